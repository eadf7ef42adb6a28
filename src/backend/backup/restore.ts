import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { lockFolder } from '../db/folderLock';
import type { DatabasePlace } from '../db/openDatabase';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { type Manifest, verifyBackup } from './manifest';
import { type BackedUp, isEmpty, kindOf, names } from './places';
import { runPostgresProgram } from './postgresProgram';

async function restoreFolder(dataFolder: string, file: string): Promise<void> {
  const folder = join(dataFolder, 'base');
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    // Under another name first: who ends the program meanwhile leaves no half of one.
    const partial = `${folder}.parcial`;
    rmSync(partial, { recursive: true, force: true });
    await (await openPglite({ folder: partial, dump: await openAsBlob(file) })).close();
    renameSync(partial, folder);
  } finally {
    release();
  }
}

async function hasTables(url: string): Promise<boolean> {
  const database = openPostgres(url);
  try {
    const tables = await database.query('select 1 from information_schema.tables where table_schema = current_schema() limit 1');
    return tables.length > 0;
  } finally {
    await database.close();
  }
}

/** Nothing that is there is ever overwritten. */
async function requireEmptyPlace({ database: { url, dataFolder }, filesFolder }: BackedUp): Promise<void> {
  if (url === undefined && existsSync(join(dataFolder, 'base'))) {
    throw new Error(`Ya hay una base de datos en ${dataFolder}: solo se restaura en un lugar vacío`);
  }
  if (url !== undefined && (await hasTables(url))) {
    throw new Error('La base de datos de DATABASE_URL ya tiene tablas: solo se restaura en una vacía');
  }
  if (!(await isEmpty(filesFolder))) throw new Error(`Ya hay archivos en ${filesFolder}: solo se restaura en un lugar vacío`);
}

function restoreDatabase({ url, dataFolder }: DatabasePlace, folder: string): Promise<void> {
  if (url === undefined) return restoreFolder(dataFolder, join(folder, names.pglite));
  return runPostgresProgram('pg_restore', url, ['--exit-on-error', '--single-transaction', join(folder, names.postgresql)]);
}

/**
 * Puts a backup into an empty place, the files first: a database never names what is not there yet.
 * @throws in Spanish, with nothing written, when the backup is not whole or of another kind of database, or the place
 * is not empty
 */
export async function restore(place: BackedUp, folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  if (manifest.base !== kindOf(place.database)) {
    throw new Error(
      manifest.base === 'postgresql'
        ? 'La copia es de PostgreSQL: diga con DATABASE_URL en qué base de datos se restaura'
        : 'La copia es de PGlite, en una carpeta: quite DATABASE_URL y diga DATA_DIR',
    );
  }
  await requireEmptyPlace(place);
  const files = join(folder, names.files);
  if (existsSync(files)) {
    await mkdir(dirname(place.filesFolder), { recursive: true });
    await cp(files, place.filesFolder, { recursive: true });
  }
  await restoreDatabase(place.database, folder);
  return manifest;
}
