import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import * as v from 'valibot';

import { backUp } from '#backend/backup/backUp.ts';
import { writeManifest } from '#backend/backup/manifest.ts';
import { type BackedUp, countSupports } from '#backend/backup/places.ts';
import { restore } from '#backend/backup/restore.ts';
import { type Database, readRows } from '#backend/db/database.ts';
import { lockFolder } from '#backend/db/folderLock.ts';
import { isMigrated, migrate } from '#backend/db/migrate.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { demoMoment, prepareDump } from '#test/support/testDatabase.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pisami-backup-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const instant = new Date(demoMoment);

/** Every table with how many rows it has and a digest of them in an order of their own. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const tables = await readRows(
    database,
    v.object({ nombre: v.string() }),
    `select table_name::text as nombre from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { nombre } of tables) {
    const rows = `select md5(t::text) as fila from ${nombre} t`;
    [content[nombre]] = await database.query(
      `select count(*) as filas, md5(coalesce(string_agg(fila, '' order by fila), '')) as huella from (${rows}) as f`,
    );
  }
  return content;
}

const inFolder = (name: string): BackedUp => ({
  database: { dataFolder: join(root, name) },
  filesFolder: join(root, name, 'archivos'),
});

async function makeFolder(name: string): Promise<BackedUp> {
  const place = inFolder(name);
  mkdirSync(join(root, name, 'archivos/ab'), { recursive: true });
  writeFileSync(join(root, name, 'archivos/ab/soporte.pdf'), '%PDF-1.7 soporte');
  const made = await openPglite({ folder: join(root, name, 'base'), dump: await openAsBlob(await prepareDump()) });
  await made.close();
  return place;
}

const openFolder = (name: string): Promise<Database> => openPglite({ folder: join(root, name, 'base') });

async function contentOfFolder(name: string): Promise<Record<string, unknown>> {
  const database = await openFolder(name);
  try {
    return await contentOf(database);
  } finally {
    await database.close();
  }
}

/** Leaves the bytes of one support to its file, as the backend does at its start. @returns its id */
async function takeBytesOut(database: Database): Promise<readonly string[]> {
  const rows = await readRows(
    database,
    v.object({ id: v.string() }),
    'update archivos set contenido = null where id = (select min(id::text)::uuid from archivos) returning id',
  );
  return rows.map(({ id }) => id);
}

async function signIn(database: Database): Promise<void> {
  await database.script(`insert into sesiones values (gen_random_uuid(), 'ana.diaz', now(), now(), now() + interval '8 hours')`);
}

