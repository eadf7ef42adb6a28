import * as v from 'valibot';

import { type Database, readRows } from '../db/database';
import { noticeDataSchema, noticeKindSchema } from './noticeKinds';
import { composeLetter } from './composeLetter';
import type { Transport } from './mailTransport';

const atOnce = 20;
/** The last attempt is about three days after the first. */
const attempts = 12;
const firstPauseMs = 60_000;
const longestPauseMs = 12 * 60 * 60 * 1000;

const dueSchema = v.object({
  id: v.number(),
  tipo: noticeKindSchema,
  para: v.string(),
  datos: noticeDataSchema,
  intentos: v.number(),
});

export interface SendOptions {
  readonly database: Database;
  readonly transport: Transport;
  readonly timeZone: string;
  readonly instant: Date;
}

/**
 * Sends the notices that are due, a few at a time. Each is taken first, by writing down when it is tried again:
 * a second process takes others, and what one leaves unfinished when it ends is sent later.
 * @returns how many were tried
 */
export async function sendNotices({ database, transport, timeZone, instant }: SendOptions): Promise<number> {
  const due = await readRows(
    database,
    dueSchema,
    `update avisos set intentos = intentos + 1,
       proximo_intento = $1::timestamptz + least($2 * power(2, intentos), $3) * interval '1 millisecond'
     where id in (select id from avisos where proximo_intento <= $1 order by proximo_intento, id
       limit ${atOnce} for update skip locked)
     returning id, tipo, para, datos, intentos`,
    [instant.toISOString(), firstPauseMs, longestPauseMs],
  );
  for (const { id, tipo, para, datos, intentos } of due) {
    try {
      const letter = composeLetter(tipo, datos, timeZone);
      await transport.send({ id: `aviso-${id}-${datos.radicado}`, to: para, ...letter });
      await database.query('update avisos set enviado_en = $2, proximo_intento = null, error = null where id = $1', [
        id,
        instant.toISOString(),
      ]);
    } catch (error) {
      await database.query(
        'update avisos set error = $2, proximo_intento = case when $3 then null else proximo_intento end where id = $1',
        [id, error instanceof Error ? error.message : String(error), intentos >= attempts],
      );
    }
  }
  return due.length;
}
