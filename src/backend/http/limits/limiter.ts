import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Limit } from './limits';

/** One count that a call is held against. */
export interface Held {
  readonly limit: Limit;
  readonly key: string;
  /** By default 1; with 0 it only asks whether there is room for one. */
  readonly amount?: number;
}

/** Counts by key, shared by all instances that use one database. */
export interface Limiter {
  /**
   * Counts all of them, or none where one has no room.
   * @returns 0, or the seconds until it is worth another try
   */
  spend(held: readonly Held[]): Promise<number>;
  /** Takes back counts of windows that still run. */
  giveBack(held: readonly Held[]): Promise<void>;
}

interface Entry {
  readonly id: string;
  readonly amount: number;
  readonly most: number;
  readonly windowSeconds: number;
}

interface Ask {
  readonly kind: 'spend' | 'giveBack';
  readonly entries: readonly Entry[];
  readonly answer: (seconds: number) => void;
  readonly fail: (error: unknown) => void;
}

/** A digest: it has one length whatever was sent, and the table holds nobody's address. */
function entryOf({ limit, key, amount = 1 }: Held): Entry {
  const id = createHash('sha256').update(`${limit.name}\n${key}`).digest('base64url');
  return { id, amount, most: limit.most, windowSeconds: limit.windowSeconds };
}

const spentSchema = v.object({ clave: v.string(), gastado: v.number(), termina: v.date() });
type Spent = v.InferOutput<typeof spentSchema>;

/** In the order of the keys, so that two instances never wait for each other's. */
function totalsOf(asks: readonly Ask[]): readonly Entry[] {
  const totals = new Map<string, Entry>();
  for (const entry of asks.flatMap(({ entries }) => entries)) {
    const amount = entry.amount + (totals.get(entry.id)?.amount ?? 0);
    totals.set(entry.id, { ...entry, amount });
  }
  return [...totals.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function count(db: Queryable, totals: readonly Entry[], instant: Date): Promise<readonly Spent[]> {
  return readRows(
    db,
    spentSchema,
    `with pedido as (
       select clave, cuenta, termina from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as p (clave, cuenta, termina)
     ), contado as (
       insert into limites as l (clave, gastado, termina)
       select clave, cuenta, termina from pedido where cuenta > 0 order by clave
       on conflict (clave) do update set
         gastado = case when l.termina <= $4 then 0 else l.gastado end + excluded.gastado,
         termina = case when l.termina <= $4 then excluded.termina else l.termina end
       returning clave, gastado, termina
     )
     select clave, gastado, termina from contado union all
     select l.clave, l.gastado, l.termina from limites l join pedido p using (clave) where p.cuenta = 0 and l.termina > $4`,
    [
      totals.map(({ id }) => id),
      totals.map(({ amount }) => amount),
      totals.map(({ windowSeconds }) => new Date(instant.getTime() + windowSeconds * 1000).toISOString()),
      instant.toISOString(),
    ],
  );
}

async function takeBack(db: Queryable, totals: readonly Entry[], instant: Date): Promise<void> {
  if (totals.length === 0) return;
  await db.query(
    `update limites l set gastado = greatest(l.gastado - d.cuenta, 0)
     from (
       select b.clave, p.cuenta from limites b join unnest($1::text[], $2::bigint[]) as p (clave, cuenta) using (clave)
       where b.termina > $3 order by b.clave for update of b
     ) d
     where l.clave = d.clave`,
    [totals.map(({ id }) => id), totals.map(({ amount }) => amount), instant.toISOString()],
  );
}

/**
 * A store of our own, because a success must cost nothing: the well-known middlewares count every call while it runs,
 * and 300 families who look up at once behind a library's one address would lock one another out.
 * What is asked for while a statement runs is put together into the next: it takes one connection, however many call.
 * @param now milliseconds since 1970; given, so that a test can let time pass
 */
export function createLimiter(db: Queryable, now: () => number): Limiter {
  let waiting: Ask[] = [];
  let isRunning = false;

  async function settle(asks: readonly Ask[]): Promise<void> {
    const instant = new Date(now());
    const backs = asks.filter(({ kind }) => kind === 'giveBack');
    const spends = asks.filter(({ kind }) => kind === 'spend');
    await takeBack(db, totalsOf(backs), instant);
    for (const { answer } of backs) answer(0);
    if (spends.length === 0) return;
    const totals = totalsOf(spends);
    const found = new Map((await count(db, totals, instant)).map((row) => [row.clave, row]));
    // What was spent before them: whoever asked first is given what is left first.
    const before = new Map(totals.map(({ id, amount }) => [id, Math.max(0, (found.get(id)?.gastado ?? 0) - amount)]));
    const spentOf = (id: string): number => before.get(id) ?? 0;
    for (const { entries, answer } of spends) {
      const spent = entries.filter(({ id, amount, most }) => spentOf(id) + Math.max(amount, 1) > most);
      if (spent.length === 0) {
        for (const { id, amount } of entries) before.set(id, spentOf(id) + amount);
        answer(0);
        continue;
      }
      const ends = spent.map(({ id }) => found.get(id)?.termina.getTime() ?? 0);
      answer(Math.max(1, Math.ceil((Math.max(...ends) - instant.getTime()) / 1000)));
      // It was counted with the others; who lost its database has been told.
      waiting.push({ kind: 'giveBack', entries, answer: () => undefined, fail: () => undefined });
    }
  }

  async function drain(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const asks = waiting;
      waiting = [];
      try {
        await settle(asks);
      } catch (error) {
        for (const { fail } of asks) fail(error);
      }
    }
    isRunning = false;
  }

  const ask = (kind: Ask['kind'], held: readonly Held[]): Promise<number> =>
    new Promise((answer, fail) => {
      waiting.push({ kind, entries: held.map(entryOf), answer, fail });
      if (!isRunning) void drain();
    });
  return {
    spend: (held) => ask('spend', held),
    giveBack: async (held) => {
      await ask('giveBack', held);
    },
  };
}

/** Drops the counts whose window is over. */
export async function dropOldCounts(db: Queryable, instant: Date): Promise<void> {
  await db.query('delete from limites where termina <= $1', [instant.toISOString()]);
}
