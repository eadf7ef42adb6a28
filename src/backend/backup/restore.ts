import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Queryable } from '../db/database';
import { lockFolder } from '../db/folderLock';
import type { DatabasePlace } from '../db/openDatabase';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { requirePostgres } from '../db/requirePostgres';
import { copyFiles, removeCopies } from './folders';
import { type Manifest, verifyBackup } from './manifest';
import { type BackedUp, isEmpty, kindOf, names } from './places';
import { runPostgresProgram } from './postgresProgram';

/** Sessions that were ended since are in the copy: who was shut out would be in again. */
function endSessions(database: Queryable): Promise<void> {
  return database.script('delete from sesiones');
}

async function restoreFolder(dataFolder: string, file: string): Promise<void> {
  const folder = join(dataFolder, 'base');
  const release = lockFolder(join(dataFolder, 'base.lock'));
  // Under another name first: who ends the program meanwhile leaves no half of one.
  const partial = `${folder}.parcial`;
  try {
    rmSync(partial, { recursive: true, force: true });
    const database = await openPglite({ folder: partial, dump: await openAsBlob(file) });
    await endSessions(database).finally(() => database.close());
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
    release();
  }
}

/** Apart from the restoring: when this fails the database is there, and needs its files. */
async function endPostgresSessions(url: string): Promise<void> {
  const database = openPostgres(url);
  try {
    await endSessions(database);
  } catch (cause) {
    const message = 'La copia se restauró, pero sus sesiones siguen abiertas: antes de iniciar, ejecute «delete from sesiones»';
    throw new Error(message, { cause });
  } finally {
    await database.close();
  }
}

async function hasTables(url: string): Promise<boolean> {
  await requirePostgres(url, { forItsPrograms: true });
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
 * Puts a backup into an empty place, the files first: a database never names what is not there yet. Nobody is signed in to
 * what it makes.
 * @throws in Spanish, with nothing left there, when the backup is not whole or of another kind of database, the place is
 * not empty, or the database cannot be restored
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
  const hasFiles = existsSync(files);
  try {
    if (hasFiles) await copyFiles(files, place.filesFolder);
    await restoreDatabase(place.database, folder);
  } catch (error) {
    if (hasFiles) await removeCopies(files, place.filesFolder);
    throw error;
  }
  if (place.database.url !== undefined) await endPostgresSessions(place.database.url);
  return manifest;
}
