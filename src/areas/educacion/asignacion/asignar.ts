import { createLugares } from './lugares';
import { type Avisar, countSolicitudes, type Mercado } from './mercado';
import { type Orden, rankOpciones } from './orden';
import { TANDA } from './sorteo';

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

/**
 * Applicant-proposing deferred acceptance (Gale and Shapley 1962), one at a time: each asks for their next option
 * until one keeps them; who is pushed out goes on at once. The order of asking does not change the outcome.
 * One who holds a seat asks for it at the last, and is never refused there.
 */
export function acceptDeferred(mercado: Mercado, orden: Orden, avisar?: Avisar): Int32Array<ArrayBuffer> {
  const { actual, inicio, opcion, pertenencia } = mercado;
  const { posicion, solicitud: solicitudAt } = orden;
  const lugares = createLugares(mercado, orden);
  const total = countSolicitudes(mercado);
  const next = inicio.slice(0, total);
  const oferta = new Int32Array(total).fill(-1);

  /** Asks for the next option. Gives who has to go on asking; -1: no one. */
  function ask(solicitud: number): number {
    const option = next[solicitud] as number;
    const held = actual[solicitud] as number;
    const last = option === inicio[solicitud + 1];
    if (last && held < 0) {
      oferta[solicitud] = -1;
      return -1;
    }
    const asked = last ? held : (opcion[option] as number);
    next[solicitud] = option + 1;
    oferta[solicitud] = asked;
    const refused =
      asked === held
        ? lugares.takeHolder(asked)
        : lugares.take(asked, posicion[option] as number, pertenencia[option] as number);
    return refused < 0 ? -1 : (solicitudAt[refused] as number);
  }

  for (let first = 0; first < total; first += 1) {
    if (first % TANDA === 0) avisar?.('asignacion', first, total);
    for (let asking = first; asking >= 0; asking = ask(asking));
  }
  return oferta;
}
