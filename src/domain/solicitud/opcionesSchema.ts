import * as v from 'valibot';

import { idSchema, objectMessage, isFirstOfEqual } from './fieldSchemas';

/** The ofertas asked for, the most wanted first, up to the convocatoria's maximum. */
export function opcionesSchema(most: number) {
  return v.pipe(
    v.array(idSchema('Elija una opción de la lista.'), objectMessage),
    v.minLength(1, 'Elija al menos una opción.'),
    v.maxLength(most, most === 1 ? 'Elija una sola opción.' : `Elija ${most} opciones como máximo.`),
    v.checkItems(
      isFirstOfEqual((id) => id),
      'Esta opción ya está: elija otra o quítela.',
    ),
  );
}
