import * as v from 'valibot';

import { contactoSchema } from '#domain/answers/answerParts.ts';
import { type Database, readRow } from '../db/database';
import { dayIn, endOfDay } from '../timeZone';
import { sendTimeoutMs } from './mailTransport';
import { noticeDataSchema, noticeKindSchema } from './noticeKinds';
import { lettersADay, lettersADayFromOneOrigin, putOffReceipts } from './putOffReceipts';

const dayMs = 24 * 60 * 60 * 1000;

/** Outlives any attempt: only what a program left unfinished when it ended is taken again. */
const leaseMs = 1.5 * sendTimeoutMs;

const nextSchema = v.object({ id: v.number(), destino: v.string(), de_destino: v.number(), de_origen: v.number() });

const claimedSchema = v.object({
  id: v.number(),
  tipo: noticeKindSchema,
  para: v.string(),
  datos: noticeDataSchema,
  intentos: v.number(),
  contacto: v.nullable(contactoSchema),
});

export type ClaimedNotice = v.InferOutput<typeof claimedSchema>;

/**
 * Takes the notice that is due first, receipts before the rest, by writing down when it may be taken again. The receipt of
 * a family's filing whose address had its letters for the day waits; what follows an act of the city never does.
 * One claim at a time, of all instances, so that none is taken twice and the letters of a day are counted rightly.
 * @returns undefined when none is due
 */
export async function claimNotice(database: Database, timeZone: string, instant: Date): Promise<ClaimedNotice | undefined> {
  const tomorrow = endOfDay(timeZone, dayIn(timeZone, instant));
  const today = new Date(tomorrow.getTime() - dayMs);
  for (;;) {
    const claimed = await database.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtext('cartas ' || current_schema()))");
      const next = await readRow(
        tx,
        nextSchema,
        `select a.id, a.destino, count(otra.id) as de_destino, count(otra.id) filter (where otra.origen = a.origen) as de_origen
         from (
           select id, destino, origen from avisos where proximo_intento <= $1
           order by tipo <> 'radicada', proximo_intento, id limit 1
         ) a left join avisos otra on a.origen is not null and otra.destino = a.destino and otra.origen is not null
           and otra.tomado_en >= $2 and otra.id <> a.id
         group by a.id, a.destino, a.origen`,
        [instant.toISOString(), today.toISOString()],
      );
      if (!next) return undefined;
      if (next.de_destino >= lettersADay || next.de_origen >= lettersADayFromOneOrigin) {
        const those = next.de_destino >= lettersADay ? { destino: next.destino } : { destino: next.destino, like: next.id };
        await putOffReceipts(tx, those, { instant, tomorrow });
        return 'put off';
      }
      return readRow(
        tx,
        claimedSchema,
        `update avisos set proximo_intento = $3, tomado_en = $2, intentos = intentos + 1
         where id = $1 returning id, tipo, para, datos, intentos, (
           select c.contacto from solicitudes s join convocatorias c on c.id = s.convocatoria where s.id = avisos.solicitud
         ) as contacto`,
        [next.id, instant.toISOString(), new Date(instant.getTime() + leaseMs).toISOString()],
      );
    });
    if (claimed !== 'put off') return claimed;
  }
}
