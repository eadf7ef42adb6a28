import * as v from 'valibot';

import { CAMPOS_DE_CUPOS, revisarVacantes } from '#domain/cupos.ts';
import type { OfertaDeGestion } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { lugares } from '#backend/solicitud/ofertas.ts';
import { rechazarErrores } from '#backend/solicitud/checkData.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { anotarCambios } from './logOfertaChanges';
import { bloquearOfertas } from './lockOfertas';
import type { CambioDeOferta } from './ofertaInputs';
import { leerDados } from './promisedCupos';
import { columnasDeGestion, ofertaDeGestionSchema } from './managedOferta';

const idSchema = v.pipe(v.string(), v.uuid());

/** @throws 404 */
async function exigirOferta(tx: Queryable, id: string, anio: number): Promise<OfertaDeGestion> {
  const oferta = v.is(idSchema, id)
    ? await readRow(
        tx,
        ofertaDeGestionSchema,
        `select ${columnasDeGestion} from ${lugares} where o.id = $1 and o.anio = $2`,
        [id, anio],
      )
    : undefined;
  if (!oferta) throw new HttpProblem(404, 'La oferta ya no existe', { codigo: 'no_encontrada' });
  return oferta;
}

/** Changes a place's figures; the same as they are change nothing. @throws 404, 409 `version_vieja`, `lista_congelada`, 422 */
export function cambiarOferta(
  contexto: Contexto,
  login: string,
  id: string,
  { version, ...despues }: CambioDeOferta,
): Promise<OfertaDeGestion> {
  const instant = ahora(contexto);
  return contexto.db.transaction(async (tx) => {
    const anio = await bloquearOfertas(tx, instant);
    const antes = await exigirOferta(tx, id, anio);
    if (antes.version !== version) {
      throw new HttpProblem(409, 'Otra persona cambió esta oferta mientras usted la editaba', { codigo: 'version_vieja' });
    }
    const mensaje = revisarVacantes(despues) ?? (await leerDados(tx, anio))(id, antes, despues);
    rechazarErrores(mensaje === null ? [] : [{ campo: 'capacidad', mensaje }]);
    if (CAMPOS_DE_CUPOS.every((campo) => antes[campo] === despues[campo])) return antes;
    await tx.query(
      'update ofertas set capacidad = $2, continuan = $3, repiten = $4, version = version + 1 where id = $1',
      [id, despues.capacidad, despues.continuan, despues.repiten],
    );
    await anotarCambios(tx, [{ oferta: id, antes, despues }], { origen: 'edicion', login, instant });
    return exigirOferta(tx, id, anio);
  });
}
