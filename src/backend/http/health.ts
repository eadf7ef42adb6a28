import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { Router } from 'express';

import type { Queryable } from '../db/database';
import type { FilesRoom } from '../files/room';
import { isMigrated, readMigrations } from '../db/migrate';

/** What the database of a city and its letters grow by in days; below it somebody has to look. */
const leastFreeBytes = 512 * 1024 * 1024;
const patienceMs = 3_000;

/** The free space where the folder is, or will be. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if (parent === folder) throw error;
    return freeBytes(parent);
  }
}

/** @returns false also when it fails, and when it takes too long */
async function holds(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolveLate) => {
    timer = setTimeout(() => resolveLate(false), patienceMs);
  });
  try {
    return await Promise.race([check, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

interface HealthOptions {
  readonly database: Queryable;
  /** Where what grows is kept. */
  readonly dataFolder: string;
  readonly leastFree?: number;
  readonly room: FilesRoom;
}

/**
 * For who watches over the program, without a session and without data of anyone. `GET salud`: it is alive.
 * `GET listo`: it can work, or 503 with what is missing; that supports are not taken (`archivos`) is told, and is no such thing.
 */
export function createHealthRouter({ database, dataFolder, leastFree = leastFreeBytes, room }: HealthOptions): Router {
  const migrations = readMigrations();
  const router = Router();
  router.get('/salud', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ vivo: true });
  });
  router.get('/listo', async (_request, response) => {
    const [base, migraciones, espacio, archivos] = await Promise.all([
      holds(database.query('select 1').then(() => true)),
      holds(isMigrated(database, migrations)),
      holds(freeBytes(resolve(dataFolder)).then((free) => free >= leastFree)),
      holds(room.require().then(() => true)),
    ]);
    const listo = base && migraciones && espacio;
    response
      .set('Cache-Control', 'no-store')
      .status(listo ? 200 : 503)
      .json({ listo, base, migraciones, espacio, archivos });
  });
  return router;
}
