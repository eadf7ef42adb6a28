import * as v from 'valibot';

import { type Queryable, readRow } from '../db/database';
import { HttpProblem } from '../http/problem';
import { rejectErrors } from './checkData';

/**
 * SQL of whether a solicitud was filed after its convocatoria closed (F136): no stage takes it, as each takes what was filed
 * before its own close. By the close of today: what an extension overtakes is in time.
 */
export const isExtemporanea = (solicitud?: string): string => {
  const of = solicitud === undefined ? '' : `${solicitud}.`;
  return `${of}creada_en >= (select c.cierra from convocatorias c where c.id = ${of}convocatoria)`;
};

/** SQL of whether a waiting list is to come that takes what is late (F137); `convocatoria`: SQL of its id. */
export const hasListLeft = (convocatoria: string): string =>
  `(exists (select from fechas_de_lista f where f.convocatoria = ${convocatoria})
     and not exists (select from corridas r where r.convocatoria = ${convocatoria} and r.cerrada_en is not null))`;

const listSchema = v.object({ hayLista: v.boolean() });

/**
 * The waiting list is the only thing that takes one that is late (F137).
 * @throws 409 `sin_lista`; 422 without its reason
 */
export async function requireLateAllowed(db: Queryable, convocatoria: string, motivo: string | null): Promise<void> {
  const row = await readRow(db, listSchema, `select ${hasListLeft('$1')} as "hayLista"`, [convocatoria]);
  if (row?.hayLista !== true) {
    throw new HttpProblem(409, 'Ya no hay una lista de espera que reciba una solicitud extemporánea', { codigo: 'sin_lista' });
  }
  if (motivo === null) {
    // The step in which the form asks for it.
    rejectErrors([{ campo: 'aviso.motivoExtemporanea', mensaje: 'Escriba por qué se presenta después del cierre.' }]);
  }
}
