import * as v from 'valibot';

import { objectMessage, isFirstOfEqual } from './fieldSchemas';
import { radicadoSchema } from './radicadoSchema';

const MOST_HERMANOS = 10;

/** Siblings who ask in the same convocatoria, by their radicados; whether these exist, only the backend can see. */
export const hermanosSchema = v.pipe(
  v.array(v.strictObject({ radicado: radicadoSchema }, objectMessage), objectMessage),
  v.maxLength(MOST_HERMANOS, `Escriba ${MOST_HERMANOS} hermanos como máximo.`),
  v.checkItems(
    isFirstOfEqual(({ radicado }) => radicado),
    'Este radicado ya está: déjelo una sola vez.',
  ),
);
