import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { PROMISED_FAMILY_MOVES, PROMISED_STAFF_MOVES, PROMISE, PROMISE_OF_ALLOCATION, PROMISE_OF_DEADLINE } from './promise';

/** A solicitud as the log alone tells it, or as it is stored. */
export interface LoggedSolicitud {
  readonly radicado: string;
  readonly estado: Estado;
  readonly asignadaA: string | null;
}

const estado = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));
const entrySchema = v.object({
  radicado: v.string(),
  en: v.date(),
  quien: v.string(),
  papel: v.picklist(['familia', 'funcionario', 'sistema', 'asignacion']),
  que: v.string(),
  de: v.nullable(estado),
  a: v.nullable(estado),
});
type LogEntry = v.InferOutput<typeof entrySchema>;

/** Whether the table of a solicitud's life has the move. */
function fits({ papel, de, a }: LogEntry & { readonly a: Estado }): boolean {
  if (de === null) return a === 'radicada' && (papel === 'familia' || papel === 'funcionario');
  switch (papel) {
    case 'familia':
      return PROMISED_FAMILY_MOVES.some((move) => PROMISE[move].familia?.[de] === a);
    case 'funcionario':
      return PROMISED_STAFF_MOVES.some((move) => PROMISE[move].dueña?.[de] === a || PROMISE[move].otra?.[de] === a);
    case 'asignacion':
      return PROMISE_OF_ALLOCATION[de]?.includes(a) ?? false;
    case 'sistema':
      return PROMISE_OF_DEADLINE[de] === a;
  }
}

function next(before: LoggedSolicitud | undefined, entry: LogEntry): LoggedSolicitud {
  const { radicado, de, a, que, quien } = entry;
  const counted = `${radicado}: ${que} of ${quien}, from ${de ?? 'nothing'} to ${a ?? 'nothing'}`;
  if (a !== null && (de !== (before?.estado ?? null) || !fits({ ...entry, a }))) {
    throw new Error(`The log tells what cannot happen to ${before?.estado ?? 'nothing'}. ${counted}`);
  }
  const is = a ?? before?.estado;
  if (is === undefined) throw new Error(`The log tells something before the filing. ${counted}`);
  // Whoever takes it has it until it is given back, or edited.
  const own = que === 'liberacion' || a === 'radicada' ? null : (before?.asignadaA ?? null);
  const takesBack =
    que === 'toma' ||
    (de === 'validada' && a === 'en_revision') ||
    (de === 'por_subsanar' && entry.papel === 'funcionario' && a === 'en_revision');
  return { radicado, estado: is, asignadaA: takesBack ? quien : own };
}

/**
 * Tells every solicitud's life from nothing but the log.
 * @returns them in the order of their filing
 * @throws where the log tells a move that the table does not have, or from another state than it had come to
 */
export async function repeatBitacora(db: Queryable): Promise<readonly LoggedSolicitud[]> {
  const entries = await readRows(
    db,
    entrySchema,
    `select s.radicado, b.en, b.quien, b.papel, b.que, b.de, b.a
     from bitacora b join solicitudes s on s.id = b.solicitud order by b.id`,
  );
  const counts = new Map<string, LoggedSolicitud>();
  const born = new Map<string, number>();
  for (const entry of entries) {
    const { radicado, en } = entry;
    if (!born.has(radicado)) born.set(radicado, en.getTime());
    counts.set(radicado, next(counts.get(radicado), entry));
  }
  const beginning = ({ radicado }: LoggedSolicitud): number => born.get(radicado) ?? 0;
  return [...counts.values()].sort((one, other) => beginning(one) - beginning(other));
}

const storedSchema = v.object({ radicado: v.string(), estado, asignadaA: v.nullable(v.string()) });

/** What is stored of every solicitud, in the order of their filing. */
export function readStored(db: Queryable): Promise<readonly LoggedSolicitud[]> {
  return readRows(db, storedSchema, 'select radicado, estado, asignada_a as "asignadaA" from solicitudes order by creada_en, id');
}
