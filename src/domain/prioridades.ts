import { numberFormat } from './words/numbers';

/** The last priority of all. */
export const NO_PRIORIDAD = 'Sin una condición aprobada que dé prioridad';

/** A lottery number, as the cut-offs write it. */
export const lotteryText = numberFormat({ minimumFractionDigits: 6, maximumFractionDigits: 6 });

/**
 * Where a solicitud stands in an oferta's order, in the words of the cut-offs.
 * @param prioridad from 1; @param lottery a share of all; null: it was not kept
 */
export function standingText(prioridad: number, lottery: number | null): string {
  const prioridadText = `Prioridad ${prioridad}`;
  return lottery === null ? prioridadText : `${prioridadText}, número de sorteo ${lotteryText(lottery)}`;
}

/** @param tieBreak the number of the own ticket of somebody whose siblings have the same lottery number */
export const tieBreakText = (tieBreak: number): string =>
  `Comparte ese número con sus hermanos de la misma etapa. Entre ellos va primero el menor número propio, y el suyo es ${lotteryText(tieBreak)}.`;

/** That somebody stands there by a seat that an older sibling got. */
export const BY_HERMANO = 'Aquí cuenta como hermano, por el cupo que obtuvo un hermano mayor en esta asignación.';
