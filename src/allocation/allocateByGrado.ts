import { createDeferredAcceptance } from './acceptDeferred';
import type { CommonOrder } from './commonOrder';
import { createGradualOrder } from './gradualOrder';
import { createHermanoSeats } from './hermanoSeats';
import { countSolicitudes, type Hermanos, type Market, MAX_TURNS, type ReportProgress } from './market';
import { countOne, sumBefore } from './radix';

/**
 * The allocation of each grado, from the highest to the lowest: whoever has a seat by it counts as a sibling there for
 * those of the family who come after (A20). Within a grado it is that of all others.
 */
export function allocateByGrado(
  market: Market,
  hermanos: Hermanos,
  semilla: string,
  reportProgress?: ReportProgress,
): { readonly oferta: Int32Array<ArrayBuffer>; readonly order: CommonOrder } {
  const { order, place } = createGradualOrder(market, hermanos, semilla, reportProgress);
  const { oferta, settle } = createDeferredAcceptance(market, order);
  const seats = createHermanoSeats(market, hermanos, order);
  const { solicitudes, starts } = sortByTurn(market, hermanos);
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const ofGrado = solicitudes.subarray(starts[turn], starts[turn + 1]);
    if (ofGrado.length === 0) continue;
    for (const solicitud of ofGrado) seats.raise(solicitud);
    place(turn);
    settle(ofGrado, reportProgress);
    for (const solicitud of ofGrado) seats.add(solicitud, oferta[solicitud] as number);
  }
  return { oferta, order };
}

/** The solicitudes, those of the highest grado first: those of turn `t` stand at `starts[t] .. starts[t + 1]`. */
function sortByTurn(market: Market, { turnOfOferta }: Hermanos) {
  const { starts: opcionStarts, ofertaOfOpcion, cupoActual } = market;
  const total = countSolicitudes(market);
  const ends = new Uint32Array(MAX_TURNS + 1);
  /** Whoever asks for nothing and holds nothing is in any. */
  const turnOf = (solicitud: number): number => {
    const first = opcionStarts[solicitud] as number;
    const hasOpcion = first < (opcionStarts[solicitud + 1] as number);
    return turnOfOferta[(hasOpcion ? ofertaOfOpcion[first] : cupoActual[solicitud]) as number] ?? 0;
  };
  for (let solicitud = 0; solicitud < total; solicitud += 1) countOne(ends, turnOf(solicitud));
  sumBefore(ends);
  const starts = ends.slice();
  const solicitudes = new Uint32Array(total);
  for (let solicitud = 0; solicitud < total; solicitud += 1) solicitudes[countOne(ends, turnOf(solicitud))] = solicitud;
  return { solicitudes, starts };
}
