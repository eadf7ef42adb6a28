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

/**
 * Puts the notices of all whom a job has moved (`moveAtOnce`) into the outbox, piece by piece: what was written is out of
 * the list, so that whoever takes the job up goes on with the rest. Who has answered meanwhile is not written to.
 */
export async function writeLetters(database: Database, { job, instant, onPiece }: LettersOfJob): Promise<void> {
  const all = await countLeft(database, job);
  for (let left = all; left > 0;) {
    left = await database.transaction(async (tx) => {
      const taken = await readRows(
        tx,
        toWriteSchema,
        `delete from cartas_por_escribir where trabajo = $1 and solicitud in (
           select solicitud from cartas_por_escribir where trabajo = $1 order by solicitud limit ${atOnce}) returning solicitud`,
        [job],
      );
      const rows = await readRows(
        tx,
        solicitudRowSchema,
        `select ${solicitudColumns} from solicitudes where id = any($1::bigint[]) order by id`,
        [taken.map(({ solicitud }) => solicitud)],
      );
      await notifyFamilies(tx, rows, instant);
      const stillLeft = left - taken.length;
      await onPiece(tx, 1 - stillLeft / all);
      return stillLeft;
    });
  }
}