describe('a backup of PGlite', () => {
  it('is restored into an empty place with all that there was', async () => {
    const place = await makeFolder('origen');
    const before = await contentOfFolder('origen');
    const origin = await openFolder('origen');
    await signIn(origin);
    await origin.close();
    const folder = join(root, 'copia');
    const { archivos } = await backUp(place, folder, instant);
    expect(Object.keys(archivos)).toEqual(['archivos/ab/soporte.pdf', 'base.tar']);
    expect(statSync(folder).mode & 0o077).toBe(0);

    await restore(inFolder('destino'), folder);
    const after = await contentOfFolder('destino');
    expect(Object.keys(after).length).toBeGreaterThan(20);
    expect(after).toEqual(before);
    expect(readFileSync(join(root, 'destino/archivos/ab/soporte.pdf'), 'utf8')).toBe('%PDF-1.7 soporte');
    const database = await openFolder('destino');
    expect(await isMigrated(database)).toBe(true);
    await expect(database.query('delete from bitacora')).rejects.toThrow('solo crece');
    await database.close();
  });

  it('overwrites nothing, neither when it is made nor when it is restored', async () => {
    const place = await makeFolder('origen');
    const folder = join(root, 'copia');
    await backUp(place, folder, instant);
    await expect(backUp(place, folder, instant)).rejects.toThrow('no está vacía');
    await expect(restore(place, folder)).rejects.toThrow('Ya hay una base de datos');
    mkdirSync(join(root, 'otro/archivos'), { recursive: true });
    writeFileSync(join(root, 'otro/archivos/x'), 'x');
    await expect(restore(inFolder('otro'), folder)).rejects.toThrow('Ya hay archivos');
    const elsewhere = { ...inFolder('otro'), database: { dataFolder: root, url: 'postgres://localhost/x' } };
    await expect(restore(elsewhere, folder)).rejects.toThrow('La copia es de PGlite');
  });

  it('that is not what was made is refused, and nothing is written', async () => {
    const folder = join(root, 'copia');
    await expect(restore(inFolder('destino'), folder)).rejects.toThrow('No hay una copia completa');
    await backUp(await makeFolder('origen'), folder, instant);
    const file = join(folder, 'archivos/ab/soporte.pdf');
    writeFileSync(file, '%PDF-1.7 otro');
    await expect(restore(inFolder('destino'), folder)).rejects.toThrow('La copia está dañada: archivos/ab/soporte.pdf');
    rmSync(file);
    await expect(restore(inFolder('destino'), folder)).rejects.toThrow('La copia está dañada');
    expect(() => statSync(join(root, 'destino'))).toThrow('ENOENT');
  });

  it('that cannot be restored leaves nothing that would block the next try', async () => {
    const folder = join(root, 'copia');
    await backUp(await makeFolder('origen'), folder, instant);
    const release = lockFolder(join(root, 'destino/base.lock'));
    await expect(restore(inFolder('destino'), folder)).rejects.toThrow('Otro proceso usa la base de datos');
    release();
    expect(readdirSync(join(root, 'destino'), { recursive: true })).toEqual(['archivos']);
    const file = join(folder, 'base.tar');
    const whole = readFileSync(file);
    writeFileSync(file, 'nada');
    await writeManifest(folder, 'pglite', instant);
    await expect(restore(inFolder('destino'), folder)).rejects.toThrow();
    expect(readdirSync(join(root, 'destino'), { recursive: true })).toEqual(['archivos']);

    writeFileSync(file, whole);
    await writeManifest(folder, 'pglite', instant);
    await restore(inFolder('destino'), folder);
    expect(readFileSync(join(root, 'destino/archivos/ab/soporte.pdf'), 'utf8')).toBe('%PDF-1.7 soporte');
  });

  it('is not made while a support has no file, and says how many', async () => {
    const place = await makeFolder('origen');
    const database = await openFolder('origen');
    const [id = ''] = await takeBytesOut(database);
    await database.close();
    const folder = join(root, 'copia');
    await expect(backUp(place, folder, instant)).rejects.toThrow(
      /^La copia no se hizo: en \S+archivos falta el archivo de 1 de 1 soportes\. Diga con FILES_DIR o DATA_DIR/,
    );
    expect(readdirSync(folder)).toEqual([]);
    await expect(backUp({ ...place, filesFolder: join(root, 'nada') }, folder, instant)).rejects.toThrow('La copia no se hizo');

    mkdirSync(join(root, 'origen/archivos', id.slice(0, 2)), { recursive: true });
    writeFileSync(join(root, 'origen/archivos', id.slice(0, 2), `${id}.parcial`), '%PDF');
    await expect(backUp(place, folder, instant)).rejects.toThrow('La copia no se hizo');
    writeFileSync(join(root, 'origen/archivos', id.slice(0, 2), id), '%PDF-1.7');
    // However the environment writes it.
    const written = `${relative('.', place.filesFolder)}/`;
    const manifest = await backUp({ ...place, filesFolder: written }, folder, instant);
    expect(countSupports(manifest)).toBe(2);
    expect(Object.keys(manifest.archivos)).not.toContainEqual(expect.stringContaining('.parcial'));
  });

  it('is not made of a folder that a program uses, nor of none', async () => {
    const place = await makeFolder('origen');
    const release = lockFolder(join(root, 'origen/base.lock'));
    await expect(backUp(place, join(root, 'copia'), instant)).rejects.toThrow('Otro proceso usa la base de datos');
    release();
    await expect(backUp(inFolder('nada'), join(root, 'copia2'), instant)).rejects.toThrow('No hay una base de datos');
  });
});

