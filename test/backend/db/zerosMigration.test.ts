import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Database, violates } from '#backend/db/database.ts';
import { readMigrations } from '#backend/db/migrate.ts';

jest.setTimeout(120_000);

/** As the tables were before zeros made no other child. */
const BEFORE = `
  drop index solicitudes_por_hacer, solicitudes_por_grado, solicitudes_por_plazo, solicitudes_con_condicion;
  alter table solicitudes drop column documento_clave, drop column con_ceros;
  alter table solicitudes add column documento_clave text not null generated always as (
    (case when documento_tipo in ('RC', 'TI', 'NUIP', 'CC') then 'NUIP' else documento_tipo end) || ' ' || documento
  ) stored;
  create unique index una_solicitud_viva on solicitudes (anio, documento_clave)
    where estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada');`;

describeOnBoth('two requests of one child, told apart by zeros', ({ seeded }) => {
  let database: Database;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  it('stay as they are; a third one is refused', async () => {
    await database.script(BEFORE);
    const rows = await database.query(`select id from solicitudes where estado = 'radicada' order by id limit 3`);
    const [first, second, third] = rows.map(({ id }) => id);
    const number = `update solicitudes set documento_tipo = 'TI', documento = $2 where id = $1`;
    await database.query(number, [first, '0055501234']);
    await database.query(number, [second, '55501234']);
    const sql = readMigrations().find(({ name }) => name.startsWith('030_'))?.sql ?? '';
    await database.script(sql);
    expect(
      await database.query('select id, con_ceros, documento_clave from solicitudes where id in ($1, $2) order by id', [
        first,
        second,
      ]),
    ).toEqual([
      { id: first, con_ceros: true, documento_clave: 'NUIP 0055501234' },
      { id: second, con_ceros: false, documento_clave: 'NUIP 55501234' },
    ]);
    const error: unknown = await database.query(number, [third, '00055501234']).catch((reason: unknown) => reason);
    expect(violates(error, 'una_solicitud_viva')).toBe(true);
  });
});
