import * as v from 'valibot';

import { LIVE_ESTADOS } from '#domain/estados.ts';
import { originOf } from '../letters/originOf';
import { type Queryable, readRows } from '../db/database';
import { guardianColumn, proofBetween } from './hermanos';

const memberSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  tiquete: v.string(),
  familia: v.string(),
  hermanos: v.array(v.object({ radicado: v.string() })),
  acudiente: v.nullable(v.string()),
  /** Those filed after it whom staff take for its siblings. */
  aprobados: v.array(v.number()),
});
type Member = v.InferOutput<typeof memberSchema>;

/**
 * One at a time changes who belongs to which family; to be asked for before any solicitud is locked. The whole city waits
 * for it: only for data that name other siblings, or another guardian's document, than before.
 */
export async function lockFamilies(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('familias ' || current_schema()))");
}

/** The least ticket of each member's family: of all who are proved to be siblings, in one step or more. */
function ticketsOfFamilies(members: readonly Member[]): ReadonlyMap<number, string> {
  const byRadicado = new Map(members.map((member) => [member.radicado, member]));
  const joined = new Map<Member, Member[]>(members.map((member) => [member, []]));
  for (const member of members) {
    for (const { radicado } of member.hermanos) {
      const other = byRadicado.get(radicado);
      if (!other) continue;
      const isApproved = member.aprobados.includes(other.id) || other.aprobados.includes(member.id);
      if (proofBetween(member, other, isApproved) === null) continue;
      joined.get(member)?.push(other);
      joined.get(other)?.push(member);
    }
  }
  const tickets = new Map<number, string>();
  // From the least ticket on, so that the first who reaches a member gives it the family's.
  for (const first of [...members].sort((one, other) => (one.tiquete < other.tiquete ? -1 : 1))) {
    const pending = tickets.has(first.id) ? [] : [first];
    for (let member = pending.pop(); member; member = pending.pop()) {
      if (tickets.has(member.id)) continue;
      tickets.set(member.id, first.tiquete);
      pending.push(...(joined.get(member) ?? []));
    }
  }
  return tickets;
}

/**
 * Siblings who ask together share one ticket (A8): works out anew the families that a
 * solicitud's stored data touch, those that it leaves too. Under `lockFamilies`.
 */
export async function rebuildFamilies(tx: Queryable, solicitud: number): Promise<void> {
  const members = await readRows(
    tx,
    memberSchema,
    // Step by step, so that each is found by an index: a subquery that names `esta` is done for every solicitud.
    `with esta as (select radicado, anio, tiquete_familia, datos from solicitudes where id = $1),
       familias as (
         select tiquete_familia as familia from esta
         union
         select h.tiquete_familia from esta, jsonb_array_elements(esta.datos->'hermanos') e
           join solicitudes h on h.radicado = e->>'radicado'
         union
         select h.tiquete_familia from esta join solicitudes h
           on h.datos->'hermanos' @> jsonb_build_array(jsonb_build_object('radicado', esta.radicado)))
     select s.id, s.radicado, s.tiquete, s.tiquete_familia as familia, s.datos->'hermanos' as hermanos,
       ${guardianColumn('s')} as acudiente, a.aprobados
     from familias f join solicitudes s on s.tiquete_familia = f.familia
       cross join lateral (
         select coalesce(jsonb_agg(hermano), '[]') as aprobados from hermanos_aprobados where solicitud = s.id) a, esta
     where s.anio = esta.anio`,
    [solicitud],
  );
  const tickets = ticketsOfFamilies(members);
  const changed = members.filter(({ id, familia }) => tickets.get(id) !== familia);
  if (changed.length === 0) return;
  await tx.query(
    `update solicitudes s set tiquete_familia = n.familia
     from unnest($1::bigint[], $2::uuid[]) as n (id, familia) where s.id = n.id`,
    [changed.map(({ id }) => id), changed.map(({ id }) => tickets.get(id))],
  );
}

/**
 * Tells the families of those whom it names, and with whom nothing joins it yet, that they are named: once of each pair.
 * Few a day to one address: who files or changes many that name one family does not use up its letters.
 */
export async function tellNamedHermanos(tx: Queryable, solicitud: number, instant: Date): Promise<void> {
  await tx.query(
    `insert into avisos (clave, solicitud, tipo, para, datos, origen, creado_en, proximo_intento)
     select h.id || '-hermano_nombrado-' || s.id, h.id, 'hermano_nombrado', h.correo,
       jsonb_build_object('radicado', h.radicado, 'plazo', null), $2, $3::timestamptz, $3::timestamptz
     from solicitudes s cross join jsonb_array_elements(s.datos->'hermanos') e
       join solicitudes h on h.radicado = e->>'radicado' and h.anio = s.anio
     where s.id = $1 and h.correo is not null and h.tiquete_familia <> s.tiquete_familia and h.estado = any($4::text[])
     on conflict on constraint aviso_unico do nothing`,
    [solicitud, originOf('hermano_nombrado'), instant.toISOString(), [...LIVE_ESTADOS]],
  );
}
