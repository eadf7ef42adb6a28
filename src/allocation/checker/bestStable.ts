import type { Mercado } from '../market';
import { choose, type Plazas } from './choice';
import type { Aspirante } from './applicantLists';

/**
 * The stable assignment that is the best for every applicant, found another way than the engine does: in rounds, all at
 * once, each oferta choosing anew among all whom it has not refused (Hatfield and Milgrom 2005).
 * Gives the rank of the option that each gets; what is past the last one: none.
 */
export function findMejorEstable(
  mercado: Mercado,
  plazas: readonly Plazas[],
  listas: readonly (readonly Aspirante[])[],
): Uint32Array {
  const rank = new Uint32Array(mercado.actual.length);
  let changed = new Set(plazas.keys());
  while (changed.size > 0) {
    const refused: Aspirante[] = [];
    for (const oferta of changed) {
      const asking = (listas[oferta] ?? []).filter((aspirante) => rank[aspirante.solicitud] === aspirante.rank);
      const plaza = plazas[oferta];
      // Who would stay in any case needs no choosing.
      if (!plaza || asking.length <= plaza.cupos) continue;
      const chosen = choose(plaza, asking);
      for (const aspirante of asking) if (!chosen.has(aspirante)) refused.push(aspirante);
    }
    changed = new Set();
    for (const { solicitud, rank: old } of refused) {
      rank[solicitud] = old + 1;
      const next = nextOferta(mercado, solicitud, old + 1);
      if (next >= 0) changed.add(next);
    }
  }
  return rank;
}

/** The oferta of that rank: the seat that is held comes after the last option. -1: none. */
function nextOferta({ inicio, opcion, actual }: Mercado, solicitud: number, rank: number): number {
  const options = opcion.subarray(inicio[solicitud], inicio[solicitud + 1]);
  return options[rank] ?? (rank === options.length ? (actual[solicitud] ?? -1) : -1);
}
