import * as v from 'valibot';

import { type Queryable, readRow } from '#backend/db/database.ts';

const pidSchema = v.object({ pid: v.number() });

/** The server's process of a transaction. */
export async function pidOf(tx: Queryable): Promise<number> {
  const row = await readRow(tx, pidSchema, 'select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

/** Settled once another session waits for a lock that the process has. */
export async function untilItBlocks(database: Queryable, pid: number): Promise<void> {
  const waiting = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  while ((await database.query(waiting, [pid])).length === 0);
}

/** Settled once the server has ended the process. */
export async function untilItIsGone(database: Queryable, pid: number): Promise<void> {
  while ((await database.query('select pid from pg_stat_activity where pid = $1', [pid])).length > 0);
}
