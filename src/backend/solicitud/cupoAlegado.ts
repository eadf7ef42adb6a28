import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import { documentoKey } from './matricula';
import { findSolicitudRow, requireSolicitudRow, type SolicitudRow } from './solicitudRow';

/**
 * SQL of whether a pupil, by another solicitud, left the seat that solicitud `s` claims: it went to others when the pupil
 * was given a better one, and is nobody's to claim.
 */
const leftBefore = `exists (select 1 from solicitudes d where d.documento = s.documento and d.anio = s.anio
  and d.documento_clave = s.documento_clave and d.id <> s.id and d.dejo_cupo and d.cupo_actual = s.cupo_alegado)`;

/** SQL of whether the enrolment list proves the seat that solicitud `s` claims. */
const proven = `(exists (select 1 from matriculados m join ofertas o on o.sede = m.sede and o.grado = m.grado
  where m.anio = s.anio and m.documento = ${documentoKey('s')} and o.id = s.cupo_alegado) and not ${leftBefore})`;

/** Those that have been in no run: what a run counted, it counted. */
const untilRun = `s.estado in ('radicada', 'en_revision', 'por_subsanar', 'validada')`;

/** Looks for claimed seats in the enrolment list as it is now: of one solicitud, or of all of a year. */
export async function proveCupos(tx: Queryable, which: { solicitud: number } | { anio: number }): Promise<void> {
  const [scope, value] = 'solicitud' in which ? ['s.id', which.solicitud] : ['s.anio', which.anio];
  await tx.query(
    `update solicitudes s set cupo_en_lista = cupo_alegado is not null and ${proven} where ${scope} = $1 and ${untilRun}
       and (cupo_alegado is not null or cupo_en_lista)`,
    [value],
  );
}

const countSchema = v.object({ n: v.number() });

/** How many solicitudes have a seat by the enrolment list alone, which another list in its place would not prove. */
export async function countUnproven(
  tx: Queryable,
  anio: number,
  list: readonly { readonly documento: string; readonly sede: string; readonly grado: number }[],
): Promise<number> {
  const count = await readRow(
    tx,
    countSchema,
    `with nueva as materialized (
       select m.documento, o.id as oferta from jsonb_to_recordset($2::jsonb) as m (documento text, sede uuid, grado int)
         join ofertas o on o.sede = m.sede and o.grado = m.grado and o.anio = $1
     )
     select count(*) as n from solicitudes s where s.anio = $1 and s.cupo_en_lista and s.cupo_decision <> 'aprobada' and ${untilRun}
       and not exists (select 1 from nueva n where n.documento = ${documentoKey('s')} and n.oferta = s.cupo_alegado)`,
    [anio, JSON.stringify(list)],
  );
  return count?.n ?? 0;
}

/** The same of one that is locked. @returns the solicitud as it is now */
export async function proveCupo(tx: Queryable, row: SolicitudRow): Promise<SolicitudRow> {
  if (row.cupoAlegado === null) return row;
  await proveCupos(tx, { solicitud: row.id });
  return requireSolicitudRow(await findSolicitudRow(tx, row.radicado));
}

/** Another seat is claimed, or of another pupil: it is to be decided anew. */
export async function forgetCupoDecision(tx: Queryable, solicitud: number): Promise<void> {
  await tx.query(
    `update solicitudes set cupo_decision = 'pendiente', cupo_motivo = null, cupo_decidido_por = null, cupo_decidido_en = null
     where id = $1`,
    [solicitud],
  );
}

/** The pupils whose current seat counts at an oferta `o`; those of a solicitud that ended without a run claim it no more. */
export const countedAt = `s.cupo_actual = o.id and (s.dejo_cupo or s.estado not in ('no_admitida', 'retirada'))`;

const roomSchema = v.object({ continuan: v.number(), reconocidos: v.number(), dejado: v.boolean() });

/**
 * Within the transaction that approves a claimed seat: no more pupils hold one at a place than continue there.
 * @throws 409 `cupo_de_mas`, `cupo_dejado`
 */
export async function requireRoom(tx: Queryable, { id, cupoAlegado }: SolicitudRow): Promise<void> {
  // Of two that are approved at once, the second counts the first.
  await tx.query('select 1 from ofertas where id = $1 for no key update', [cupoAlegado]);
  const found = await readRow(
    tx,
    roomSchema,
    `select o.continuan, ${leftBefore} as dejado,
       (select count(distinct s.documento_clave) from solicitudes s, solicitudes own
        where own.id = $1 and ${countedAt} and s.documento_clave <> own.documento_clave) as reconocidos
     from solicitudes s join ofertas o on o.id = s.cupo_alegado where s.id = $1`,
    [id],
  );
  if (!found) throw new Error('Who claims no seat has none to approve');
  const { continuan, reconocidos, dejado } = found;
  if (dejado) {
    throw new HttpProblem(
      409,
      'Ese cupo ya pasó a otros: por otra solicitud de este año el estudiante obtuvo uno que puso antes. No se puede aprobar',
      { codigo: 'cupo_dejado' },
    );
  }
  if (reconocidos < continuan) return;
  const already = reconocidos === 1 ? 'ya se reconoció el cupo actual de 1' : `ya se reconoció el cupo actual de ${reconocidos}`;
  const there = continuan === 1 ? 'continúa 1 estudiante' : `continúan ${continuan} estudiantes`;
  throw new HttpProblem(
    409,
    `En esa sede, jornada y grado ${there} y ${already}: no puede haber más. Niegue el que no sea ` +
      'cierto, o pida a quien lleva la oferta que corrija cuántos continúan',
    { codigo: 'cupo_de_mas' },
  );
}
