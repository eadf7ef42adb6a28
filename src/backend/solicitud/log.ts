import type { Estado, BitacoraEntry } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';
import type { Actor } from './actor';

export interface LogEntry {
  /** The solicitud's id. */
  readonly solicitud: number;
  readonly en: Date;
  readonly actor: Actor;
  readonly que: BitacoraEntry['que'];
  /** Both null when nothing moved; `de` alone at filing. */
  readonly de?: Estado | null;
  readonly a?: Estado | null;
  readonly motivo?: string | null;
  readonly detalle?: Readonly<Record<string, unknown>>;
}

/** One more entry of the append-only log, in the transaction of what it tells of. */
export async function logEntry(tx: Queryable, entry: LogEntry): Promise<void> {
  await logEntries(tx, [entry]);
}

/** The same of many, with one statement. */
export async function logEntries(tx: Queryable, entries: readonly LogEntry[]): Promise<void> {
  await insertRows(
    tx,
    'bitacora',
    entries.map(({ actor, de = null, a = null, motivo = null, detalle = null, ...entry }) => ({
      ...entry,
      quien: actor.name,
      papel: actor.role,
      de,
      a,
      motivo,
      detalle,
    })),
  );
}
