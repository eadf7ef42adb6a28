import type { CheckedMarket } from './readMarket';
import type { Got } from './readResult';

/**
 * Whether an option counts for a solicitud as one where a sibling is: somebody of the family, of a grado that has its
 * turn before, got a seat at that institution (A20). It is read off the result: where every grado is right by the
 * classes that it gives, all of them are, from the first one on.
 */
export function createSiblingRights(market: CheckedMarket, { oferta: got }: Got): (solicitud: number, oferta: number) => boolean {
  const { siblings, families, family, tickets, ticketEnds, solicitudes, held, oferta: asked, opcionEnds } = market;
  if (!siblings) return () => false;
  const { institutions, turns } = siblings;
  /** One's family, by its ticket, which is somebody's own: the first one that the others name. */
  const familyOf = (solicitud: number): number => {
    const named = family[solicitud] ?? -1;
    return named >= 0 ? named : families.find(tickets, ticketEnds[solicitud - 1] ?? 0, ticketEnds[solicitud] ?? 0);
  };
  /** Of each family and institution, the first turn in which a child of it got a seat there. */
  const firstTurns = new Map<string, number>();
  for (let solicitud = 0; solicitud < solicitudes; solicitud += 1) {
    const own = got[solicitud] ?? -1;
    const ofFamily = own < 0 ? -1 : familyOf(solicitud);
    if (ofFamily < 0) continue;
    const place = `${ofFamily} ${institutions[own]}`;
    firstTurns.set(place, Math.min(firstTurns.get(place) ?? Infinity, turns[own] ?? 0));
  }
  const turnOf = (solicitud: number): number => {
    const first = opcionEnds[solicitud - 1] ?? 0;
    return turns[first < (opcionEnds[solicitud] ?? 0) ? (asked[first] ?? 0) : (held[solicitud] ?? -1)] ?? 0;
  };
  return (solicitud, oferta) => {
    const ofFamily = familyOf(solicitud);
    return ofFamily >= 0 && (firstTurns.get(`${ofFamily} ${institutions[oferta]}`) ?? Infinity) < turnOf(solicitud);
  };
}
