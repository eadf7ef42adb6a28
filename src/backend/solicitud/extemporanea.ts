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

const listSchema = v.object({ hayLista: v.boolean() });

/**
 * The waiting list is the only thing that takes one that is late (F137).
 * @throws 409 `sin_lista`; 422 without its reason
 */
export async function requireLateAllowed(db: Queryable, convocatoria: string, motivo: string | null): Promise<void> {
  const row = await readRow(
    db,
    listSchema,
    `select exists (select 1 from fechas_de_lista where convocatoria = $1)
       and not exists (select 1 from corridas where convocatoria = $1 and cerrada_en is not null) as "hayLista"`,
    [convocatoria],
  );
  if (row?.hayLista !== true) {
    throw new HttpProblem(409, 'Ya no hay una lista de espera que reciba una solicitud extemporánea', { codigo: 'sin_lista' });
  }
  if (motivo === null) {
    // The step in which the form asks for it.
    rejectErrors([{ campo: 'aviso.motivoExtemporanea', mensaje: 'Escriba por qué se presenta después del cierre.' }]);
  }
}
