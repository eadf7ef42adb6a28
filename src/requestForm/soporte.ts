/** Spec of the backend: a support is a PDF, JPG or PNG of 5 MB at most. */
const MAX_SOPORTE_BYTES = 5 * 1024 * 1024;
/** For a file input. The server looks at the content, whatever the name says. */
export const SOPORTE_TYPES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
export const MAX_SOPORTES = 3;

export const TOO_BIG = 'El archivo pesa más de 5 MB. Adjunte uno más liviano.';
export const WRONG_TYPE = 'El archivo no es PDF, JPG ni PNG. Adjunte uno de esos tipos.';
const EMPTY_FILE = 'El archivo está vacío. Adjunte otro.';

/** Why a file need not even be sent; null: it can be. A type that the browser does not know is left to the server. */
export function refusalOfFile({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size > MAX_SOPORTE_BYTES) return TOO_BIG;
  if (size === 0) return EMPTY_FILE;
  return type === '' || ['application/pdf', 'image/jpeg', 'image/png'].includes(type) ? null : WRONG_TYPE;
}
