import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import * as v from 'valibot';

import { type Queryable, readRows } from '../db/database';
import { lockFolder } from '../db/folderLock';
import type { DatabasePlace } from '../db/openDatabase';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { requirePostgres } from '../db/requirePostgres';
import { clearFolder, copyFiles, listFiles } from './folders';
import { type Manifest, writeManifest } from './manifest';
import { type BackedUp, kindOf, makeEmptyFolder, names } from './places';
import { runPostgresProgram } from './postgresProgram';

interface Source {
  readonly database: Queryable;
  dumpInto(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** With the folder held: PGlite's is one program's at a time, so the backend must have ended. */
async function openFolder(dataFolder: string): Promise<Source> {
  const folder = join(dataFolder, 'base');
  if (!existsSync(folder)) throw new Error(`No hay una base de datos en ${dataFolder}: diga DATABASE_URL o DATA_DIR`);
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    const database = await openPglite({ folder });
    return {
      database,
      dumpInto: async (into) => writeFile(join(into, names.pglite), (await database.dump()).stream()),
      close: () => database.close().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openSource({ url, dataFolder }: DatabasePlace): Promise<Source> {
  if (url === undefined) return openFolder(dataFolder);
  await requirePostgres(url, { forItsPrograms: true });
  const database = openPostgres(url);
  return {
    database,
    dumpInto: (folder) => runPostgresProgram('pg_dump', url, ['--format=custom', `--file=${join(folder, names.postgresql)}`]),
    close: () => database.close(),
  };
}

/** Of the supports whose bytes are files. */
async function readSupportIds(database: Queryable): Promise<readonly string[]> {
  const rows = await readRows(database, v.object({ id: v.string() }), 'select id from archivos where contenido is null');
  return rows.map(({ id }) => id);
}

/** @param before what the database named before it was copied: what came later is no part of the copy for certain */
async function requireFiles(database: Queryable, before: readonly string[], filesFolder: string, copied: string): Promise<void> {
  const found = new Set(existsSync(copied) ? (await listFiles(copied)).map((name) => basename(name)) : []);
  if (before.every((id) => found.has(id))) return;
  // A job may have dropped some meanwhile, the file after the row.
  const after = new Set(await readSupportIds(database));
  const missing = before.filter((id) => after.has(id) && !found.has(id));
  if (missing.length === 0) return;
  throw new Error(
    `La copia no se hizo: en ${filesFolder} falta el archivo de ${missing.length} de ${after.size} soportes. ` +
      'Diga con FILES_DIR o DATA_DIR, como para el servicio, dónde están',
  );
}

/**
 * Copies the database and the supports' files into an empty folder. The database first: a file that it names is there
 * already and is never deleted, while those that come meanwhile do no harm.
 * @throws in Spanish, with the folder left empty, when the database cannot be copied or a support has no file
 */
export async function backUp({ database: place, filesFolder }: BackedUp, folder: string, instant: Date): Promise<Manifest> {
  await makeEmptyFolder(folder);
  let source: Source | undefined;
  try {
    source = await openSource(place);
    const before = await readSupportIds(source.database);
    await source.dumpInto(folder);
    const copied = join(folder, names.files);
    if (existsSync(filesFolder)) await copyFiles(filesFolder, copied);
    await requireFiles(source.database, before, filesFolder, copied);
    return await writeManifest(folder, kindOf(place), instant);
  } catch (error) {
    await clearFolder(folder);
    throw error;
  } finally {
    await source?.close();
  }
}
