import * as v from 'valibot';

import { checkRadicado } from '../radicado';
import { objectMessage, isFirstOfEqual } from './fieldSchemas';

const MOST_HERMANOS = 10;

const radicadoSchema = v.pipe(
  v.string('Escriba el número de radicado.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkRadicado(dataset.value);
    if (checked.ok) return checked.radicado;
    addIssue({ message: checked.message });
    return NEVER;
  }),
);

/** Siblings who ask in the same convocatoria, by their radicados; whether these exist, only the backend can see. */
export const hermanosSchema = v.pipe(
  v.array(v.strictObject({ radicado: radicadoSchema }, objectMessage), objectMessage),
  v.maxLength(MOST_HERMANOS, `Escriba ${MOST_HERMANOS} hermanos como máximo.`),
  v.checkItems(
    isFirstOfEqual(({ radicado }) => radicado),
    'Este radicado ya está: déjelo una sola vez.',
  ),
);
