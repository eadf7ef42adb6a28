import type { Database } from '#backend/db/database.ts';
import { watchForBreak } from '#backend/db/watchForBreak.ts';

const failing = (error: Error): Database => {
  const fail = () => Promise.reject(error);
  const tx = { query: fail, script: fail };
  return { ...tx, reads: tx, transaction: (work) => work(tx), close: () => Promise.resolve() };
};

/** As PGlite throws it on a full disk; what is asked afterwards is never answered. */
const panic = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'), {
  severity: 'PANIC',
  code: '53100',
});

describe.each([
  ['a query', (db: Database) => db.query('select 1')],
  ['a public read', (db: Database) => db.reads.query('select 1')],
  ['a script', (db: Database) => db.script('select 1')],
  ['a transaction', (db: Database) => db.transaction((tx) => tx.query('select 1'))],
])('%s', (_what, ask) => {
  it.each([panic, new WebAssembly.RuntimeError('unreachable')])('tells when the database is beyond repair', async (error) => {
    const onBreak = jest.fn();
    await expect(ask(watchForBreak(failing(error), onBreak))).rejects.toBe(error);
    expect(onBreak).toHaveBeenCalledWith(error);
  });

  it('tells of no other error', async () => {
    const onBreak = jest.fn();
    const error = Object.assign(new Error('duplicate key'), { severity: 'ERROR', code: '23505' });
    await expect(ask(watchForBreak(failing(error), onBreak))).rejects.toBe(error);
    expect(onBreak).not.toHaveBeenCalled();
  });
});
