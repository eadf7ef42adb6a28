import * as v from 'valibot';

import type { Oferta, SolicitudResult } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import { isExtemporanea } from './extemporanea';
import type { SolicitudRow } from './solicitudRow';
import { readPrioridadNames } from './prioridades';

const opcionSchema = v.object({
  oferta: v.string(),
  resultado: v.picklist(['asignada', 'no_alcanzo', 'sin_vacantes', 'mejor_asignada']),
  corte: v.nullable(v.string()),
  puesto: v.nullable(v.number()),
  prioridad: v.number(),
  porHermano: v.boolean(),
  sorteo: v.nullable(v.number()),
  desempate: v.nullable(v.number()),
});

const notReached = "('no_alcanzo', 'sin_vacantes')";
const waiting = "('en_lista_de_espera', 'aceptada_y_en_lista')";

/**
 * SQL of a result `r` whose solicitud `s` waits for it. Those wait who would rather have the oferta than what they
 * have, by the last published run that they were in.
 */
export const waitsCondition = `(r.etapa = s.etapa_del_resultado and r.resultado in ${notReached} and s.estado in ${waiting})`;

/** SQL of a standing at an oferta (A4); those who were late by the moment of filing (A21). Two of one number are siblings, who stand as in their own run. */
const standing = (result: string, solicitud: string) =>
  `(${result}.clase, ${solicitud}.etapa,
    case when ${isExtemporanea(solicitud)} then ${solicitud}.creada_en else '-infinity' end, coalesce(${result}.sorteo, 0), ${result}.orden)`;

/**
 * SQL that joins the solicitud of each result, looked up by itself (`offset 0`): right after a publication the statistics know
 * nobody who waits, and the other way round reads all who do.
 */
export const joinSolicitud = (result: string, solicitud: string): string => `cross join lateral (
  select x.etapa, x.estado, x.etapa_del_resultado, x.convocatoria, x.creada_en from solicitudes x where x.id = ${result}.solicitud offset 0) ${solicitud}`;

/** SQL of its place in the oferta's waiting list, from 1; null: it does not wait there. */
export const waitingListPlace = `case when ${waitsCondition} then 1 + (
  select count(*) from resultados w ${joinSolicitud('w', 'sw')}
  where w.oferta = r.oferta and w.etapa = sw.etapa_del_resultado and ${standing('w', 'sw')} < ${standing('r', 's')}
    and w.resultado in ${notReached} and sw.estado in ${waiting}) end`;

/**
 * What the last published stage says, for each option in the family's order; null until one is published.
 * @param ofertas those that the solicitud names, by id
 */
export async function readResult(
  db: Queryable,
  row: SolicitudRow,
  ofertas: ReadonlyMap<string, Oferta>,
): Promise<SolicitudResult | null> {
  if (row.resultadoEn === null) return null;
  const opciones = await readRows(
    db,
    opcionSchema,
    `select r.oferta, r.resultado, c.corte, ${waitingListPlace} as puesto, r.clase as prioridad,
       r.hermano is not null as "porHermano", r.sorteo, r.desempate
     from resultados r join solicitudes s on s.id = r.solicitud
       left join cortes c on c.convocatoria = s.convocatoria and c.numero = r.etapa and c.oferta = r.oferta
       left join solicitud_opciones o on o.solicitud = r.solicitud and o.oferta = r.oferta
     where r.solicitud = $1 and r.etapa = s.etapa_del_resultado
     order by o.orden nulls last, r.oferta`,
    [row.id],
  );
  return {
    publicadoEn: row.resultadoEn.toISOString(),
    asignada: (row.ofertaAsignada === null ? undefined : ofertas.get(row.ofertaAsignada)) ?? null,
    respondaAntesDe: row.estado === 'asignada' ? (row.plazo?.toISOString() ?? null) : null,
    prioridades: await readPrioridadNames(db, row.convocatoria),
    opciones: [...opciones],
  };
}
