import type { ReportProgress, Market } from '../market';
import { choose, type Seats, readSeats } from './choice';
import { collectFindings, type Finding, type Findings } from './findings';
import { type Applicant, readLists } from './applicantLists';
import { findBestStable } from './bestStable';

/**
 * Everything that is wrong with a result, by the rules A1 to A9 alone (A10); nothing, if it is right.
 * Shares no code with what computes results: no more than the form of a market.
 * `oferta`: what each solicitud gets; -1: nothing.
 */
export function checkAllocation(
  market: Market,
  semilla: string,
  oferta: Int32Array,
  reportProgress?: ReportProgress,
): readonly Finding[] {
  const findings = collectFindings();
  const total = market.cupoActual.length;
  if (oferta.length !== total) {
    findings.add('incomplete', `El resultado tiene ${oferta.length} solicitudes; la entrada, ${total}`);
    return findings.found;
  }
  reportProgress?.('check', 0, 4);
  const lists = readLists(market, semilla);
  const seatsByOferta = readSeats(market);
  reportProgress?.('check', 1, 4);
  const got = rankGot(market, oferta, findings);
  reportProgress?.('check', 2, 4);
  lists.forEach((list, at) => {
    const seats = seatsByOferta[at];
    if (seats) checkOferta(market, at, seats, list, got, findings);
  });
  reportProgress?.('check', 3, 4);
  findBestStable(market, seatsByOferta, lists).forEach((best, solicitud) => {
    const given = got[solicitud] ?? Infinity;
    const has = Math.min(given, past(market, solicitud));
    if (best !== has) {
      findings.add(
        'notBest',
        `${nameOf(market, solicitud)} debe quedar ${describeRank(market, solicitud, best)}, no ${describeRank(market, solicitud, has)}`,
      );
    }
  });
  reportProgress?.('check', 4, 4);
  return findings.found;
}

function nameOf({ tickets: { bytes, starts } }: Market, solicitud: number): string {
  return `La solicitud ${String.fromCharCode(...bytes.subarray(starts[solicitud], starts[solicitud + 1]))}`;
}

const countOpciones = ({ starts }: Market, solicitud: number): number => (starts[solicitud + 1] ?? 0) - (starts[solicitud] ?? 0);

/** The first rank that is no wish. A seat that is held and not listed is the wish after the options. */
function past(market: Market, solicitud: number): number {
  const held = market.cupoActual[solicitud] ?? -1;
  const opciones = countOpciones(market, solicitud);
  const listed = market.ofertaOfOpcion.subarray(market.starts[solicitud], market.starts[solicitud + 1]).includes(held);
  return held >= 0 && !listed ? opciones + 1 : opciones;
}

function describeRank(market: Market, solicitud: number, rank: number): string {
  if (rank >= past(market, solicitud)) return 'sin cupo';
  return rank === countOpciones(market, solicitud) ? 'en su cupo actual' : `en su opción ${rank + 1}`;
}

/** The rank of what each got; infinite for none or for what was not asked for. */
function rankGot(market: Market, oferta: Int32Array, findings: Findings): readonly number[] {
  return Array.from(oferta, (given, solicitud) => {
    const held = market.cupoActual[solicitud] ?? -1;
    const opciones = market.ofertaOfOpcion.subarray(market.starts[solicitud], market.starts[solicitud + 1]);
    const index = opciones.indexOf(given);
    const heldRank = opciones.includes(held) ? opciones.indexOf(held) : opciones.length;
    const rank = index >= 0 ? index : given >= 0 && given === held ? opciones.length : Infinity;
    if (rank === Infinity && given !== -1) {
      findings.add('unaskedOpcion', `${nameOf(market, solicitud)} quedó en una oferta que no pidió`);
    }
    if (held >= 0 && rank > heldRank) {
      findings.add('lostCupoActual', `${nameOf(market, solicitud)} quedó por debajo del cupo que ya tiene`);
    }
    return rank;
  });
}

/** Who is in and who would rather be, held against whom the oferta has to choose. */
function checkOferta(
  market: Market,
  oferta: number,
  seats: Seats,
  list: readonly Applicant[],
  got: readonly number[],
  findings: Findings,
): void {
  const name = `La oferta ${market.ofertas[oferta]}`;
  const rankOf = ({ solicitud }: Applicant) => got[solicitud] ?? Infinity;
  const inside = list.filter((applicant) => rankOf(applicant) === applicant.rank).length;
  const would = list.filter((applicant) => rankOf(applicant) >= applicant.rank);
  if (inside > seats.cupos) {
    findings.add('overfull', `${name} tiene ${seats.cupos} cupos y ${inside} asignados`);
  }
  if (inside < seats.cupos && would.length > inside) {
    findings.add('unusedCupo', `${name} tiene ${seats.cupos - inside} cupos sin asignar y hay quien los prefiere`);
    return;
  }
  for (const [applicant, via] of choose(seats, would)) {
    if (rankOf(applicant) === applicant.rank) continue;
    const who = nameOf(market, applicant.solicitud);
    if (via === 'reserva') findings.add('ignoredReserva', `${name}: ${who} tiene derecho a un cupo reservado`);
    else findings.add('ignoredOrder', `${name}: ${who} va antes que alguien que quedó`);
  }
}
