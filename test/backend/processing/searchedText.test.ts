import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '#backend/db/database.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';

const migration = readFileSync(join(__dirname, '../../../src/backend/db/migrations/027_busqueda_aparte.sql'), 'utf8');

describeOnBoth('what staff find a solicitud by', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('is the same of what was there before it was kept apart', async () => {
    const read = () => database.query('select solicitud, texto from solicitud_busqueda order by solicitud');
    const written = await read();
    expect(written.length).toBeGreaterThan(100);
    const [filling = ''] = /insert into solicitud_busqueda[^;]*;/.exec(migration) ?? [];
    await database.query('delete from solicitud_busqueda');
    await database.query(filling.slice(0, -1));
    expect(await read()).toEqual(written);
  });
});
