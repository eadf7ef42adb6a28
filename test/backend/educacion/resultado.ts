import * as v from 'valibot';

import type { Oferta, Resultado } from '../../../src/shared/educacion/tipos';
import { type Queryable, readRows } from '../db/database';
import type { Fila } from './fila';

const opcionSchema = v.object({
  oferta: v.string(),
  resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
  corte: v.nullable(v.string()),
  puesto: v.nullable(v.number()),
});

/**
 * What the last published stage says, for each option in the family's order; null until one is published.
 * @param ofertas those that the request names, by id
 */
export async function leerResultado(
  db: Queryable,
  fila: Fila,
  ofertas: ReadonlyMap<string, Oferta>,
): Promise<Resultado | null> {
  if (fila.resultadoEn === null) return null;
  const opciones = await readRows(
    db,
    opcionSchema,
    `select r.oferta, r.resultado, r.corte, r.puesto
     from resultados r left join solicitud_opciones o on o.solicitud = r.solicitud and o.oferta = r.oferta
     where r.solicitud = $1 and r.etapa = (select max(etapa) from resultados where solicitud = $1)
     order by o.orden nulls last, r.oferta`,
    [fila.id],
  );
  return {
    publicadoEn: fila.resultadoEn.toISOString(),
    asignada: (fila.ofertaAsignada === null ? undefined : ofertas.get(fila.ofertaAsignada)) ?? null,
    respondaAntesDe: fila.estado === 'asignada' ? (fila.plazo?.toISOString() ?? null) : null,
    opciones: [...opciones],
  };
}
