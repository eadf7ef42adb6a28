import type { Database, Queryable } from '#backend/db/database.ts';
import { createStepRunner, type StepRunner } from '#backend/places/allocation/jobs/stepRunner.ts';

/** An instance of the backend that works on the long steps of an allocation, all of it in this process. */
export interface Instance {
  readonly runner: StepRunner;
  /** What it reported. */
  readonly faults: readonly unknown[];
  /** Of the transactions that it begins, the one with this number is its death: it does nothing more, nothing at all. */
  dieAt(transaction: number): void;
  /** Whether it has died. */
  isDead(): boolean;
  /** It waits before it begins the transaction with this number, counted from now; `held` is settled once it waits. */
  holdBefore(transaction: number): { readonly held: Promise<void>; release(): void };
}

class Dead extends Error {}

/** An instance on a database that other instances use too. */
export function createInstance(database: Database): Instance {
  const faults: unknown[] = [];
  let transactions = 0;
  let death = Infinity;
  let hold: { at: number; tell: () => void; over: Promise<void> } | undefined;
  const isDead = (): boolean => transactions >= death;
  const alive = (db: Queryable): Queryable => ({
    query: async (text, params) => {
      if (isDead()) throw new Dead();
      return db.query(text, params);
    },
    script: async (text) => {
      if (isDead()) throw new Dead();
      return db.script(text);
    },
  });
  const runner = createStepRunner({
    timeZone: 'America/Bogota',
    report: (error) => faults.push(error),
    // Without an address, so that the work is done here.
    database: {
      ...alive(database),
      reads: alive(database.reads),
      close: () => Promise.resolve(),
      transaction: async (work) => {
        transactions += 1;
        if (isDead()) throw new Dead();
        if (hold?.at === transactions) {
          hold.tell();
          await hold.over;
        }
        return database.transaction((tx) => work(alive(tx)));
      },
    },
  });
  return {
    runner,
    faults,
    isDead,
    dieAt: (transaction) => {
      transactions = 0;
      death = transaction;
    },
    holdBefore: (transaction) => {
      let release = (): void => undefined;
      const over = new Promise<void>((resolve) => (release = resolve));
      const held = new Promise<void>((resolve) => {
        transactions = 0;
        hold = { at: transaction, tell: resolve, over };
      });
      return { held, release: () => release() };
    },
  };
}

/** Lets the lease of every job run out, as it does after the death of its instance. */
export async function endLeases(database: Database): Promise<void> {
  await database.script(
    `update trabajos set tomado_hasta = clock_timestamp() - interval '1 second' where tomado_hasta is not null`,
  );
}
