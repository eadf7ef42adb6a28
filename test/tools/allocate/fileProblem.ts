const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  ENOTDIR: 'no existe',
  EISDIR: 'es una carpeta, no un archivo',
  EACCES: 'no se puede abrir: no hay permiso',
  EPERM: 'no se puede abrir: no hay permiso',
  EROFS: 'no se puede escribir: el disco es de solo lectura',
  ENOSPC: 'no se puede escribir: no queda espacio en el disco',
  ENAMETOOLONG: 'tiene un nombre demasiado largo',
};

const isCoded = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** What is wrong with a file, in Spanish. @throws what is no error of the system */
export function fileProblem(path: string, error: unknown): string {
  if (!isCoded(error)) throw error;
  return `«${path}» ${SENTENCES[error.code] ?? `no se puede usar (${error.code})`}`;
}
