import * as v from 'valibot';

import { type Database, type Queryable, readRow, readRows } from '../db/database';
import { migrate } from '../db/migrate';
import { allowAnyTime } from '../db/timeLimits';
import type { FileStore } from '../files/fileStore';
import { fillDemo } from './fillDemo';

const markSchema = v.object({ demostracion: v.boolean() });
const fileSchema = v.object({ id: v.string() });

/** @throws in Spanish unless it was made as a demonstration (D35) */
async function requireDemo(db: Queryable): Promise<void> {
  const mark = await readRow(db, markSchema, 'select demostracion from instalacion');
  if (mark?.demostracion === true) return;
  throw new Error(
    'Esta base de datos no se hizo como demostración: no se cambió nada en ella. ' +
      'Una demostración se hace con npm start, en una carpeta (DATA_DIR) que no tenga otra cosa',
  );
}

/**
 * Puts a demonstration back to its beginning, all of it or nothing (F122). What was filed, decided and changed in it is gone.
 * @throws in Spanish when it is none
 */
export async function resetDemo(database: Database, files: FileStore, now: Date): Promise<void> {
  const names = await database.transaction(async (tx) => {
    await allowAnyTime(tx);
    await requireDemo(tx);
    const rows = await readRows(tx, fileSchema, 'select id from archivos');
    const [{ schema } = { schema: undefined }] = await tx.query('select current_schema() as schema');
    // Some of its tables let nobody take out a row.
    await tx.script(`drop schema ${String(schema)} cascade; create schema ${String(schema)}`);
    const within: Database = { ...tx, reads: tx, transaction: (work) => work(tx), close: () => Promise.resolve() };
    await migrate(within);
    await fillDemo(within, now);
    return rows.map(({ id }) => id);
  });
  await files.remove(names);
}
