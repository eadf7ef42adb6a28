import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { isExtemporanea } from '#backend/solicitud/extemporanea.ts';
import type { EtapaRow } from './etapaRows';

const solicitudSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  tiquete: v.string(),
  familia: v.string(),
  /** The stage in whose draw it has its number; null: none before this run's. */
  etapa: v.nullable(v.number()),
  /** When it was filed, of one that was late; null: it was in time. */
  tarde: v.nullable(v.date()),
  /** The oferta that it was given, if any. */
  asignada: v.nullable(v.string()),
  /** The oferta where it holds a seat, and the condition by whose reserve that was awarded. */
  actual: v.nullable(v.string()),
  reserva: v.nullable(v.string()),
  /** Its ofertas, the one that it would rather have first. */
  opciones: v.array(v.string()),
  /** The approved ones. */
  condiciones: v.array(v.object({ condicion: v.string(), institucion: v.nullable(v.string()) })),
});
export type ListedSolicitud = v.InferOutput<typeof solicitudSchema>;

/**
 * SQL of a solicitud `s` that is new in a stage: filed before it closed, in no earlier one.
 * Parameters: the convocatoria, when the stage closes, its conditions.
 * @param decision what a condition of the stage must be for the solicitud to be in it
 */
export const newInEtapa = (decision: string): string => `s.convocatoria = $1 and s.creada_en < $2 and s.etapa is null
  and (cardinality($3::text[]) = 0 or exists (select 1 from solicitud_condiciones k
    where k.solicitud = s.id and k.condicion = any($3::text[]) and ${decision}))`;

/** SQL of a solicitud `s` of the convocatoria that is $1 which was in an earlier run and still waits (A1). */
export const stillWaits = `s.convocatoria = $1 and s.estado in ('en_lista_de_espera', 'aceptada_y_en_lista')`;

export const parametersOf = ({ convocatoria, cierra, condiciones }: EtapaRow): readonly unknown[] => [
  convocatoria,
  cierra.toISOString(),
  condiciones,
];

/**
 * In the order of their tickets, so that nothing tells who asked first. Options and conditions are read once for all of them:
 * a country's list would be as many look-ups.
 */
function readSolicitudes(db: Queryable, which: string, params: readonly unknown[]): Promise<readonly ListedSolicitud[]> {
  return readRows(
    db,
    solicitudSchema,
    `select s.id, s.radicado, s.estado, s.tiquete, s.tiquete_familia as familia, s.etapa,
       case when ${isExtemporanea('s')} then s.creada_en end as tarde, s.oferta_asignada as asignada,
       case when s.estado = 'aceptada_y_en_lista' then s.oferta_asignada else s.cupo_actual end as actual,
       case when s.estado = 'aceptada_y_en_lista' then s.reserva_asignada end as reserva,
       coalesce(o.opciones, '[]') as opciones, coalesce(c.condiciones, '[]') as condiciones
     from solicitudes s
       left join (select solicitud, jsonb_agg(oferta order by orden) as opciones from solicitud_opciones group by 1) o
         on o.solicitud = s.id
       left join (select solicitud, jsonb_agg(jsonb_build_object('condicion', condicion, 'institucion', institucion)) as condiciones
         from solicitud_condiciones where decision = 'aprobada' group by 1) c on c.solicitud = s.id
     where ${which} order by s.tiquete`,
    params,
  );
}

/** Those who still wait and those who are new in the stage. */
export const readListOfEtapa = (db: Queryable, etapa: EtapaRow): Promise<readonly ListedSolicitud[]> =>
  readSolicitudes(
    db,
    `(${stillWaits}) or (s.estado = 'validada' and ${newInEtapa("k.decision = 'aprobada'")})`,
    parametersOf(etapa),
  );

/** SQL of a solicitud `s` of the convocatoria that is $1 which was late, and is in no list yet (A21). */
export const isLateAndNew = (estados: string): string =>
  `s.convocatoria = $1 and s.estado in (${estados}) and s.etapa is null and ${isExtemporanea('s')}`;

/** Those who still wait, and once the last stage is published who was late. */
export const readWaitingList = (db: Queryable, { convocatoria }: EtapaRow): Promise<readonly ListedSolicitud[]> =>
  readSolicitudes(
    db,
    `(${stillWaits}) or (${isLateAndNew("'validada'")} and not exists (
       select 1 from etapas e left join corridas r using (convocatoria, numero)
       where e.convocatoria = $1 and r.publicada_en is null))`,
    [convocatoria],
  );

const ticketSchema = v.object({ tiquete: v.string() });

/**
 * Whether all who held a seat and waited in a list that was read before still do. They cannot come to keep it for good
 * before the end of the transaction; afterwards the table of moves refuses it until the list's result is published.
 * @param holders of the list: where each holds a seat, by ticket
 */
export async function lockHolders(
  tx: Queryable,
  { convocatoria }: EtapaRow,
  holders: ReadonlyMap<string, string>,
): Promise<boolean> {
  const rows = await readRows(
    tx,
    ticketSchema,
    `select s.tiquete from solicitudes s join jsonb_each_text($2::jsonb) as h (tiquete, oferta) on s.tiquete = h.tiquete::uuid
     where ${stillWaits} and s.oferta_asignada = h.oferta::uuid order by s.id for share of s`,
    [convocatoria, JSON.stringify(Object.fromEntries(holders))],
  );
  return rows.length === holders.size;
}
