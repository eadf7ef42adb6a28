import type { Database, Queryable } from '#backend/db/database.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { openPostgresSeeded } from '#test/support/postgresCopies.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

const callers = 6;

interface Noted {
  readonly database: Database;
  /** How many statements with those words were asked and answered. */
  count(words: string): number;
  /** Settled once there are so many. */
  until(words: string, times: number): Promise<void>;
  forget(): void;
}

/** The same database, which notes every statement that it has answered. */
function noting(database: Database): Noted {
  const answered: string[] = [];
  const waiting = new Set<() => void>();
  const count = (words: string): number => answered.filter((text) => text.includes(words)).length;
  const noted = (db: Queryable): Queryable => ({
    script: (text) => db.script(text),
    query: async (text, params) => {
      const rows = await db.query(text, params);
      answered.push(text);
      for (const look of waiting) look();
      return rows;
    },
  });
  return {
    database: {
      ...noted(database),
      reads: database.reads,
      close: () => database.close(),
      // Without an address steps are worked on here, where their statements are noted.
      transaction: (work) => database.transaction((tx) => work(noted(tx))),
    },
    count,
    until: (words, times) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (count(words) >= times) resolve();
        };
        waiting.add(look);
        look();
      }),
    forget: () => {
      answered.length = 0;
    },
  };
}

// In the program's own database one call is over before the next one is looked at.
describeOnPostgres('what takes long', () => {
  let everything: PreparedAllocations;
  let noted: Noted;
  beforeAll(async () => {
    noted = noting(await openPostgresSeeded({ limits: { lock: 0 } }));
    everything = await startAllocations(noted.database);
  });
  afterAll(() => everything.close());

  /** Six ask at once; the work waits for a lock until each of them has come as far as `before`, its last statement alone. */
  async function together<T>(table: string, before: string, call: () => Promise<T>): Promise<readonly T[]> {
    noted.forget();
    const { asking } = await noted.database.transaction(async (tx) => {
      await tx.script(`lock table ${table} in access exclusive mode`);
      const calls = Promise.all(Array.from({ length: callers }, call));
      await noted.until(before, callers);
      return { asking: calls };
    });
    return asking;
  }

  it('is worked out once, however often a list or a run is asked for at once', async () => {
    await everything.fileValidated({ opciones: [...everything.ofertas] });
    const lists = await together('solicitudes', 'select replica', () => everything.replica());
    expect(new Set(lists.map(({ huella }) => huella)).size).toBe(1);
    expect(noted.count('order by s.tiquete')).toBe(1);

    everything.goToDay('2025-11-01');
    await everything.takeStep('congelacion');
    await everything.takeStep('semilla', { semilla: 'balota 7' });
    const run = await everything.run('balota 7');
    const { version } = await everything.etapa();
    const ask = (huella: string) =>
      everything.api.call('gestion/asignacion/general/resultado', { login: 'coordinador', body: { ...run, version, huella } });
    noted.forget();
    const wrong = await Promise.all(Array.from({ length: callers }, () => ask('0'.repeat(64))));
    // One by one, by another instance too: the run is known by now.
    for (const hash of ['1', '2']) wrong.push(await ask(hash.repeat(64)));
    for (const answer of wrong) expect(answer).toMatchObject({ status: 409, body: { codigo: 'huella_distinta' } });
    expect(await ask(run.huella)).toMatchObject({ status: 200, body: { situacion: 'corrida', trabajo: null } });
    expect(noted.count('select replica')).toBe(1);
  });
});
