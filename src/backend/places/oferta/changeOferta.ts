import * as v from 'valibot';

import { CUPOS_FIELDS, checkVacantes, type Cupos } from '#domain/cupos.ts';
import { reservaField } from '#domain/reservas.ts';
import type { ManagedOferta } from '#domain/contractTypes.ts';
import { type Queryable, readRow } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { ofertaTables } from '#backend/solicitud/ofertas.ts';
import { rejectErrors } from '#backend/solicitud/checkData.ts';
import { type FieldError, HttpProblem } from '#backend/http/problem.ts';
import { logOfertaChanges } from './logOfertaChanges';
import { lockOfertas, type LockedOfertas } from './lockOfertas';
import type { OfertaEdit } from './ofertaInputs';
import { readPromised, type WrongCupos } from './promisedCupos';
import { managedOfertaColumns, managedOfertaSchema } from './managedOferta';
import { changesOfOwn, OWN_PUESTOS_ARE_FROZEN, saveOwnPuestos } from './ownPuestos';

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

/** What is wrong with the asked own numbers of reserved seats: of no reserve, or too late. */
function errorsOfReservas(
  { reservas, haveFrozenRules }: LockedOfertas,
  asked: OfertaEdit['reservas'],
  changed: readonly { readonly condicion: string }[],
): FieldError[] {
  const known = new Set(reservas.map(({ condicion }) => condicion));
  const unknown = asked.map(({ condicion }) => condicion).filter((condicion) => !known.has(condicion));
  return [
    ...unknown.map((condicion) => ({ campo: reservaField(condicion), mensaje: 'La convocatoria no tiene esta reserva.' })),
    ...(haveFrozenRules ? changed : []).map(({ condicion }) => ({
      campo: reservaField(condicion),
      mensaje: OWN_PUESTOS_ARE_FROZEN,
    })),
  ];
}

function wrongCupos(cupos: Cupos): WrongCupos | null {
  const mensaje = checkVacantes(cupos);
  return mensaje === null ? null : { campo: 'capacidad', mensaje };
}

/** Changes a place's figures; the same as they are change nothing. @throws 404, 409 `version_vieja`, `lista_congelada`, 422 */
export function changeOferta(
  context: Context,
  login: string,
  id: string,
  { version, reservas: asked, ...after }: OfertaEdit,
): Promise<ManagedOferta> {
  const instant = instantOf(context);
  return context.db.transaction(async (tx) => {
    const locked = await lockOfertas(tx, context);
    const { anio } = locked;
    const before = await requireOferta(tx, id, anio);
    if (before.version !== version) {
      throw new HttpProblem(409, 'Otra persona cambió esta oferta mientras usted la editaba', { codigo: 'version_vieja' });
    }
    const wrong = wrongCupos(after) ?? (await readPromised(tx, anio))(id, before, after);
    const own = new Map(before.reservas.flatMap(({ condicion, propios }) => (propios === null ? [] : [[condicion, propios]])));
    const reservas = changesOfOwn(own, new Map(asked.map(({ condicion, propios }) => [condicion, propios])));
    rejectErrors([...(wrong === null ? [] : [wrong]), ...errorsOfReservas(locked, asked, reservas)]);
    if (CUPOS_FIELDS.every((field) => before[field] === after[field]) && reservas.length === 0) return before;
    await tx.query('update ofertas set capacidad = $2, continuan = $3, repiten = $4, version = version + 1 where id = $1', [
      id,
      after.capacidad,
      after.continuan,
      after.repiten,
    ]);
    await saveOwnPuestos(
      tx,
      reservas.map((change) => ({ ...change, oferta: id })),
    );
    await logOfertaChanges(tx, [{ oferta: id, antes: before, despues: after, reservas }], { origen: 'edicion', login, instant });
    return requireOferta(tx, id, anio);
  });
}
