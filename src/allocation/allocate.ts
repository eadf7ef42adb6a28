import { createLugares } from './ofertaSeats';
import { type Avisar, countSolicitudes, type Mercado } from './market';
import { type Orden, rankOpciones } from './commonOrder';
import { TANDA } from './lottery';

/** Who gets what. */
export interface Asignacion {
  /** The oferta of each solicitud; -1: none. */
  readonly oferta: Int32Array<ArrayBuffer>;
  /** The common order that the lottery gave. */
  readonly orden: Orden;
}

/** The lottery, the common order and the allocation (domain.md, 'The allocation'). `semilla`: the lottery's seed. */
export function asignar(mercado: Mercado, semilla: string, avisar?: Avisar): Asignacion {
  const orden = rankOpciones(mercado, semilla, avisar);
  return { oferta: acceptDeferred(mercado, orden, avisar), orden };
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
export function acceptDeferred(mercado: Mercado, orden: Orden, avisar?: Avisar): Int32Array<ArrayBuffer> {
  const { actual, inicio, opcion, pertenencia } = mercado;
  const { posicion, solicitud: solicitudAt } = orden;
  const lugares = createLugares(mercado, orden);
  const total = countSolicitudes(mercado);
  const next = inicio.slice(0, total);
  const oferta = new Int32Array(total).fill(ASKING);

  /** Asks until kept, or for nothing more. Gives who was pushed out; -1: no one. */
  function ask(solicitud: number): number {
    const held = actual[solicitud] as number;
    const end = inicio[solicitud + 1] as number;
    for (let option = next[solicitud] as number; option < end; option += 1) {
      const asked = opcion[option] as number;
      if (asked === held) break;
      const position = posicion[option] as number;
      const refused = lugares.take(asked, position, pertenencia[option] as number);
      if (refused === position) continue;
      oferta[solicitud] = asked;
      next[solicitud] = option + 1;
      return pushOut(refused);
    }
    oferta[solicitud] = held;
    return held < 0 ? -1 : pushOut(lugares.takeHolder(held));
  }

  function pushOut(position: number): number {
    if (position < 0) return -1;
    const solicitud = solicitudAt[position] as number;
    oferta[solicitud] = ASKING;
    return solicitud;
  }

  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let solicitud = 0; solicitud < total; solicitud += 1) {
      if (solicitud % TANDA === 0) avisar?.('asignacion', sweep * total + solicitud, SWEEPS * total);
      if (oferta[solicitud] === ASKING) ask(solicitud);
    }
  }
  for (let solicitud = 0; solicitud < total; solicitud += 1) {
    let asking = oferta[solicitud] === ASKING ? solicitud : -1;
    while (asking >= 0) asking = ask(asking);
  }
  return oferta;
}
