import type { CheckedMarket } from './readMarket';

/** How findings name what they are about. */

const decoder = new TextDecoder();

export function nameSolicitud({ tickets, ticketEnds }: CheckedMarket, solicitud: number): string {
  return `La solicitud ${decoder.decode(tickets.subarray(ticketEnds[solicitud - 1] ?? 0, ticketEnds[solicitud]))}`;
}

export const nameOferta = ({ ofertas }: CheckedMarket, oferta: number): string =>
  `La oferta ${decoder.decode(ofertas.bytesOf(oferta))}`;

/** Which of its options an oferta is, such as 'en su opción 2'. */
export function describeOpcion({ opcionEnds, oferta: ofertaOf, held }: CheckedMarket, solicitud: number, oferta: number): string {
  if (oferta < 0) return 'sin cupo';
  const index = ofertaOf.subarray(opcionEnds[solicitud - 1] ?? 0, opcionEnds[solicitud]).indexOf(oferta);
  if (index >= 0) return `en su opción ${index + 1}`;
  return held[solicitud] === oferta ? 'en su cupo actual' : 'en una oferta que no pidió';
}
