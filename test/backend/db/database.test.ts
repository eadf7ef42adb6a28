import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { searchText } from '#domain/words/searchText.ts';
import { demoMoment, describeOnBoth, describeOnPostgres } from '#test/support/testDatabase.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { type Database, type Queryable, readRow, readRows, violates } from '#backend/db/database.ts';
import { lockFolder } from '#backend/db/folderLock.ts';
import { identify } from '#backend/db/processIdentity.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import { migrate, readMigrations } from '#backend/db/migrate.ts';
import { orderKey, searchPatterns } from '#backend/db/searchWords.ts';

const migration = (name: string, sql: string): { name: string; sql: string } => ({ name, sql });

describeOnBoth('the database', ({ empty, seeded }) => {
  let database: Database;

  describe('without tables', () => {
    beforeAll(async () => {
      database = await empty();
    });
    afterEach(async () => {
      const [row] = await readRows(database, v.object({ esquema: v.string() }), 'select current_schema() as esquema');
      await database.script(`drop schema ${row?.esquema} cascade; create schema ${row?.esquema}`);
    });
    afterAll(() => database.close());

    it('gives values of one kind, whatever the driver', async () => {
      const [row] = await database.query(
        `select 9007199254740991::bigint as entero, 1.5::numeric as decimal, '2024-02-29'::date as dia,
          '2026-01-31 15:04:05.678+00'::timestamptz as momento, '{"a": [1, "ñ"]}'::jsonb as datos,
          $1::bytea as contenido, $2::text[] as lista, $3::timestamptz as dado, $4::jsonb as puesto, null as nada`,
        [Buffer.from([0, 255]), ['uno', 'd"os'], new Date(0).toISOString(), JSON.stringify({ b: "o'b" })],
      );
      expect(row).toEqual({
        entero: Number.MAX_SAFE_INTEGER,
        decimal: 1.5,
        dia: '2024-02-29',
        momento: new Date('2026-01-31T15:04:05.678Z'),
        datos: { a: [1, 'ñ'] },
        contenido: expect.anything() as unknown,
        lista: ['uno', 'd"os'],
        dado: new Date(0),
        puesto: { b: "o'b" },
        nada: null,
      });
      expect([...v.parse(v.instance(Uint8Array), row?.['contenido'])]).toEqual([0, 255]);
    });

    it('keeps all of a transaction or nothing', async () => {
      await database.script('create table cosas (nombre text constraint nombre_unico unique)');
      const failed = database.transaction(async (tx) => {
        await tx.query("insert into cosas values ('una')");
        throw new Error('not so');
      });
      await expect(failed).rejects.toThrow('not so');
      expect(await database.query('select * from cosas')).toEqual([]);
      const kept = await database.transaction(async (tx) => {
        await tx.query("insert into cosas values ('otra')");
        return tx.query('select nombre from cosas');
      });
      expect(kept).toEqual([{ nombre: 'otra' }]);
      expect(await database.query('select nombre from cosas')).toEqual([{ nombre: 'otra' }]);
    });

    it('tells which constraint a row would break', async () => {
      await database.script('create table cosas (nombre text constraint nombre_unico unique)');
      await database.query("insert into cosas values ('una')");
      const again: unknown = await database.query("insert into cosas values ('una')").catch((error: unknown) => error);
      expect(violates(again, 'nombre_unico')).toBe(true);
      expect(violates(again, 'otro')).toBe(false);
      expect(violates(new Error('nombre_unico'), 'nombre_unico')).toBe(false);
    });

    it('refuses a row that is not what was asked for', async () => {
      await expect(readRows(database, v.object({ a: v.string() }), 'select 1 as a')).rejects.toThrow(v.ValiError);
      expect(await readRow(database, v.object({ a: v.number() }), 'select 1 as a where false')).toBeUndefined();
    });

    it('takes many rows at once, and none', async () => {
      await database.script('create table cosas (n int, momento timestamptz, datos jsonb, contenido bytea)');
      await insertRows(database, 'cosas', []);
      await insertRows(database, 'cosas', [
        { n: 1, momento: new Date(1000), contenido: '\\x01' },
        { n: 2, datos: ['x'] },
      ]);
      expect(await database.query('select n, momento, datos, length(contenido) as bytes from cosas order by n')).toEqual([
        { n: 1, momento: new Date(1000), datos: null, bytes: 1 },
        { n: 2, momento: null, datos: ['x'], bytes: null },
      ]);
    });

    it('takes more rows than one statement holds', async () => {
      await database.script('create table cosas (n int, nombre text)');
      const sizes: number[] = [];
      const counting: Queryable = {
        ...database,
        query: (text, params) => {
          sizes.push(v.parse(v.array(v.unknown()), JSON.parse(String(params?.[0]))).length);
          return database.query(text, params);
        },
      };
      const rows = Array.from({ length: 100_001 }, (_, n) => (n === 0 ? { n, nombre: 'x' } : { n }));
      await insertRows(counting, 'cosas', rows);
      expect(sizes).toEqual([50_000, 50_000, 1]);
      expect(
        await database.query('select count(*) as filas, count(distinct n) as distintas, count(nombre) as nombres from cosas'),
      ).toEqual([{ filas: 100_001, distintas: 100_001, nombres: 1 }]);
    });

    it('is migrated once, in order, and by one of two at a time', async () => {
      const one = [migration('001.sql', 'create table a (n int); insert into a values (1)')];
      const two = [...one, migration('002.sql', 'update a set n = n + 1')];
      await migrate(database, one);
      await Promise.all([migrate(database, two), migrate(database, two)]);
      expect(await database.query('select n from a')).toEqual([{ n: 2 }]);
      expect(await database.query('select nombre from migraciones order by 1')).toEqual([
        { nombre: '001.sql' },
        { nombre: '002.sql' },
      ]);
    });

    it('applies all of the migrations or none, and refuses what was applied and is another now', async () => {
      const one = [migration('001.sql', 'create table a (n int)')];
      await expect(migrate(database, [...one, migration('002.sql', 'nonsense')])).rejects.toThrow('nonsense');
      await migrate(database, one);
      await expect(migrate(database, [migration('001.sql', 'create table b (n int)')])).rejects.toThrow(
        'La migración 001.sql cambió después de aplicada',
      );
      await expect(migrate(database, [])).rejects.toThrow('tiene la migración 001.sql, que este programa no conoce');
    });

    it('takes the migrations of this program', async () => {
      await migrate(database);
      await migrate(database);
      const names = readMigrations().map(({ name }) => ({ nombre: name }));
      expect(names.length).toBeGreaterThan(0);
      expect(await database.query('select nombre from migraciones order by nombre')).toEqual(names);
    });

    it('counts the first of a pupil’s solicitudes without a document that were live at once', async () => {
      await migrate(
        database,
        readMigrations().filter(({ name }) => !/_sin_documento\.sql$/.test(name)),
      );
      await fillDemo(database, new Date(demoMoment));
      await database.query(
        `update solicitudes set documento_tipo = 'NES', nombre = 'Ana Rúiz', fecha_nacimiento = '2019-01-31',
           datos = jsonb_set(datos, '{acudiente,documento}', '"52111222"')
         where id in ((select id from solicitudes where estado = 'radicada' order by id limit 2)
           union all (select id from solicitudes where estado = 'retirada' order by id limit 2))`,
      );
      await migrate(database);
      const counted = await database.query(
        "select estado, nombre_sin_documento as counted from solicitudes where documento_tipo = 'NES' order by estado, creada_en, id",
      );
      expect(counted).toEqual([
        { estado: 'radicada', counted: 'anaruiz' },
        { estado: 'radicada', counted: null },
        { estado: 'retirada', counted: 'anaruiz' },
        { estado: 'retirada', counted: 'anaruiz' },
      ]);
    });
  });

  describe('with the demonstration', () => {
    beforeAll(async () => {
      database = await seeded();
    });
    afterAll(() => database.close());

    it.each(["update bitacora set motivo = 'x'", 'delete from bitacora', 'truncate bitacora'])('never does: %s', async (sql) => {
      const count = 'select count(*) as n, count(motivo) as motivos from bitacora';
      const before = await database.query(count);
      await expect(database.query(sql)).rejects.toThrow('La bitácora solo crece');
      expect(await database.query(count)).toEqual(before);
    });

    it('keeps every request that the log tells of', async () => {
      const refusal = 'Ninguna solicitud se borra';
      await expect(database.query('delete from solicitudes where false')).rejects.toThrow(refusal);
      await expect(database.query('truncate solicitudes cascade')).rejects.toThrow(refusal);
    });

    const copy = `insert into solicitudes (radicado, tiquete, tiquete_familia, clave_idempotencia, huella_cuerpo, convocatoria,
        anio, estado, datos, aviso_version, aviso_leido_en, documento_tipo, documento, fecha_nacimiento, grado, nombre,
        orden_nombre, creada_en, actualizada_en)
      select 'x', gen_random_uuid(), tiquete, gen_random_uuid(), '', convocatoria, anio + $2, 'radicada', datos,
        aviso_version, aviso_leido_en, $3, documento, fecha_nacimiento, grado, nombre, orden_nombre, creada_en,
        actualizada_en
      from solicitudes where id = (select min(id) from solicitudes where estado = $1 and documento_tipo in ('RC', 'TI'))`;

    /** Files the pupil of a solicitud again, and undoes it. @returns whether it was refused as a second live one */
    async function refusesAgain(estado: string, years: number, kind: string): Promise<boolean> {
      const undone = new Error('undone');
      const error: unknown = await database
        .transaction(async (tx) => {
          await tx.query(copy, [estado, years, kind]);
          throw undone;
        })
        .catch((reason: unknown) => reason);
      if (error !== undone && !violates(error, 'una_solicitud_viva')) throw error;
      return error !== undone;
    }

    it.each([
      ['radicada', 0, 'TI', true],
      ['matriculada', 0, 'RC', true],
      ['radicada', 0, 'CC', true],
      ['radicada', 0, 'PA', false],
      ['radicada', 1, 'TI', false],
      ['retirada', 0, 'TI', false],
      ['vencida', 0, 'RC', false],
    ])('beside a %s, so many years later (%i), with a %s: refused is %s', async (estado, years, kind, refused) => {
      expect(await refusesAgain(estado, years, kind)).toBe(refused);
    });

    it('orders names as Spanish does', async () => {
      const rows = await readRows(
        database,
        v.object({ nombre: v.string() }),
        'select nombre from sedes join (select dane from instituciones) as i on institucion = dane order by orden_nombre, nombre',
      );
      const names = rows.map(({ nombre }) => nombre);
      // Word by word: other signs between words do not count, and a collator that ignores them ignores spaces too.
      const words = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, ' ');
      const { compare: collate } = new Intl.Collator('es');
      const compare = (one: string, other: string) => collate(words(one), words(other));
      expect(names.length).toBeGreaterThan(100);
      expect(names.map((name) => orderKey(name))).toEqual([...names].sort(compare).map((name) => orderKey(name)));
    });
  });
});

