import * as v from 'valibot';

import type { WholeBitacora } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { readRows } from '../db/database';
import { createFilter, pageSize } from '../db/pages';
import type { Context } from '../context';
import { endOfDay, startOfDay } from '../timeZone';
import { entryColumns, entrySchema, readEntryOfertas, viewEntry, withoutReads } from './bitacoraEntries';
import type { UserStore } from '../users/userTypes';
import { family, system } from './actor';
import type { WholeBitacoraFilter } from './solicitudInputs';

const rowSchema = v.object({ id: v.number(), radicado: v.string(), ...entrySchema.entries });

/** The logins of those whose name or login holds each word of `text`: who is looked for is known by name. */
async function loginsOf(users: Pick<UserStore, 'people'>, text: string): Promise<readonly string[]> {
  const words = searchText(text).split(' ');
  const known = [...(await users.people()), ...[family, system].map(({ name }) => ({ login: name, nombre: name }))];
  const found = known.filter(({ login, nombre }) =>
    words.every((word) => word !== '' && searchText(login, nombre).includes(word)),
  );
  // Who works here no more is known by the login alone.
  return [text.trim(), ...found.map(({ login }) => login)];
}

/**
 * A page of the log of all solicitudes, the newest first (F60). Pages follow one another by the last entry seen: nobody
 * counts millions, and what is written meanwhile moves no entry to another page.
 */
export async function readWholeBitacora(
  { db, timeZone }: Context,
  users: Pick<UserStore, 'people'>,
  { quien, dia, que, lecturas, despuesDe }: WholeBitacoraFilter,
): Promise<WholeBitacora> {
  const { addCondition, where, params } = createFilter();
  if (quien !== undefined) addCondition('b.quien = any($::text[])', await loginsOf(users, quien));
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
