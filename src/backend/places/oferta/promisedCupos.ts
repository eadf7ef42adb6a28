import { computeVacantes, type Cupos } from '#domain/cupos.ts';
import type { Queryable } from '#backend/db/database.ts';
import { readTaken } from '../allocation/freeCupos';

/**
 * How many seats of each oferta of a year are promised: no change may take one away from a family.
 * @returns what is wrong with lowering an oferta's figures; null: nothing
 */
export async function readPromised(
  tx: Queryable,
  anio: number,
): Promise<(oferta: string, before: Cupos, after: Cupos) => string | null> {
  const promised = new Map((await readTaken(tx, anio)).map(({ oferta, tomados }) => [oferta, tomados]));
  return (oferta, before, after) => {
    const count = promised.get(oferta) ?? 0;
    const left = computeVacantes(after);
    if (left >= count || left >= computeVacantes(before)) return null;
    const already = count === 1 ? 'Ya hay 1 cupo asignado' : `Ya hay ${count} cupos asignados`;
    return `${already} en esta oferta y quedarían ${left} vacantes: no se puede bajar de lo que ya se asignó.`;
  };
}