describeOnPostgres('many connections', ({ empty }) => {
  it('wait for who has locked a row, and see what that one wrote', async () => {
    const database = await empty();
    try {
      await database.script('create table cuentas (n int); insert into cuentas values (0)');
      const addOne = (): Promise<unknown> =>
        database.transaction(async (tx) => {
          const row = await readRow(tx, v.object({ n: v.number() }), 'select n from cuentas for update');
          await tx.query('update cuentas set n = $1', [Number(row?.n) + 1]);
        });
      await Promise.all(Array.from({ length: 40 }, addOne));
      expect(await database.query('select n from cuentas')).toEqual([{ n: 40 }]);
    } finally {
      await database.close();
    }
  });
});

describe('words', () => {
  it('come in the order of Spanish, part by part', () => {
    const people = [['Núñez', 'Ana'], ['Nunez', 'Zoé'], ['Nuñoz', 'A'], ['Nuzo', 'A'], ['Álvarez', 'B'], ['Ñáñez', 'A'], ["D'Amico", 'A'], ['De la Cruz', 'A'], ['Núñez López', 'A'], ['Zapata', 'A']]; // prettier-ignore
    const ordered = people.sort((a, b) => (orderKey(...a) < orderKey(...b) ? -1 : 1)).map((parts) => parts.join(', '));
    expect(ordered).toEqual([
      'Álvarez, B',
      "D'Amico, A",
      'De la Cruz, A',
      'Nunez, Zoé',
      'Núñez, Ana',
      'Núñez López, A',
      'Nuñoz, A',
      'Nuzo, A',
      'Ñáñez, A',
      'Zapata, A',
    ]);
  });

  it('are searched without accents, capitals and signs', () => {
    expect(searchText("  Ñañez-O’Neil, D'Ángelo 3 ")).toBe('nanez oneil dangelo 3');
    expect(searchPatterns('Peña  peña_%')).toEqual(['%pena%']);
    expect(searchPatterns('  ')).toEqual([]);
    // Like a text without letters and digits only: none.
    for (const signs of [' % ', '…', '🙂']) expect(searchPatterns(signs)).toEqual(['']);
  });
});

