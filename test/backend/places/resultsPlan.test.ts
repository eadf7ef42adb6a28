import { createContext } from '#backend/context.ts';
import type { Database } from '#backend/db/database.ts';
import { readResults } from '#backend/places/allocation/results.ts';
import { plansOf } from '#test/support/plans.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';

describeOnBoth('the results of a country', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('are counted by oferta with an index, not by reading the whole run for each', async () => {
    const plans = await database.transaction((tx) =>
      plansOf(tx, (db) =>
        readResults(
          createContext({
            db: { ...database, ...db, transaction: (work) => work(db) },
            files: createTestFiles(),
            now: () => demoMoment,
            timeZone: 'America/Bogota',
          }),
          'prioritaria',
        ),
      ),
    );
    expect(plans.join('\n')).toContain('corrida_por_oferta on corrida_solicitudes a');
    expect(plans.join('\n')).not.toContain('Seq Scan on corrida_solicitudes');
  });
});
