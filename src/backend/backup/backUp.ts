import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DatabasePlace } from '../db/openDatabase';
import { lockFolder } from '../db/folderLock';
import { openPglite } from '../db/pglite';
import { type Manifest, writeManifest } from './manifest';
import { type BackedUp, kindOf, makeEmptyFolder, names } from './places';
import { runPostgresProgram } from './postgresProgram';

/** With the folder held: PGlite's is one program's at a time, so the backend must have ended. */
async function dumpFolder(dataFolder: string, file: string): Promise<void> {
  const folder = join(dataFolder, 'base');
  if (!existsSync(folder)) throw new Error(`No hay una base de datos en ${dataFolder}: diga DATABASE_URL o DATA_DIR`);
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    const database = await openPglite({ folder });
    try {
      await writeFile(file, (await database.dump()).stream());
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

function dumpDatabase({ url, dataFolder }: DatabasePlace, folder: string): Promise<void> {
  if (url === undefined) return dumpFolder(dataFolder, join(folder, names.pglite));
  return runPostgresProgram('pg_dump', url, ['--format=custom', `--file=${join(folder, names.postgresql)}`]);
}

/**
 * Copies the database and the supports' files into an empty folder. The database first: a file that it names is there
 * already and is never deleted, while those that come meanwhile do no harm.
 * @throws in Spanish when the folder is not empty, or the database cannot be copied
 */
export async function backUp({ database, filesFolder }: BackedUp, folder: string, instant: Date): Promise<Manifest> {
  await makeEmptyFolder(folder);
  await dumpDatabase(database, folder);
  if (existsSync(filesFolder)) await cp(filesFolder, join(folder, names.files), { recursive: true });
  return writeManifest(folder, kindOf(database), instant);
}
