import * as v from 'valibot';

import { CUPOS_FIELDS, checkVacantes } from '#domain/cupos.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { ofertaTables } from '#backend/solicitud/ofertas.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { logOfertaChanges } from './logOfertaChanges';
import { lockOfertas } from './lockOfertas';
import type { OfertaEdit } from './ofertaInputs';
import { readPromised } from './promisedCupos';
import { managedOfertaColumns, managedOfertaSchema } from './managedOferta';

const idSchema = v.pipe(v.string(), v.uuid());

/** @throws 404 */
async function requireOferta(tx: Queryable, id: string, anio: number): Promise<ManagedOferta> {
  const oferta = v.is(idSchema, id)
    ? await readRow(
        tx,
        managedOfertaSchema,
        `select ${managedOfertaColumns} from ${ofertaTables} where o.id = $1 and o.anio = $2`,
        [id, anio],
      )
    : undefined;
  if (!oferta) throw new HttpProblem(404, 'La oferta ya no existe', { codigo: 'no_encontrada' });
  return oferta;
}

/** Changes a place's figures; the same as they are change nothing. @throws 404, 409 `version_vieja`, `lista_congelada`, 422 */
export function changeOferta(
  context: Context,
  login: string,
  id: string,
  { version, ...after }: OfertaEdit,
): Promise<ManagedOferta> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const anio = await lockOfertas(tx, instant);
    const before = await requireOferta(tx, id, anio);
    if (before.version !== version) {
      throw new HttpProblem(409, 'Otra persona cambió esta oferta mientras usted la editaba', { codigo: 'version_vieja' });
    }
    const message = checkVacantes(after);
    rejectErrors(message === null ? [] : [{ campo: 'capacidad', mensaje: message }]);
    const wrong = (await readPromised(tx, anio))(id, before, after);
    rejectErrors(wrong === null ? [] : [wrong]);
    if (CUPOS_FIELDS.every((field) => before[field] === after[field])) return before;
    await tx.query('update ofertas set capacidad = $2, continuan = $3, repiten = $4, version = version + 1 where id = $1', [
      id,
      after.capacidad,
      after.continuan,
      after.repiten,
    ]);
    await logOfertaChanges(tx, [{ oferta: id, antes: before, despues: after }], { origen: 'edicion', login, instant });
    return requireOferta(tx, id, anio);
  });
}
