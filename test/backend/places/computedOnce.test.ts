import type { Database, Queryable } from '#backend/db/database.ts';
import { type PreparedAllocations, startAllocations } from '#test/support/allocations.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

jest.setTimeout(300_000);

/** The same database, with every statement that it was asked. */
function asking(database: Database, asked: string[]): Database {
  const noting = (db: Queryable): Queryable => ({
    ...db,
    query: (text, params) => {
      asked.push(text);
      return db.query(text, params);
    },
  });
  return { ...database, ...noting(database), transaction: (work) => database.transaction((tx) => work(noting(tx))) };
}

// In the program's own database one call is over before the next one is looked at.
describeOnPostgres('what takes long', ({ seeded }) => {
  let everything: PreparedAllocations;
  const asked: string[] = [];
  beforeAll(async () => {
    everything = await startAllocations(asking(await seeded(), asked));
  });
  afterAll(() => everything.close());

  /** Asks six times at once. @returns the answers, and how many statements with those words that took */
  async function together<T>(words: string, call: () => Promise<T>): Promise<{ answers: readonly T[]; times: number }> {
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, call));
    return { answers, times: asked.filter((text) => text.includes(words)).length };
  }

  it('is worked out once, however often a list or a run is asked for at once', async () => {
    await everything.fileValidated({ opciones: [...everything.ofertas] });
    const lists = await together('order by s.tiquete', () => everything.replica());
    expect(new Set(lists.answers.map(({ huella }) => huella)).size).toBe(1);
    expect(lists.times).toBe(1);

    everything.goToDay('2025-11-01');
    await everything.takeStep('congelacion');
    await everything.takeStep('semilla', { semilla: 'balota 7' });
    const run = await everything.run('balota 7');
    const { version } = await everything.etapa();
    const runs = await together('select replica', () =>
      everything.takeStep('resultado', { ...run, version, huella: '0'.repeat(64) }),
    );
    for (const answer of runs.answers) expect(answer).toMatchObject({ status: 409, body: { codigo: 'huella_distinta' } });
    expect(runs.times).toBe(1);
  });
});
