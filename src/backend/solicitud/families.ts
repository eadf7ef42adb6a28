import * as v from 'valibot';

import type { SolicitudData } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';

const memberSchema = v.object({
  id: v.number(),
  radicado: v.string(),
  tiquete: v.string(),
  familia: v.string(),
  hermanos: v.array(v.object({ radicado: v.string() })),
});
type Member = v.InferOutput<typeof memberSchema>;

/** Whether both name the same siblings: who changes one into the other brings nobody into a family, nor out of it. */
export function namesSameHermanos(one: SolicitudData['hermanos'], other: SolicitudData['hermanos']): boolean {
  const named = new Set(one.map(({ radicado }) => radicado));
  return named.size === new Set(other.map(({ radicado }) => radicado)).size && other.every(({ radicado }) => named.has(radicado));
}

/**
 * One at a time changes who belongs to which family; to be asked for before any solicitud is locked. The whole city waits
 * for it: only for data that name other siblings than before.
 */
export async function lockFamilies(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('familias ' || current_schema()))");
}

/** The least ticket of each member's family: of all who are joined by naming one another, in one step or more. */
function ticketsOfFamilies(members: readonly Member[]): ReadonlyMap<number, string> {
  const byRadicado = new Map(members.map((member) => [member.radicado, member]));
  const joined = new Map<Member, Member[]>(members.map((member) => [member, []]));
  for (const member of members) {
    for (const { radicado } of member.hermanos) {
      const other = byRadicado.get(radicado);
      if (!other) continue;
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
    `with esta as (select anio, tiquete_familia, datos from solicitudes where id = $1),
       familias as (
         select tiquete_familia as familia from esta
         union
         select h.tiquete_familia from esta, jsonb_array_elements(esta.datos->'hermanos') e
           join solicitudes h on h.radicado = e->>'radicado')
     select s.id, s.radicado, s.tiquete, s.tiquete_familia as familia, s.datos->'hermanos' as hermanos
     from familias f join solicitudes s on s.tiquete_familia = f.familia, esta
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
