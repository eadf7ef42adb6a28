import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from './database';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export interface DatabasePlace {
  /** The folder that PGlite's own is in, when there is no address. */
  readonly dataFolder: string;
  /** Of a PostgreSQL server, such as `postgres://usuario@servidor/base`. */
  readonly url?: string;
}

/** Makes PGlite's folder under another name first: who ends the program meanwhile leaves no half of one. */
async function makeFolder(folder: string): Promise<void> {
  const partial = `${folder}.parcial`;
  rmSync(partial, { recursive: true, force: true });
  await (await openPglite({ folder: partial })).close();
  renameSync(partial, folder);
}

async function openFolder(dataFolder: string): Promise<Database> {
  const folder = join(dataFolder, 'base');
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    const database = await openPglite({ folder });
    return {
      ...database,
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The database with its tables as this program needs them.
 * @throws in Spanish when another process holds the folder, or the tables are another version's
 */
export async function openDatabase({ dataFolder, url }: DatabasePlace): Promise<Database> {
  const database = url === undefined ? await openFolder(dataFolder) : openPostgres(url);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
