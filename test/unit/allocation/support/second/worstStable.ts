import type { Market } from '#allocation/market.ts';
import type { Applicant } from './applicantLists';
import { choose, type Seats } from './choice';

/**
 * The stable assignment that is the worst for every applicant: in rounds each oferta offers to whom it would choose of
 * all who have not declined it, and each applicant keeps the best offer. Gives the rank of what each gets; infinite: none.
 */
export function findWorstStable(
  market: Market,
  seatsByOferta: readonly Seats[],
  lists: readonly (readonly Applicant[])[],
): readonly number[] {
  const open = lists.map((list) => new Set(list));
  for (;;) {
    const offers = lists.map((list, oferta) => {
      const seats = seatsByOferta[oferta];
      return seats
        ? [
            ...choose(
              seats,
              list.filter((one) => open[oferta]?.has(one)),
            ).keys(),
          ]
        : [];
    });
    const best = Array.from(market.cupoActual, () => Infinity);
    for (const { solicitud, rank } of offers.flat()) best[solicitud] = Math.min(best[solicitud] ?? Infinity, rank);
    let isDeclined = false;
    offers.forEach((offered, oferta) => {
      for (const one of offered) {
        if (one.rank === best[one.solicitud]) continue;
        open[oferta]?.delete(one);
        isDeclined = true;
      }
    });
    if (!isDeclined) return best;
  }
}
