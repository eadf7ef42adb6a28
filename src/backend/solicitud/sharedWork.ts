export interface Compartida<T> {
  /** False when it was under way already. */
  readonly primera: boolean;
  readonly resultado: Promise<T>;
}

/** Whoever asks for what is under way by the same key is given that one's result, a failure too. */
export function createCompartir<T>(): (llave: string, hacer: () => Promise<T>) => Compartida<T> {
  const enCurso = new Map<string, Promise<T>>();
  return (llave, hacer) => {
    const otra = enCurso.get(llave);
    if (otra) return { primera: false, resultado: otra };
    const resultado = hacer().finally(() => enCurso.delete(llave));
    enCurso.set(llave, resultado);
    return { primera: true, resultado };
  };
}
