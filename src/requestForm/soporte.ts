import { MOST_DOCUMENTOS, MOST_SOPORTES } from '#domain/solicitud/archivosSchema.ts';
import { DOCUMENTOS } from './draftChanges';

/** Spec of the backend: a support is a PDF, JPG or PNG of 5 MB at most. */
const MAX_SOPORTE_BYTES = 5 * 1024 * 1024;
/** For a file input. The server looks at the content, whatever the name says. */
export const SOPORTE_TYPES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** How many files a condition may have, or the papers. */
export const mostFilesOf = (codigo: string): number => (codigo === DOCUMENTOS ? MOST_DOCUMENTOS : MOST_SOPORTES);

export const TOO_BIG = 'El archivo pesa más de 5 MB. Adjunte uno más liviano.';
export const WRONG_TYPE = 'El archivo no es PDF, JPG ni PNG. Adjunte uno de esos tipos.';
const HEIC =
  'Esta foto está en formato HEIC, que aquí no se puede abrir. Haga una captura de pantalla de la foto y adjúntela, o elija «Más compatible» en los formatos de la cámara y tómela otra vez.';
export const ATTACHED_ALREADY = 'Este archivo ya está adjunto: no se adjuntó otra vez.';
export const tooManyOf = (most: number): string => `Ya hay ${most} archivos, que es lo máximo. Para adjuntar otro, quite uno.`;
export const CHANGED = 'El archivo cambió o ya no está donde estaba. Elíjalo de nuevo.';
export const UPLOAD_INTERRUPTED = 'La página se recargó antes de que terminara de subir. Adjúntelo de nuevo.';
const EMPTY_FILE = 'El archivo está vacío. Adjunte otro.';

/** What browsers and systems call them; what they do not know, or call just bytes, is left to the server. */
const TYPES = ['application/pdf', 'application/x-pdf', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/x-png'];
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** Why a file need not even be sent; null: it can be. */
export function refusalOfFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return HEIC;
  if (size > MAX_SOPORTE_BYTES) return TOO_BIG;
  if (size === 0) return EMPTY_FILE;
  return [...TYPES, ...UNKNOWN_TYPES].includes(type) ? null : WRONG_TYPE;
}
