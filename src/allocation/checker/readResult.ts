import { describeOpcion, nameSolicitud } from './describe';
import type { Findings } from './findings';
import type { CheckedMarket } from './readMarket';

/** Who got what, as it is published: by names. */
export interface Result {
  /** Ticket `i` is `bytes[starts[i] .. starts[i + 1])`. */
  readonly tickets: { readonly bytes: Uint8Array; readonly starts: Uint32Array };
  readonly ofertas: readonly string[];
  /** The oferta of each ticket, as its place in `ofertas`; -1: none. */
  readonly oferta: Int32Array;
}

/** What each has, and would have. */
export interface Got {
  /** The oferta that each has and asked for, in the checker's numbers; -1: none. */
  readonly oferta: Int32Array;
  /** Of the market's options, those before this one are what each would have, down to what it has. */
  readonly wishEnds: Uint32Array;
}

/** undefined: the result is not of this market, which is found as 'incomplete'. */
export function readResult(market: CheckedMarket, result: Result, findings: Findings): Got | undefined {
  const { solicitudes, opcionEnds, held, oferta: asked } = market;
  const given = result.oferta.length;
  if (given !== solicitudes || result.tickets.starts.length !== given + 1) {
    findings.add('incomplete', `El resultado tiene ${given} solicitudes; la entrada, ${solicitudes}`);
    return undefined;
  }
  const numbers = result.ofertas.map((name) => {
    const bytes = new TextEncoder().encode(name);
    const number = market.ofertas.find(bytes, 0, bytes.length);
    return number < 0 ? UNKNOWN : number;
  });
  const oferta = new Int32Array(solicitudes);
  const wishEnds = new Uint32Array(solicitudes);
  let start = 0;
  for (let solicitud = 0; solicitud < solicitudes; solicitud += 1) {
    if (!hasTicket(market, solicitud, result)) {
      findings.add('incomplete', `${nameSolicitud(market, solicitud)} tiene otro tiquete en el resultado`);
    }
    const end = opcionEnds[solicitud] ?? 0;
    const gives = result.oferta[solicitud] ?? -1;
    const got = gives < 0 ? -1 : (numbers[gives] ?? UNKNOWN);
    const own = held[solicitud] ?? -1;
    let opcion = start;
    while (opcion < end && asked[opcion] !== got) opcion += 1;
    const isAsked = got >= 0 && (opcion < end || got === own);
    if (got !== -1 && !isAsked) {
      findings.add('unaskedOpcion', `${nameSolicitud(market, solicitud)} quedó en una oferta que no pidió`);
    }
    let heldAt = start;
    while (heldAt < end && asked[heldAt] !== own) heldAt += 1;
    if (own >= 0 && (!isAsked || opcion > heldAt)) {
      const has = describeOpcion(market, solicitud, isAsked ? got : -1);
      findings.add('lostCupoActual', `${nameSolicitud(market, solicitud)} quedó ${has}, por debajo del cupo que ya tiene`);
    }
    oferta[solicitud] = isAsked ? got : -1;
    wishEnds[solicitud] = isAsked && opcion < end ? opcion + 1 : end;
    start = end;
  }
  return { oferta, wishEnds };
}

/** The number of an oferta that the market does not have. */
const UNKNOWN = -2;

function hasTicket({ tickets, ticketEnds }: CheckedMarket, solicitud: number, { tickets: { bytes, starts } }: Result): boolean {
  const start = ticketEnds[solicitud - 1] ?? 0;
  const length = (ticketEnds[solicitud] ?? 0) - start;
  const from = starts[solicitud] ?? 0;
  if ((starts[solicitud + 1] ?? 0) - from !== length) return false;
  for (let at = 0; at < length; at += 1) if (bytes[from + at] !== tickets[start + at]) return false;
  return true;
}
