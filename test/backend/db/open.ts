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

async function openFolder(dataFolder: string): Promise<Database> {
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    const database = await openPglite({ folder: join(dataFolder, 'base') });
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
