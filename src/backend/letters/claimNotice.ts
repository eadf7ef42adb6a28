import * as v from 'valibot';

import { type Database, readRow } from '../db/database';
import { dayIn, endOfDay } from '../timeZone';
import { sendTimeoutMs } from './mailTransport';
import { noticeDataSchema, noticeKindSchema } from './noticeKinds';

const dayMs = 24 * 60 * 60 * 1000;

/** Outlives any attempt: only what a program left unfinished when it ended is taken again. */
const leaseMs = 1.5 * sendTimeoutMs;

/** Anybody can file in the name of any address, which nobody has confirmed: so many letters a day, then no receipt. */
const lettersADay = 5;

const claimedSchema = v.object({
  id: v.number(),
  tipo: noticeKindSchema,
  para: v.string(),
  datos: noticeDataSchema,
  intentos: v.number(),
  espera: v.boolean(),
});

export type ClaimedNotice = v.InferOutput<typeof claimedSchema>;

/**
 * Takes the notice that is due first, receipts before the rest, by writing down when it may be taken again. A receipt
 * to an address that had its letters for the day waits for the next one; what follows an act of the city never does.
 * One claim at a time, of all instances, so that none is taken twice and the letters of a day are counted rightly.
 * @returns undefined when none is due
 */
export async function claimNotice(database: Database, timeZone: string, instant: Date): Promise<ClaimedNotice | undefined> {
  const tomorrow = endOfDay(timeZone, dayIn(timeZone, instant));
  for (;;) {
    const claimed = await database.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('cartas ' || current_schema()))");
      return readRow(
        tx,
        claimedSchema,
        `with siguiente as (
           select a.id, a.tipo = 'radicada' and $5 <= (select count(*) from avisos otra
               where otra.destino = a.destino and otra.tomado_en >= $2 and otra.id <> a.id) as espera
           from avisos a where a.proximo_intento <= $1
           order by a.tipo <> 'radicada', a.proximo_intento, a.id limit 1
         )
         update avisos a set
           proximo_intento = case when espera then $3 else $4 end::timestamptz,
           tomado_en = case when espera then tomado_en else $1::timestamptz end,
           intentos = intentos + case when espera then 0 else 1 end
         from siguiente where a.id = siguiente.id
         returning a.id, a.tipo, a.para, a.datos, a.intentos, espera`,
        [
          instant.toISOString(),
          new Date(tomorrow.getTime() - dayMs).toISOString(),
          tomorrow.toISOString(),
          new Date(instant.getTime() + leaseMs).toISOString(),
          lettersADay,
        ],
      );
    });
    if (!claimed?.espera) return claimed;
  }
}
