import * as v from 'valibot';

import { revisarRadicado } from '../radicado';
import { mensajeDeObjeto, sinRepetir } from './fieldSchemas';

const MAXIMO_DE_HERMANOS = 10;

const radicadoSchema = v.pipe(
  v.string('Escriba el número de radicado.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const revisado = revisarRadicado(dataset.value);
    if (revisado.valido) return revisado.radicado;
    addIssue({ message: revisado.mensaje });
    return NEVER;
  }),
);

/** Siblings who ask in the same call, by their radicados; whether these exist, only the backend can see. */
export const hermanosSchema = v.pipe(
  v.array(v.strictObject({ radicado: radicadoSchema }, mensajeDeObjeto), mensajeDeObjeto),
  v.maxLength(MAXIMO_DE_HERMANOS, `Escriba ${MAXIMO_DE_HERMANOS} hermanos como máximo.`),
  v.checkItems(
    sinRepetir(({ radicado }) => radicado),
    'Este radicado ya está: déjelo una sola vez.',
  ),
);
