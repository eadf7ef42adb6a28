import * as v from 'valibot';

import { type Queryable, readRows } from '../db/database';
import { type FileStore, parts } from './fileStore';

const idSchema = v.object({ id: v.string() });

/** Drops the supports that no solicitud named in time. */
export async function deleteUnnamedSoportes(database: Queryable, files: FileStore, instant: Date): Promise<void> {
  const dropped = await readRows(
    database,
    idSchema,
    'delete from archivos where solicitud is null and vence <= $1 returning id',
    [instant.toISOString()],
  );
  await files.remove(dropped.map(({ id }) => id));
}

/** A file is there before its row; so long it may wait for it. */
const orphanMs = 60 * 60 * 1000;
const roundMs = 15_000;

/**
 * Drops files without a row, and beginnings of files: what an end of the program left. It looks at one part of the folder
 * a round, another each time, so that no round is long.
 */
export async function sweepOrphans(database: Queryable, files: FileStore, instant: Date): Promise<void> {
  const now = instant.getTime();
  const old = (await files.list(Math.floor(now / roundMs) % parts)).filter(({ changedAt }) => changedAt < now - orphanMs);
  if (old.length === 0) return;
  const names = old.map(({ name }) => name);
  const ids = names.filter((name) => v.is(v.pipe(v.string(), v.uuid()), name));
  const rows = await readRows(database, idSchema, 'select id from archivos where id = any($1::uuid[])', [ids]);
  const known = new Set(rows.map(({ id }) => id));
  await files.remove(names.filter((name) => !known.has(name)));
}
