import type { Database } from '#backend/db/database.ts';
import { writeLetters } from '#backend/solicitud/writeLetters.ts';
import { plansOf } from '#test/support/plans.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

describeOnBoth('the letters of a step', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('are written by index, though the statistics know another step’s letters alone', async () => {
    await database.script(
      `insert into cartas_por_escribir (trabajo, solicitud) select 1, id from solicitudes;
       analyze cartas_por_escribir;
       delete from cartas_por_escribir;
       insert into cartas_por_escribir (trabajo, solicitud) select 2, id from solicitudes;`,
    );
    const plans = await database.transaction((tx) =>
      plansOf(tx, (db) =>
        writeLetters(
          { ...database, transaction: (work) => work(db), query: db.query },
          { job: 2, instant: new Date(), onPiece: () => Promise.resolve() },
        ),
      ),
    );
    const plan = plans.find((text) => text.startsWith('Aggregate') && text.includes('Insert on avisos')) ?? '';
    expect(plan).toContain('solicitudes_pkey');
    // For each letter it would look through all of them.
    expect(plan).not.toContain('Join Filter');
    expect(await database.query('select 1 from cartas_por_escribir')).toEqual([]);
  });
});
