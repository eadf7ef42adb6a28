import type { Mercado } from './market';

/**
 * Which option of a solicitud an oferta is: 0 for the first. -1 for no oferta; the number of its options for the seat
 * that it holds and does not list.
 */
export function indexOfOpcion({ inicio, opcion }: Mercado, solicitud: number, oferta: number): number {
  if (oferta < 0) return -1;
  const start = inicio[solicitud] as number;
  const end = inicio[solicitud + 1] as number;
  let option = start;
  while (option < end && opcion[option] !== oferta) option += 1;
  return option - start;
}

/** How many options a solicitud would rather have had than `oferta`, what it got; all of them if it got none. */
export function countBetter(mercado: Mercado, solicitud: number, oferta: number): number {
  const index = indexOfOpcion(mercado, solicitud, oferta);
  return index < 0 ? (mercado.inicio[solicitud + 1] as number) - (mercado.inicio[solicitud] as number) : index;
}
