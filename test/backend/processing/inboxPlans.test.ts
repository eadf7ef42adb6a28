import * as v from 'valibot';

import { createContext } from '#backend/context.ts';
import type { Database } from '#backend/db/database.ts';
import { countRows } from '#backend/db/pages.ts';
import { listInbox } from '#backend/processing/inbox.ts';
import { inboxPageSchema } from '#backend/solicitud/solicitudInputs.ts';
import { plansOf } from '#test/support/plans.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';

describeOnBoth('the inbox of half a million', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
    // Of so few rows it would be read from one end to the other sooner than by words.
    await database.query('alter table solicitud_busqueda drop constraint solicitud_busqueda_pkey');
  });
  afterAll(() => database.close());

  it.each([
    [{}, 'solicitudes_por_llegada'],
    [{ estado: 'radicada' }, 'solicitudes_por_estado'],
    [{ estado: 'por_confirmar' }, 'solicitudes_por_confirmar'],
    [{ asignacion: 'mias' }, 'solicitudes_asignadas'],
    [{ asignacion: 'libres' }, 'solicitudes_libres'],
    [{ texto: 'zoé muñoz' }, 'solicitudes_por_palabras'],
    [{ texto: '990000007' }, 'solicitudes_por_palabras'],
  ])('filtered by %j is read by the index %s', async (query, index) => {
    const filter = v.parse(inboxPageSchema, { pagina: '1', ...query });
    const plans = await database.transaction((tx) =>
      plansOf(tx, (db) =>
        listInbox(
          createContext({
            db: { ...database, ...db },
            files: createTestFiles(),
            now: () => demoMoment,
            timeZone: 'America/Bogota',
          }),
          'funcionario',
          filter,
        ),
      ),
    );
    expect(plans.join('\n')).toContain(index);
    expect(plans.join('\n')).not.toContain('Seq Scan on solicitud');
  });

  it('is counted up to ten thousand', async () => {
    expect(await countRows(database, 'generate_series(1, $1::int)', [10_000])).toBe(10_000);
    expect(await countRows(database, 'generate_series(1, $1::int)', [10_001])).toBe(10_000);
    expect(await countRows(database, 'generate_series(1, $1::int)', [9_999])).toBe(9_999);
  });
});
