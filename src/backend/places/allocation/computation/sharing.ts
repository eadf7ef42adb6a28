import { countSolicitudes, type Market } from '#allocation/market.ts';
import { textAt } from '#allocation/packedTexts.ts';

/** Whether a solicitud shares its lottery number with another one: of its family and of its stage's draw (A8). */
export function findSharing(market: Market): (solicitud: number) => boolean {
  const { tickets, families, familyOfSolicitud, etapaOfSolicitud } = market;
  // Only the tickets that somebody names as the family's can be shared.
  const named = new Set(Array.from({ length: families.starts.length - 1 }, (_, family) => textAt(families, family)));
  const keyOf = (solicitud: number): string | undefined => {
    const family = familyOfSolicitud[solicitud] as number;
    const ticket = textAt(family < 0 ? tickets : families, family < 0 ? solicitud : family);
    return named.has(ticket) ? `${etapaOfSolicitud[solicitud]} ${ticket}` : undefined;
  };
  const counts = new Map<string, number>();
  if (named.size > 0) {
    for (let solicitud = 0; solicitud < countSolicitudes(market); solicitud += 1) {
      const key = keyOf(solicitud);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (solicitud) => named.size > 0 && (counts.get(keyOf(solicitud) ?? '') ?? 0) > 1;
}
