import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from './database';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import { requirePostgres } from './requirePostgres';
import { watchForBreak } from './watchForBreak';

export interface DatabasePlace {
  /** The folder that PGlite's own is in, when there is no address. */
  readonly dataFolder: string;
  /** Of a PostgreSQL server, such as `postgres://usuario@servidor/base`. */
  readonly url?: string;
}

/** Who is told of what nobody has asked for. */
export interface DatabaseWatch {
  /** Takes the error of a connection that breaks while it is idle. */
  readonly report: (error: unknown) => void;
  /** Takes the error after which PGlite answers nothing any more; the program must end. */
  readonly onBreak: (error: unknown) => void;
}

/** PGlite lets everyone read and write the files that it makes: nobody else may come to them. */
const ownerOnly = 0o700;

/** Makes PGlite's folder under another name first: who ends the program meanwhile leaves no half of one. */
async function makeFolder(folder: string): Promise<void> {
  const partial = `${folder}.parcial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: ownerOnly });
  await (await openPglite({ folder: partial })).close();
  renameSync(partial, folder);
}

async function openFolder(dataFolder: string, { onBreak }: DatabaseWatch): Promise<Database> {
  const folder = join(dataFolder, 'base');
  const release = lockFolder(join(dataFolder, 'base.lock'));
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    chmodSync(folder, ownerOnly);
    const database = watchForBreak(await openPglite({ folder }), onBreak);
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
 * @throws in Spanish when the server does not let it in, another process holds the folder, or the tables are another version's
 */
export async function openDatabase({ dataFolder, url }: DatabasePlace, watch: DatabaseWatch): Promise<Database> {
  if (url !== undefined) await requirePostgres(url);
  const database = url === undefined ? await openFolder(dataFolder, watch) : openPostgres(url, { report: watch.report });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
