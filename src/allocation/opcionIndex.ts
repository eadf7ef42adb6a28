import type { Market } from './market';

/**
 * Which option of a solicitud an oferta is: 0 for the first. -1 for no oferta; the number of its options for the seat
 * that it holds and does not list.
 */
export function indexOfOpcion({ starts, ofertaOfOpcion }: Market, solicitud: number, oferta: number): number {
  if (oferta < 0) return -1;
  const start = starts[solicitud] as number;
  const end = starts[solicitud + 1] as number;
  let opcion = start;
  while (opcion < end && ofertaOfOpcion[opcion] !== oferta) opcion += 1;
  return opcion - start;
}

/** How many options a solicitud would rather have had than `oferta`, what it got; all of them if it got none. */
export function countBetter(market: Market, solicitud: number, oferta: number): number {
  const index = indexOfOpcion(market, solicitud, oferta);
  return index < 0 ? (market.starts[solicitud + 1] as number) - (market.starts[solicitud] as number) : index;
}
