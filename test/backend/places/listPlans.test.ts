import { createContext } from '#backend/context.ts';
import type { Database, Queryable } from '#backend/db/database.ts';
import { readEtapaRows } from '#backend/places/allocation/etapaRows.ts';
import { readListOfEtapa } from '#backend/places/allocation/listedSolicitudes.ts';
import { listEtapas } from '#backend/places/allocation/viewEtapa.ts';
import { plansOf } from '#test/support/plans.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';

describeOnBoth('the list of a stage', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
    await database.script('vacuum analyze solicitudes');
  });
  afterAll(() => database.close());

  const plans = (work: (db: Queryable) => Promise<unknown>): Promise<readonly string[]> =>
    database.transaction((tx) => plansOf(tx, work));

  it('is counted out of an index alone', async () => {
    const contextOf = (db: Queryable) =>
      createContext({ db: { ...database, ...db }, files: createTestFiles(), now: () => demoMoment, timeZone: 'America/Bogota' });
    const all = await plans(async (db) => {
      // A few hundred rows are as soon read as looked for: what counts is that the index has all that is asked for.
      await db.script('set local enable_bitmapscan = off');
      return listEtapas(contextOf(db), 'coordinador');
    });
    expect(all.join('\n')).toContain('Index Only Scan using solicitudes_por_estado on solicitudes s');
  });

  it('is read with its options and conditions once, not for each solicitud', async () => {
    const [one] = await database.query('select id from convocatorias');
    const [etapa] = await readEtapaRows(database, String(one?.['id']));
    if (!etapa) throw new Error('The demonstration has stages');
    const [plan = ''] = await plans((db) => readListOfEtapa(db, etapa));
    expect(plan).toContain('on solicitud_opciones');
    // Of the conditions of a stage itself, which are few.
    expect(plan.match(/Index Scan.* on solicitud_opciones.*\n.*Index Cond: \(solicitud = s\.id\)/)).toBeNull();
  });
});
