import type { Queryable } from './database';

/** How long anything of the database may take, in milliseconds: nobody waits without end behind somebody else. */
export interface TimeLimits {
  /** To be given a connection. */
  readonly connection: number;
  /** To be given a lock that another has. */
  readonly lock: number;
  readonly statement: number;
  /** Between two statements of one transaction. */
  readonly idle: number;
}

export const timeLimits: TimeLimits = { connection: 5_000, lock: 5_000, statement: 10_000, idle: 60_000 };

const longMs = 10 * 60_000;

/** For a transaction that may take minutes, such as a step of the official run; it waits for locks no longer than others. */
export async function allowLong(tx: Queryable): Promise<void> {
  await tx.query(
    `select set_config('statement_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $1, true)`,
    [String(longMs)],
  );
}

/** For what happens before anyone is answered: it waits for another instance too that does the same. */
export async function allowAnyTime(tx: Queryable): Promise<void> {
  await tx.query(
    `select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true),
       set_config('lock_timeout', '0', true)`,
  );
}
