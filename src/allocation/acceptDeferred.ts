import { createOfertaSeats } from './ofertaSeats';
import { type ReportProgress, countSolicitudes, type Market } from './market';
import type { CommonOrder } from './commonOrder';
import { PROGRESS_STEP } from './lottery';
import { countUp } from './radix';

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
  const { oferta, settle } = createDeferredAcceptance(market, order);
  settle(countUp(countSolicitudes(market)), reportProgress);
  return oferta;
}

/** The same for some solicitudes after others, who ask for other ofertas. */
export interface DeferredAcceptance {
  /** What each solicitud has once it was settled; -1: nothing. */
  readonly oferta: Int32Array<ArrayBuffer>;
  settle(solicitudes: Uint32Array, reportProgress?: ReportProgress): void;
}

/** `order`: of an oferta it is there before anybody is settled who asks for it; its `starts` before all. */
export function createDeferredAcceptance(market: Market, order: CommonOrder): DeferredAcceptance {
  const { cupoActual, groupOfCupo, starts, ofertaOfOpcion } = market;
  const { positionOfOpcion, solicitud: solicitudAt, membershipOfOpcion: membership } = order;
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

  return {
    oferta,
    settle(solicitudes, reportProgress) {
      const { length } = solicitudes;
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        for (let at = 0; at < length; at += 1) {
          if (at % PROGRESS_STEP === 0) reportProgress?.('allocation', sweep * length + at, SWEEPS * length);
          const solicitud = solicitudes[at] as number;
          if (oferta[solicitud] === ASKING) ask(solicitud);
        }
      }
      for (const solicitud of solicitudes) {
        let asking = oferta[solicitud] === ASKING ? solicitud : -1;
        while (asking >= 0) asking = ask(asking);
      }
    },
  };
}
