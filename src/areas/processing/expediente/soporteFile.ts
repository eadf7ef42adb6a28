import { fileContentSchema } from '#domain/answers/processingAnswers.ts';
import { apiPath } from './expediente';

/** A support of a solicitud; `file`: its id. */
export interface WantedSoporte {
  radicado: string;
  file: string;
}

/** Where the backend has it, which notes who reads it, and what it answers. */
export const soporteFile = {
  path: ({ radicado, file }: WantedSoporte): string => `${apiPath(radicado)}/archivos/${file}`,
  schema: fileContentSchema,
};

/** Null: it is not base 64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