describe('a folder in use', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pisami-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is refused in Spanish until it is given back', () => {
    const file = join(folder, 'datos/base.lock');
    const release = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(`Otro proceso usa la base de datos de ${join(folder, 'datos')}`);
    release();
    lockFolder(file)();
  });

  const own = identify(process.pid);
  const parent = identify(process.ppid);
  const earlier = { boot: 'an earlier start', started: '1' };
  it.each([
    ['a process that is there', parent, true],
    ['a process that is gone', { ...parent, pid: 2147483646 }, false],
    ['an earlier process with this one’s number', { ...own, started: '1' }, false],
    ['an earlier process whose number another one has now', { ...parent, started: '1' }, false],
    ['a process before the machine was restarted', { ...parent, ...earlier }, false],
    ['a process of this number before that', { ...own, ...earlier }, false],
    ['a process in another container, which has numbers of its own', { ...own, namespace: 'pid:[1]', started: '1' }, true],
    ['a process of another machine', { ...own, ...earlier, machine: 'otra' }, true],
    ['a process that is there, on a system that tells no more', { ...parent, boot: null, started: null }, true],
    ['a number alone, of a process that is there', process.ppid, true],
    ['a number alone, of one that is gone', 2147483646, false],
    ['a number alone, which is this one’s', process.pid, false],
    ['what is no process', 'x', false],
    ['nothing, as a full disk leaves it', undefined, false],
  ])('of %s', (_case, holder, taken) => {
    const file = join(folder, 'base.lock');
    writeFileSync(file, JSON.stringify(holder) ?? '');
    if (taken) expect(() => lockFolder(file)).toThrow('Otro proceso');
    else lockFolder(file)();
    expect(readdirSync(folder)).toEqual(taken ? ['base.lock'] : []);
  });
});
