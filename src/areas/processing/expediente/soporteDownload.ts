import { createDownload } from '#kits/download/createDownload.ts';
import { fileContentSchema } from '#domain/answers/processingAnswers.ts';
import { AREA } from '../processingPaths';
import { apiPath } from './expediente';

/** A support of a condition; `file`: its id. */
export const soporteDownload = createDownload({
  area: AREA,
  name: 'soporteDownload',
  path: ({ radicado, file }: { radicado: string; file: string }) => `${apiPath(radicado)}/archivos/${file}`,
  schema: fileContentSchema,
  fileOf({ nombre, tipo, contenido }) {
    const content = bytesOf(contenido);
    return content && { name: nombre, type: tipo, content };
  },
});

/** Null: it is not base 64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
