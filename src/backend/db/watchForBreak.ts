import * as v from 'valibot';

import type { Database, Queryable } from './database';

const panicSchema = v.object({ severity: v.literal('PANIC') });

/** Whether PGlite is beyond repair: PostgreSQL gave up (a full disk), or its program broke off. From then on it hangs. */
function isBreak(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || v.is(panicSchema, error);
}

/** @param onBreak is told, before the caller, of the error after which no query is answered any more */
export function watchForBreak<T extends Database>(database: T, onBreak: (error: unknown) => void): T {
  const watch = async <R>(work: Promise<R>): Promise<R> => {
    try {
      return await work;
    } catch (error) {
      if (isBreak(error)) onBreak(error);
      throw error;
    }
  };
  const watched = (db: Queryable): Queryable => ({
    query: (text, params) => watch(db.query(text, params)),
    script: (text) => watch(db.script(text)),
  });
  return {
    ...database,
    ...watched(database),
    reads: watched(database.reads),
    // Within: what ends a transaction would wait for a database that is gone.
    transaction: (work) => watch(database.transaction((tx) => work(watched(tx)))),
  };
}
