import type { CheckedMarket } from './readMarket';
import type { Got } from './readResult';
import type { Heirs } from './heirs';

/**
 * Whether a stable result is the best for every applicant. It is not, just when somebody's seat would go to an heir,
 * whose own seat would go to an heir, and so on back to the first one: all of them would rather have the seat that they
 * inherit (A10). Calls `take` with each of such a ring, and the oferta that it should have or a better one.
 */
export function findImprovements(
  { solicitudes }: CheckedMarket,
  got: Got,
  { heirOf }: Heirs,
  take: (solicitud: number, oferta: number) => void,
): void {
  /** In which walk each was met; 0: in none. */
  const metIn = new Uint32Array(solicitudes);
  const better = new Int32Array(solicitudes).fill(-1);
  for (let first = 0; first < solicitudes; first += 1) {
    const walk = first + 1;
    let one = first;
    while (one >= 0 && metIn[one] === 0 && (got.oferta[one] ?? -1) >= 0) {
      metIn[one] = walk;
      one = heirOf(one);
    }
    if (one < 0 || metIn[one] !== walk) continue;
    const end = one;
    do {
      const heir = heirOf(one);
      better[heir] = got.oferta[one] ?? -1;
      one = heir;
    } while (one !== end);
  }
  better.forEach((oferta, solicitud) => {
    if (oferta >= 0) take(solicitud, oferta);
  });
}
