import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { BitacoraEntry } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '../db/database';
import type { Actor } from './actor';
import { withoutReads } from './bitacoraEntries';
import type { SolicitudRow } from './solicitudRow';

interface AskedStep {
  readonly actor: Actor;
  /** The move's name: of many, the state that it leads to. */
  readonly move: string;
  readonly logged: BitacoraEntry['que'];
  readonly version: number;
  readonly reason: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

const entrySchema = v.object({ a: v.nullable(v.string()) });

/**
 * Whether the one change since that version is this very step of the same member of staff: its answer was lost, and it is
 * asked again (F92). What the step had before it, such as a proposal that it ended, may be unknown by now.
 */
export async function isRepeated(tx: Queryable, row: SolicitudRow, asked: AskedStep): Promise<boolean> {
  const { actor, move, logged, version, reason, detail } = asked;
  if (actor.role !== 'funcionario' || row.version !== version + 1) return false;
  const last = await readRow(
    tx,
    entrySchema,
    `select a from (select * from bitacora b where b.solicitud = $1 and ${withoutReads} order by b.id desc limit 1) b
     where quien = $2 and papel = $3 and que = $4 and ($5::text is null or motivo = $5) and coalesce(detalle, '{}') @> $6::jsonb`,
    [row.id, actor.name, actor.role, logged, reason, JSON.stringify(detail)],
  );
  return last !== undefined && (!isEstado(move) || last.a === move);
}
