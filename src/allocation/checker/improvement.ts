import type { CheckedMarket } from './readMarket';
import type { Heirs } from './heirs';

/**
 * Whether a stable result is the best for every applicant. It is not, just when somebody's seat would go to an heir,
 * whose own seat would go to an heir, and so on back to the first one: all of them would rather have the seat that they
 * inherit (A10). Calls `take` with each of such a ring, and the oferta that it should have or a better one.
 */
export function findImprovements(
  { solicitudes }: CheckedMarket,
  { places, heirAt, ofertaAt, placeOf }: Heirs,
  take: (solicitud: number, oferta: number) => void,
): void {
  /** In which walk each place was met; 0: in none. */
  const metIn = new Uint32Array(places);
  const better = new Int32Array(solicitudes).fill(-1);
  const next = (place: number) => {
    const heir = heirAt(place);
    return heir < 0 ? -1 : placeOf(heir);
  };
  for (let first = 0; first < places; first += 1) {
    const walk = first + 1;
    let place = first;
    while (place >= 0 && metIn[place] === 0) {
      metIn[place] = walk;
      place = next(place);
    }
    if (place < 0 || metIn[place] !== walk) continue;
    const end = place;
    do {
      better[heirAt(place)] = ofertaAt(place);
      place = next(place);
    } while (place !== end);
  }
  better.forEach((oferta, solicitud) => {
    if (oferta >= 0) take(solicitud, oferta);
  });
}
