import * as v from 'valibot';

import { idSchema, mensajeDeObjeto, sinRepetir } from './fieldSchemas';

/** The ofertas asked for, the most wanted first, up to the call's maximum. */
export function opcionesSchema(maximo: number) {
  return v.pipe(
    v.array(idSchema('Elija una opción de la lista.'), mensajeDeObjeto),
    v.minLength(1, 'Elija al menos una opción.'),
    v.maxLength(maximo, maximo === 1 ? 'Elija una sola opción.' : `Elija ${maximo} opciones como máximo.`),
    v.checkItems(
      sinRepetir((id) => id),
      'Esta opción ya está: elija otra o quítela.',
    ),
  );
}
