import * as v from 'valibot';

import type { WholeBitacora } from '#domain/contractTypes.ts';
import { readRows } from '../db/database';
import { createFilter, pageSize } from '../db/pages';
import type { Context } from '../context';
import { endOfDay, startOfDay } from '../timeZone';
import { entryColumns, entrySchema, readEntryOfertas, viewEntry, withoutReads } from './bitacoraEntries';
import type { WholeBitacoraFilter } from './solicitudInputs';

const rowSchema = v.object({ id: v.number(), radicado: v.string(), ...entrySchema.entries });

/**
 * A page of the log of all solicitudes, the newest first (F60). Pages follow one another by the last entry seen: nobody
 * counts millions, and what is written meanwhile moves no entry to another page.
 */
export async function readWholeBitacora(
  { db, timeZone }: Context,
  { quien, dia, que, lecturas, despuesDe }: WholeBitacoraFilter,
): Promise<WholeBitacora> {
  const { addCondition, where, params } = createFilter();
  if (quien !== undefined) addCondition('b.quien = $', quien);
  if (dia !== undefined) {
    addCondition('b.en >= $ and b.en < $', startOfDay(timeZone, dia).toISOString(), endOfDay(timeZone, dia).toISOString());
  }
  if (que !== undefined) addCondition('b.que = $', que);
  else if (lecturas === 'no') addCondition(withoutReads);
  if (despuesDe !== undefined) {
    addCondition('(b.en, b.id) < ((select en from bitacora where id = $), $::bigint)', despuesDe, despuesDe);
  }
  const found = await readRows(
    db,
    rowSchema,
    `select b.id, s.radicado, ${entryColumns}
     from (select * from bitacora b where ${where()} order by b.en desc, b.id desc limit ${pageSize + 1}) b
       join solicitudes s on s.id = b.solicitud
     order by b.en desc, b.id desc`,
    params,
  );
  const rows = found.slice(0, pageSize);
  const ofertas = await readEntryOfertas(db, rows);
  return {
    elementos: rows.map((row) => ({ radicado: row.radicado, registro: viewEntry(row, ofertas) })),
    siguiente: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  };
}
