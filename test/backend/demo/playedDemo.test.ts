import * as v from 'valibot';

import { claimDatabase } from '#backend/db/claimDatabase.ts';
import { type Database, readRows } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { readDemoFamilies } from '#backend/demo/demoFamilies.ts';
import { resetDemo } from '#backend/demo/resetDemo.ts';
import { allocate } from '#backend/demo/runEtapa.ts';
import { readSummary } from '#backend/places/summary.ts';
import { findConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { createAllocations, type Allocations } from '#test/support/allocations.ts';
import { startTestApi } from '#test/support/testApi.ts';
import { demoMoment, describeOnBoth } from '#test/support/testDatabase.ts';
import { createTestFiles } from '#test/support/testFiles.ts';

const now = new Date(demoMoment);
const countSchema = v.object({ estado: v.string(), n: v.number() });
const castSchema = v.object({ nombre: v.string(), tiquete: v.string() });

describeOnBoth('the demonstration of npm start', ({ empty }) => {
  let database: Database;
  let everything: Allocations;
  beforeAll(async () => {
    database = await empty();
    await migrate(database);
    await fillDemo(database, now);
    everything = createAllocations(await startTestApi(database));
  });
  afterAll(() => everything.close());

  const count = async (sql: string): Promise<unknown> => (await database.query(`select count(*) as n from ${sql}`))[0]?.['n'];
  const inbox = async (query: string): Promise<unknown> =>
    (await everything.api.call(`tramitacion/solicitudes?${query}`, { login: 'funcionario' })).body['total'];

  it('has last year’s convocatoria complete: published, its list closed, each pupil enrolled or without a place', async () => {
    const rows = await readRows(
      database,
      countSchema,
      'select estado, count(*) as n from solicitudes where anio = 2025 group by 1 order by 1',
    );
    expect(rows.map(({ estado }) => estado)).toEqual(['declinada', 'matriculada', 'sin_cupo', 'vencida']);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(170);
    expect(await count('corridas join convocatorias c on c.id = convocatoria where anio = 2025 and cerrada_en is not null')).toBe(
      1,
    );
    expect(
      await count(`(select oferta_asignada, count(*) as n from solicitudes where anio = 2025 and oferta_asignada is not null
        group by 1) s join ofertas o on o.id = oferta_asignada where n > vacantes or o.anio <> 2025`),
    ).toBe(0);
    expect(await count('ofertas where anio = 2025')).toBe(await count('ofertas where anio = 2026'));
    // What happened first has the lower numbers.
    expect(
      await count(`solicitudes before join solicitudes after on before.anio = 2025 and after.anio = 2026
        and (before.id > after.id or before.actualizada_en > after.creada_en)`),
    ).toBe(0);
  });

  it('shows this year’s convocatoria as if there were no other', async () => {
    expect(await findConvocatoria(database, now)).toMatchObject({ anio: 2026 });
    const { solicitudes } = await readSummary(database);
    expect(solicitudes).toBe(
      await count(`solicitudes where anio = 2026
        and estado not in ('no_admitida', 'sin_cupo', 'declinada', 'vencida', 'retirada')`),
    );
    expect(await inbox('estado=por_hacer')).toBe(
      await count("solicitudes where anio = 2026 and estado in ('radicada', 'en_revision')"),
    );
    const calls = await everything.api.call('tramitacion/llamadas', { login: 'funcionario' });
    expect(JSON.stringify(calls.body)).not.toContain('"radicado":"2025-');
  });

  it('waits for six decisions of its first stage, the first in the inbox; the second is open', async () => {
    expect(await everything.etapa('prioritaria')).toMatchObject({ situacion: 'cerrada', sinDecidir: 6 });
    expect(await everything.etapa()).toMatchObject({ situacion: 'abierta' });
    expect(await inbox('estado=con_reclamo')).toBe(1);
    const { body } = await everything.api.call('tramitacion/solicitudes?estado=por_hacer', { login: 'funcionario' });
    const { elementos } = v.parse(v.object({ elementos: v.array(v.looseObject({ estudiante: v.string() })) }), body);
    expect(elementos.slice(0, 5).map(({ estudiante }) => estudiante)).toEqual([
      'Valentina Ospina Marín',
      'Samuel Zapata Díaz',
      'Martín Quiñones Peña',
      'Luciana Quiñones Peña',
      'Nicolás Galeano Núñez',
    ]);
    const told = (await readDemoFamilies(database))?.split('\n') ?? [];
    expect(told).toHaveLength(4);
    expect(told[1]).toMatch(/^ {2}Emilia Tovar Núñez {6}2026-\w{7}-\w {3}TI 99\d{8} {3}\d\d\/\d\d\/20\d\d$/);
  });

  it.each(['4821 116', 'otra', 'tercera'])('gives those who answer the same, with the seed %s', async (semilla) => {
    const { contenido } = await everything.replica('prioritaria');
    const given = new Map(
      allocate({ replica: contenido, hash: '', semilla }).solicitudes.map((one) => [one.tiquete, one.opcion]),
    );
    const cast = await readRows(
      database,
      castSchema,
      `select nombre, tiquete from solicitudes
       where nombre in ('Isabella Acuña Ramírez', 'Matías Restrepo Uribe', 'Zoé Vásquez Patiño') order by 1`,
    );
    expect(cast.map(({ tiquete }) => given.get(tiquete))).toEqual([1, 2, null]);
  });
});

describeOnBoth('npm run demo', ({ empty, seeded }) => {
  const everyRow = 'select radicado, estado, datos, version from solicitudes order by id';
  const files = createTestFiles();
  afterAll(() => files.close());

  it('puts a demonstration back to its beginning, without the files that were kept', async () => {
    const database = await seeded();
    try {
      const [support] = await database.query('select id from archivos limit 1');
      const id = String(support?.['id']);
      await files.save(id, Buffer.from('%PDF-1.7'));
      await resetDemo(database, files, now);
      await expect(files.read(id)).rejects.toThrow('ENOENT');
      const first = await database.query(everyRow);
      await database.query("update solicitudes set estado = 'retirada'");
      await resetDemo(database, files, now);
      expect(await database.query(everyRow)).toEqual(first);
    } finally {
      await database.close();
    }
  });

  it('leaves it as it is when it cannot', async () => {
    const database = await seeded();
    try {
      const before = await database.query(everyRow);
      await expect(resetDemo(database, files, new Date(NaN))).rejects.toThrow();
      expect(await database.query(everyRow)).toEqual(before);
    } finally {
      await database.close();
    }
  });

  it.each([
    ['a real one', (database: Database) => claimDatabase(database, false)],
    ['one that is nothing yet', () => Promise.resolve()],
  ])('refuses %s', async (_case, prepare) => {
    const database = await empty();
    try {
      await migrate(database);
      await prepare(database);
      const marks = await database.query('select * from instalacion');
      await expect(resetDemo(database, files, now)).rejects.toThrow('no se hizo como demostración: no se cambió nada');
      expect(await database.query('select * from instalacion')).toEqual(marks);
      expect(await database.query('select 1 from convocatorias')).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
