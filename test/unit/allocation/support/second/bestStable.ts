import type { Market } from '#allocation/market.ts';
import { choose, type Seats } from './choice';
import type { Applicant } from './applicantLists';

/**
 * The stable assignment that is the best for every applicant, found another way than the engine does: in rounds, all at
 * once, each oferta choosing anew among all whom it has not refused (Hatfield and Milgrom 2005).
 * Gives the rank of the option that each gets; what is past the last one: none.
 */
export function findBestStable(
  market: Market,
  seatsByOferta: readonly Seats[],
  lists: readonly (readonly Applicant[])[],
): Uint32Array {
  const rank = new Uint32Array(market.cupoActual.length);
  let changed = new Set(seatsByOferta.keys());
  while (changed.size > 0) {
    const refused: Applicant[] = [];
    for (const oferta of changed) {
      const asking = (lists[oferta] ?? []).filter((applicant) => rank[applicant.solicitud] === applicant.rank);
      const seats = seatsByOferta[oferta];
      // Who would stay in any case needs no choosing.
      if (!seats || asking.length <= seats.cupos) continue;
      const chosen = choose(seats, asking);
      for (const applicant of asking) if (!chosen.has(applicant)) refused.push(applicant);
    }
    changed = new Set();
    for (const { solicitud, rank: old } of refused) {
      rank[solicitud] = old + 1;
      const next = nextOferta(market, solicitud, old + 1);
      if (next >= 0) changed.add(next);
    }
  }
  return rank;
}

/** The oferta of that rank: the seat that is held comes after the last option. -1: none. */
function nextOferta({ starts, ofertaOfOpcion, cupoActual }: Market, solicitud: number, rank: number): number {
  const opciones = ofertaOfOpcion.subarray(starts[solicitud], starts[solicitud + 1]);
  return opciones[rank] ?? (rank === opciones.length ? (cupoActual[solicitud] ?? -1) : -1);
}
