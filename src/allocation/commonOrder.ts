import { type ReportProgress, countSolicitudes, type Market } from './market';
import { countOne, sumBefore } from './radix';
import { drawOpciones, drawSolicitudes, PROGRESS_STEP } from './lottery';

/**
 * The common order at every oferta: the best class first, then the earlier stage, then the lottery number. Its positions are the options of
 * the whole market, an oferta after another, the first of each first.
 */
export interface CommonOrder {
  /** Where each option stands. */
  readonly positionOfOpcion: Uint32Array<ArrayBuffer>;
  /** Whose option stands at each position, and the groups that it gives there. */
  readonly solicitud: Uint32Array<ArrayBuffer>;
  readonly membershipAt: Uint16Array<ArrayBuffer>;
  /** Where each oferta's positions begin; one more than there are ofertas. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** The class and the groups by which each option stands there: the market's, and what a sibling's seat gives (A20). */
  readonly classOfOpcion: Uint8Array<ArrayBuffer>;
  readonly membershipOfOpcion: Uint16Array<ArrayBuffer>;
  /** The solicitud by whose seat an option has its class or a group; -1: none. undefined: such seats give nothing. */
  readonly hermanoOfOpcion: Int32Array<ArrayBuffer> | undefined;
}

/**
 * `semilla`: the lottery's seed, taken as its UTF-8 bytes.
 * In many short loops, of which none follows one array out of order to find its way in another: a large market mostly
 * waits for memory, and the reads of such a loop are waited for together.
 */
export function rankOpciones(market: Market, semilla: string, reportProgress?: ReportProgress): CommonOrder {
  const { ofertaOfOpcion, classOfOpcion, membershipOfOpcion, classCount, ofertas } = market;
  /** At first the turn of each option in the lottery, at last its position. */
  const positionOfOpcion = turnsOfOpciones(market, semilla, reportProgress);
  /** By turn: at first the oferta and class of the option that is drawn then, at last its position. */
  const drawn = new Uint32Array(ofertaOfOpcion.length);
  const buckets = new Uint32Array(ofertas.length * classCount + 1);
  for (let opcion = 0; opcion < ofertaOfOpcion.length; opcion += 1) {
    const bucket = (ofertaOfOpcion[opcion] as number) * classCount + (classOfOpcion[opcion] as number);
    countOne(buckets, bucket);
    drawn[positionOfOpcion[opcion] as number] = bucket;
  }
  sumBefore(buckets);
  const starts = Uint32Array.from({ length: ofertas.length + 1 }, (_, oferta) => buckets[oferta * classCount] as number);
  for (let turn = 0; turn < drawn.length; turn += 1) {
    if (turn % PROGRESS_STEP === 0) reportProgress?.('order', turn, drawn.length);
    drawn[turn] = countOne(buckets, drawn[turn] as number);
  }
  for (let opcion = 0; opcion < ofertaOfOpcion.length; opcion += 1) {
    positionOfOpcion[opcion] = drawn[positionOfOpcion[opcion] as number] as number;
  }
  const solicitud = new Uint32Array(ofertaOfOpcion.length);
  const membershipAt = new Uint16Array(ofertaOfOpcion.length);
  forEachOpcion(market, (opcion, owner) => {
    const at = positionOfOpcion[opcion] as number;
    solicitud[at] = owner;
    membershipAt[at] = membershipOfOpcion[opcion] as number;
  });
  return { positionOfOpcion, solicitud, membershipAt, starts, classOfOpcion, membershipOfOpcion, hermanoOfOpcion: undefined };
}

/** The turn of each option in the lottery. */
export function turnsOfOpciones(market: Market, semilla: string, reportProgress?: ReportProgress): Uint32Array<ArrayBuffer> {
  const { starts, ofertaOfOpcion } = market;
  const turns = new Uint32Array(ofertaOfOpcion.length);
  if (market.lottery === 'por-oferta') {
    const owners = new Uint32Array(ofertaOfOpcion.length);
    forEachOpcion(market, (opcion, owner) => (owners[opcion] = owner));
    drawOpciones(market, semilla, owners, reportProgress).forEach((opcion, turn) => (turns[opcion] = turn));
    return turns;
  }
  const firstTurns = new Uint32Array(countSolicitudes(market));
  let turn = 0;
  for (const solicitud of drawSolicitudes(market, semilla, reportProgress)) {
    firstTurns[solicitud] = turn;
    turn += (starts[solicitud + 1] as number) - (starts[solicitud] as number);
  }
  forEachOpcion(market, (opcion, owner) => {
    turns[opcion] = (firstTurns[owner] as number) + opcion - (starts[owner] as number);
  });
  return turns;
}

/** Visits the options of the market with whose they are. */
export function forEachOpcion(market: Market, visit: (opcion: number, solicitud: number) => void): void {
  for (let solicitud = 0; solicitud < countSolicitudes(market); solicitud += 1) {
    const end = market.starts[solicitud + 1] as number;
    for (let opcion = market.starts[solicitud] as number; opcion < end; opcion += 1) visit(opcion, solicitud);
  }
}
