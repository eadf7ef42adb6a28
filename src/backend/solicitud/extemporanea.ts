import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';

/**
 * SQL of whether a solicitud was filed after its convocatoria closed (F136): no stage takes it, as each takes what was filed
 * before its own close. By the close of today: what an extension overtakes is in time.
 */
export const isExtemporanea = (solicitud?: string): string => {
  const of = solicitud === undefined ? '' : `${solicitud}.`;
  return `${of}creada_en >= (select c.cierra from convocatorias c where c.id = ${of}convocatoria)`;
};

const listSchema = v.object({ hayLista: v.boolean() });

/** Whether one that is late now would still come to the waiting list, which is the only thing that takes it (F137). */
export async function hasListToCome(db: Queryable, convocatoria: string): Promise<boolean> {
  const row = await readRow(
    db,
    listSchema,
    `select exists (select 1 from fechas_de_lista where convocatoria = $1)
       and not exists (select 1 from corridas where convocatoria = $1 and cerrada_en is not null) as "hayLista"`,
    [convocatoria],
  );
  return row?.hayLista === true;
}
