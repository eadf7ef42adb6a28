import * as v from 'valibot';

import { idSchema, isFirstOfEqual, objectMessage } from './fieldSchemas';

/** How many files support a condition, and how many papers a correction has. */
export const MOST_SOPORTES = 3;
export const MOST_DOCUMENTOS = 6;

/** Files that the backend keeps, each once. */
export function archivosSchema(most: number) {
  return v.pipe(
    v.array(idSchema('Adjunte de nuevo el archivo.'), objectMessage),
    v.maxLength(most, `Adjunte ${most} archivos como máximo.`),
    v.checkItems(
      isFirstOfEqual((id) => id),
      'Este archivo ya está: adjúntelo una sola vez.',
    ),
  );
}
