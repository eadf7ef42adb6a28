import { createOfertaSeats } from './ofertaSeats';
import { type ReportProgress, countSolicitudes, type Market } from './market';
import { type CommonOrder, rankOpciones } from './commonOrder';
import { PROGRESS_STEP } from './lottery';

/** Who gets what. */
export interface Allocation {
  /** The oferta of each solicitud; -1: none. */
  readonly oferta: Int32Array<ArrayBuffer>;
  /** The common order that the lottery gave. */
  readonly order: CommonOrder;
}

/** The lottery, the common order and the allocation (A2, A4, A7). `semilla`: the lottery's seed. */
export function allocate(market: Market, semilla: string, reportProgress?: ReportProgress): Allocation {
  const order = rankOpciones(market, semilla, reportProgress);
  return { oferta: acceptDeferred(market, order, reportProgress), order };
}

/** Has to ask for the next option. */
const ASKING = -2;

/** After so many few still have to ask. A limit, for a chain of refusals could take one sweep a link. */
const SWEEPS = 4;

/**
 * Applicant-proposing deferred acceptance (Gale and Shapley 1962): each asks for one option after another until kept;
 * who is pushed out asks again in the next sweep, and after the last one at once. The order of asking does not change
 * the outcome: sweeps read the arrays of the solicitudes from end to end, and a large market mostly waits for memory.
 * One who holds a seat asks for it at the last, and is never refused there.
 */
export function acceptDeferred(market: Market, order: CommonOrder, reportProgress?: ReportProgress): Int32Array<ArrayBuffer> {
  const { cupoActual, groupOfCupo, starts, ofertaOfOpcion, membershipOfOpcion: membership } = market;
  const { positionOfOpcion, solicitud: solicitudAt } = order;
  const ofertaSeats = createOfertaSeats(market, order);
  const total = countSolicitudes(market);
  const next = starts.slice(0, total);
  const oferta = new Int32Array(total).fill(ASKING);

  /** Asks until kept, or for nothing more. Gives who was pushed out; -1: no one. */
  function ask(solicitud: number): number {
    const held = cupoActual[solicitud] as number;
    const end = starts[solicitud + 1] as number;
    for (let opcion = next[solicitud] as number; opcion < end; opcion += 1) {
      const asked = ofertaOfOpcion[opcion] as number;
      if (asked === held) break;
      const position = positionOfOpcion[opcion] as number;
      const refused = ofertaSeats.take(asked, position, membership[opcion] as number);
      if (refused === position) continue;
      oferta[solicitud] = asked;
      next[solicitud] = opcion + 1;
      return pushOut(refused);
    }
    oferta[solicitud] = held;
    return held < 0 ? -1 : pushOut(ofertaSeats.takeHolder(held, groupOfCupo[solicitud] as number));
  }

  function pushOut(position: number): number {
    if (position < 0) return -1;
    const solicitud = solicitudAt[position] as number;
    oferta[solicitud] = ASKING;
    return solicitud;
  }

  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let solicitud = 0; solicitud < total; solicitud += 1) {
      if (solicitud % PROGRESS_STEP === 0) reportProgress?.('allocation', sweep * total + solicitud, SWEEPS * total);
      if (oferta[solicitud] === ASKING) ask(solicitud);
    }
  }
  for (let solicitud = 0; solicitud < total; solicitud += 1) {
    let asking = oferta[solicitud] === ASKING ? solicitud : -1;
    while (asking >= 0) asking = ask(asking);
  }
  return oferta;
}
