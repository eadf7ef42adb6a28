import * as v from 'valibot';

import { type Queryable, readRows } from '../db/database';
import type { FileStore } from './fileStore';

const rowSchema = v.object({ id: v.string(), contenido: v.instance(Uint8Array) });

/** A few at a time: each may be 5 MB. */
const atOnce = 8;

/**
 * Moves the bytes of supports that the database still has into the folder, each row once its file is on the disk:
 * ended anywhere, it goes on at the next start.
 * @throws 503 when there is no room for them
 */
export async function moveBytesToFiles(database: Queryable, files: FileStore): Promise<void> {
  for (;;) {
    const rows = await readRows(
      database,
      rowSchema,
      `select id, contenido from archivos where contenido is not null order by id limit ${atOnce}`,
    );
    if (rows.length === 0) return;
    for (const { id, contenido } of rows) {
      await files.save(id, contenido);
      await database.query('update archivos set contenido = null where id = $1', [id]);
    }
  }
}
