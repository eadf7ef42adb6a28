import { calcularVacantes, type Cupos } from '#domain/cupos.ts';
import type { Queryable } from '#backend/db/database.ts';
import { leerTomados } from '../allocation/freeCupos';

/**
 * How many seats of each oferta of a year are promised: no change may take one away from a family.
 * @returns what is wrong with lowering an oferta's figures; null: nothing
 */
export async function leerDados(
  tx: Queryable,
  anio: number,
): Promise<(oferta: string, antes: Cupos, despues: Cupos) => string | null> {
  const dados = new Map((await leerTomados(tx, anio)).map(({ oferta, tomados }) => [oferta, tomados]));
  return (oferta, antes, despues) => {
    const cuantos = dados.get(oferta) ?? 0;
    const quedan = calcularVacantes(despues);
    if (quedan >= cuantos || quedan >= calcularVacantes(antes)) return null;
    const ya = cuantos === 1 ? 'Ya hay 1 cupo asignado' : `Ya hay ${cuantos} cupos asignados`;
    return `${ya} en esta oferta y quedarían ${quedan} vacantes: no se puede bajar de lo que ya se asignó.`;
  };
}
