import * as v from 'valibot';

import { type Database, type Queryable, readRow, readRows } from '../db/database';
import { notifyFamilies } from './notices';
import { solicitudColumns, solicitudRowSchema } from './solicitudRow';

/** So many letters a transaction. */
const atOnce = 2_000;

const countSchema = v.object({ quedan: v.number() });
const toWriteSchema = v.object({ solicitud: v.number() });

interface LettersOfJob {
  readonly job: number;
  /** Of the move that they tell of. */
  readonly instant: Date;
  /** Within the transaction of each piece; `share`: how many of those that were left are written, 0 to 1. */
  readonly onPiece: (tx: Queryable, share: number) => Promise<void>;
}

async function countLeft(db: Queryable, job: number): Promise<number> {
  const count = await readRow(db, countSchema, 'select count(*) as quedan from cartas_por_escribir where trabajo = $1', [job]);
  return count?.quedan ?? 0;
}

/** One piece of them, from the last one that was written on. @returns the last one of the piece and how many it has */
async function writePiece(tx: Queryable, { job, instant }: LettersOfJob, last: number): Promise<{ last: number; count: number }> {
  const next = await readRows(
    tx,
    toWriteSchema,
    `select solicitud from cartas_por_escribir where trabajo = $1 and solicitud > $2 order by solicitud limit ${atOnce}`,
    [job, last],
  );
  const ids = next.map(({ solicitud }) => solicitud);
  const end = ids.at(-1) ?? last;
  await tx.query('delete from cartas_por_escribir where trabajo = $1 and solicitud > $2 and solicitud <= $3', [job, last, end]);
  const rows = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where id = any($1::bigint[]) order by id`,
    [ids],
  );
  await notifyFamilies(tx, rows, instant);
  return { last: end, count: ids.length };
}

/**
 * Puts the notices of all whom a job has moved (`moveAtOnce`) into the outbox, piece by piece: what was written is out of
 * the list, so that whoever takes the job up goes on with the rest. Who has answered meanwhile is not written to.
 */
export async function writeLetters(database: Database, letters: LettersOfJob): Promise<void> {
  const all = await countLeft(database, letters.job);
  let last = 0;
  for (let written = 0; written < all;) {
    const piece = await database.transaction(async (tx) => {
      const done = await writePiece(tx, letters, last);
      await letters.onPiece(tx, (written + done.count) / all);
      return done;
    });
    last = piece.last;
    written += piece.count;
  }
}
