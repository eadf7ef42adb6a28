import * as v from 'valibot';

import { type Database, type Queryable, readRow, readRows } from '#backend/db/database.ts';
import type { FileStore } from '#backend/files/fileStore.ts';
import { eraseSolicitudes } from './eraseSolicitudes';

/** Of each piece: so few that whoever waits for one of their rows hardly notices. */
const pieceSize = 100;
/** In one round of the jobs, so that the others have their turn. */
const piecesARound = 40;

const idSchema = v.object({ id: v.number() });
const fileSchema = v.object({ id: v.string() });
const workSchema = v.object({ id: v.number(), convocatoria: v.string(), anio: v.number(), hasta: v.number() });

/** Once no solicitud is left: the year's enrolment list, in pieces too, and then it is done. */
async function eraseMatricula(tx: Queryable, { id, anio }: v.InferOutput<typeof workSchema>, instant: Date): Promise<void> {
  const rows = await tx.query(
    `delete from matriculados where anio = $1
       and documento in (select documento from matriculados where anio = $1 limit 2000) returning 1`,
    [anio],
  );
  if (rows.length > 0) return;
  await tx.query('update borrados set terminado_en = $2 where id = $1', [id, instant.toISOString()]);
}

/**
 * The next solicitudes of a confirmed erasure (F144). Two instances do not take one at once.
 * @returns the supports whose bytes are to go; null when nothing is left to do, or another instance does it
 */
function erasePiece(database: Database, instant: Date, size: number): Promise<readonly string[] | null> {
  return database.transaction(async (tx) => {
    const work = await readRow(
      tx,
      workSchema,
      `select b.id, b.convocatoria, c.anio, b.hasta from borrados b join convocatorias c on c.id = b.convocatoria
       where b.confirmado and b.terminado_en is null order by b.id limit 1 for update of b skip locked`,
    );
    if (!work) return null;
    const rows = await readRows(
      tx,
      idSchema,
      'select id from solicitudes where convocatoria = $1 and id > $2 order by id limit $3 for update',
      [work.convocatoria, work.hasta, size],
    );
    const last = rows.at(-1);
    if (!last) {
      await eraseMatricula(tx, work, instant);
      return [];
    }
    const ids = rows.map(({ id }) => id);
    const files = await readRows(tx, fileSchema, 'delete from archivos where solicitud = any($1::bigint[]) returning id', [ids]);
    await eraseSolicitudes(tx, ids, instant);
    await tx.query('update borrados set hasta = $2 where id = $1', [work.id, last.id]);
    return files.map(({ id }) => id);
  });
}

/**
 * Goes on with what two people had erased, piece by piece: each is whole or not at all, and the next round goes on after the
 * last. Bytes whose row went and that an end of the program left are dropped with the other files without a row.
 */
export async function eraseConfirmed(
  database: Database,
  files: Pick<FileStore, 'remove'>,
  instant: Date,
  { size = pieceSize, pieces = piecesARound } = {},
): Promise<void> {
  for (let done = 0; done < pieces; done += 1) {
    const erased = await erasePiece(database, instant, size);
    if (erased === null) return;
    await files.remove(erased);
  }
}
