import * as v from 'valibot';

import { idSchema, objectMessage, isFirstOfEqual } from './fieldSchemas';

/** Why a solicitud that asks for nothing but the seat that the pupil has is not taken; null: it asks for more. */
export function onlyOwnCupoProblem(opciones: readonly string[], cupoActual: string | null): string | null {
  return opciones.length === 1 && opciones[0] === cupoActual
    ? 'La única opción es el cupo que el estudiante ya tiene, y para conservarlo no hace falta pedirlo. Agregue una que prefiera más.'
    : null;
}

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
