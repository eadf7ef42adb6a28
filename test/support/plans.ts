import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';

interface Asked {
  readonly text: string;
  readonly params: readonly unknown[] | undefined;
}

/** The same, with every statement written down that is put to it. */
function writingDown(db: Queryable, asked: Asked[]): Queryable {
  return {
    query: (text, params) => {
      asked.push({ text, params });
      return db.query(text, params);
    },
    script: (text) => db.script(text),
  };
}

const lineSchema = v.object({ 'QUERY PLAN': v.string() });

/**
 * The plans of what `work` asks of the database within a transaction, as they are where a table is so large that no index
 * is left unused: a test's tables are small.
 */
export async function plansOf(tx: Queryable, work: (db: Queryable) => Promise<unknown>): Promise<readonly string[]> {
  const asked: Asked[] = [];
  await work(writingDown(tx, asked));
  await tx.script('set local enable_seqscan = off');
  const plans: string[] = [];
  for (const { text, params } of asked) {
    const lines = await readRows(tx, lineSchema, `explain (costs off) ${text}`, params);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
  }
  return plans;
}
