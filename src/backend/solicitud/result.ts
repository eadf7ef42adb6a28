import * as v from 'valibot';

import type { Oferta, Resultado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { Fila } from './solicitudRow';
import { leerNombresDePrioridades } from './prioridades';

const opcionSchema = v.object({
  oferta: v.string(),
  resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
  corte: v.nullable(v.string()),
  puesto: v.nullable(v.number()),
  prioridad: v.number(),
  sorteo: v.nullable(v.number()),
});

const sinAlcanzar = "('no_alcanzo', 'sin_vacantes')";
const esperando = "('en_lista_de_espera', 'aceptada_y_en_lista')";

/**
 * SQL of a result `r` whose request `s` waits for it. Those wait who would rather have the oferta than what they
 * have; an earlier stage goes first, then the common order.
 */
export const espera = `(r.resultado in ${sinAlcanzar} and s.estado in ${esperando})`;

/** SQL of its place in the oferta's waiting list, from 1; null: it does not wait there. */
export const puestoEnLista = `case when ${espera} then 1 + (
  select count(*) from resultados w join solicitudes sw on sw.id = w.solicitud
  where w.oferta = r.oferta and (w.etapa, w.orden) < (r.etapa, r.orden)
    and w.resultado in ${sinAlcanzar} and sw.estado in ${esperando}) end`;

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
    `select r.oferta, r.resultado, c.corte, ${puestoEnLista} as puesto, r.clase as prioridad, r.sorteo
     from resultados r join solicitudes s on s.id = r.solicitud
       left join cortes c on c.convocatoria = s.convocatoria and c.numero = r.etapa and c.oferta = r.oferta
       left join solicitud_opciones o on o.solicitud = r.solicitud and o.oferta = r.oferta
     where r.solicitud = $1 and r.etapa = (select max(etapa) from resultados where solicitud = $1)
     order by o.orden nulls last, r.oferta`,
    [fila.id],
  );
  return {
    publicadoEn: fila.resultadoEn.toISOString(),
    asignada: (fila.ofertaAsignada === null ? undefined : ofertas.get(fila.ofertaAsignada)) ?? null,
    respondaAntesDe: fila.estado === 'asignada' ? (fila.plazo?.toISOString() ?? null) : null,
    prioridades: await leerNombresDePrioridades(db, fila.convocatoria),
    opciones: [...opciones],
  };
}
