import * as v from 'valibot';

import { computeVacantes, type Cupos, type CuposField } from '#domain/cupos.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { countedAt } from '#backend/solicitud/cupoAlegado.ts';
import { readTaken } from '../allocation/freeCupos';

const countedSchema = v.object({ oferta: v.string(), reconocidos: v.number() });

/** How many pupils' current seat counts at each oferta of a year where one's does. */
async function readCounted(tx: Queryable, anio: number): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    tx,
    countedSchema,
    `select o.id as oferta, count(distinct s.documento_clave) as reconocidos
     from ofertas o join solicitudes s on ${countedAt} where o.anio = $1 group by 1`,
    [anio],
  );
  return new Map(rows.map(({ oferta, reconocidos }) => [oferta, reconocidos]));
}

/** What is wrong with figures, and at which. */
export interface WrongCupos {
  readonly campo: CuposField;
  readonly mensaje: string;
}

/**
 * How many seats of each oferta of a year are promised, and how many pupils hold one who continue there: no change may
 * take one away from a family.
 * @returns what is wrong with lowering an oferta's figures; null: nothing
 */
export async function readPromised(
  tx: Queryable,
  anio: number,
): Promise<(oferta: string, before: Cupos, after: Cupos) => WrongCupos | null> {
  const promised = new Map((await readTaken(tx, anio)).map(({ oferta, tomados }) => [oferta, tomados]));
  const counted = await readCounted(tx, anio);
  return (oferta, before, after) => {
    const holders = counted.get(oferta) ?? 0;
    if (after.continuan < holders && after.continuan < before.continuan) {
      const whose = holders === 1 ? 'el cupo actual de 1 estudiante' : `el cupo actual de ${holders} estudiantes`;
      return { campo: 'continuan', mensaje: `Aquí ya se reconoció ${whose}: no pueden continuar menos.` };
    }
    const count = promised.get(oferta) ?? 0;
    const left = computeVacantes(after);
    if (left >= count || left >= computeVacantes(before)) return null;
    const already = count === 1 ? 'Ya hay 1 cupo asignado' : `Ya hay ${count} cupos asignados`;
    const mensaje = `${already} en esta oferta y quedarían ${left} vacantes: no se puede bajar de lo que ya se asignó.`;
    return { campo: 'capacidad', mensaje };
  };
}