const server = process.env['DATABASE_URL'];
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;

(server && hasPrograms ? describe : describe.skip)('a backup of PostgreSQL', () => {
  const name = `prueba_${randomBytes(6).toString('hex')}`;
  const urlOf = (which: string): string => {
    const url = new URL(server ?? '');
    url.pathname = `/${name}_${which}`;
    return url.href;
  };
  const onServer = async (work: (database: Database) => Promise<void>): Promise<void> => {
    const database = openPostgres(server ?? '');
    await work(database).finally(() => database.close());
  };
  const untilSomebodyWaits = async (database: Database): Promise<void> => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await database.query(waiting)).length === 0) await setTimeout(50);
  };
  beforeAll(() =>
    onServer(async (database) => {
      for (const which of ['origen', 'destino']) await database.script(`create database ${name}_${which}`);
    }),
  );
  afterAll(() =>
    onServer(async (database) => {
      for (const which of ['origen', 'destino']) await database.script(`drop database ${name}_${which} with (force)`);
    }),
  );

  it('is restored into an empty database with all that there was, and into no other', async () => {
    const place = (which: string): BackedUp => ({
      database: { dataFolder: root, url: urlOf(which) },
      filesFolder: join(root, which),
    });
    const origin = openPostgres(urlOf('origen'));
    await migrate(origin);
    await fillDemo(origin, instant);
    const folder = join(root, 'copia');
    let backup: Promise<unknown> = Promise.resolve();
    await takeBytesOut(origin);
    await expect(backUp(place('origen'), folder, instant)).rejects.toThrow('falta el archivo de 1 de 1 soportes');
    await origin.query('update archivos set contenido = $1 where contenido is null', [Buffer.from('%PDF-1.7')]);
    // While the backend uses it, and drops a support of nobody.
    await origin.query(
      `insert into archivos (id, nombre, tipo, tamano, sha256, vence, creado_en)
       values (gen_random_uuid(), 'a.pdf', 'application/pdf', 1, '', now(), now())`,
    );
    const before = await contentOf(origin);
    await signIn(origin);
    await origin.transaction(async (transaction) => {
      await transaction.script('lock table migraciones in access exclusive mode');
      backup = backUp(place('origen'), folder, instant);
      await untilSomebodyWaits(origin);
      await transaction.script('delete from archivos where solicitud is null');
    });
    await backup;
    await origin.close();

    const dump = readFileSync(join(folder, 'base.pgdump'));
    mkdirSync(join(folder, 'archivos/ab'), { recursive: true });
    writeFileSync(join(folder, 'archivos/ab/soporte.pdf'), '%PDF-1.7');
    writeFileSync(join(folder, 'base.pgdump'), dump.subarray(0, dump.length / 2));
    await writeManifest(folder, 'postgresql', instant);
    await expect(restore(place('destino'), folder)).rejects.toThrow('pg_restore terminó con un error');
    expect(readdirSync(join(root, 'destino'))).toEqual([]);
    writeFileSync(join(folder, 'base.pgdump'), dump);
    await writeManifest(folder, 'postgresql', instant);

    await restore(place('destino'), folder);
    const restored = openPostgres(urlOf('destino'));
    expect(await contentOf(restored)).toEqual(before);
    expect(await isMigrated(restored)).toBe(true);
    await restored.close();
    await expect(restore(place('destino'), folder)).rejects.toThrow('ya tiene tablas');
    await expect(restore(inFolder('x'), folder)).rejects.toThrow('La copia es de PostgreSQL');
  });
});
