import { type ReportProgress, countSolicitudes, type Market } from './market';
import { countOne, sortKeys, type Sorted, sumBefore } from './radix';
import { createSha256, type Sha256 } from './sha256';
import { packTexts, type PackedTexts } from './packedTexts';

/** How many are done between two words about it. */
export const PROGRESS_STEP = 1 << 15;

const SEPARATOR = Uint8Array.of('|'.charCodeAt(0));

/** What gets a number each: the solicitudes, or their options. */
interface Drawn {
  readonly total: number;
  solicitudOf(index: number): number;
  /** With one lottery a place: where. */
  ofertaOf(index: number): number;
}

/**
 * Lottery numbers: SHA-256 over the seed of one's stage, '|' and ticket; with one lottery a place, also '|' and the
 * place's identifier. An earlier stage goes first, then the lowest number. Brothers and sisters go by their family's
 * ticket, and among themselves by their own.
 */
interface Drawer {
  readonly etapaOf: (index: number) => number;
  /** The number of the family's ticket, or else of the solicitud's own, as words that stand until the next draw. */
  drawFirst(index: number): Sha256['words'];
  /** The number of the solicitud's own ticket. */
  drawOwn(index: number): Sha256['words'];
  /** Whether two of one stage have their first number in common. */
  areFamily(one: number, other: number): boolean;
}

function createDrawer(market: Market, semilla: string, { solicitudOf, ofertaOf }: Drawn): Drawer {
  const { tickets, families, familyOfSolicitud, etapaOfSolicitud, semillasAnteriores } = market;
  const shas = [...semillasAnteriores, semilla].map((one) => createSha256(new TextEncoder().encode(`${one}|`)));
  const places = market.lottery === 'por-oferta' ? packTexts(market.ofertas) : undefined;
  const etapaOf = (index: number) => etapaOfSolicitud[solicitudOf(index)] as number;
  const append = (sha: Sha256, { bytes, starts }: PackedTexts, index: number) =>
    sha.append(bytes, starts[index] as number, starts[index + 1] as number);
  const draw = (tickets: PackedTexts, ticket: number, index: number) => {
    const sha = shas[etapaOf(index)] as Sha256;
    sha.start();
    append(sha, tickets, ticket);
    if (places) {
      sha.append(SEPARATOR, 0, 1);
      append(sha, places, ofertaOf(index));
    }
    sha.end();
    return sha.words;
  };
  const familyOf = (index: number) => familyOfSolicitud[solicitudOf(index)] as number;
  return {
    etapaOf,
    drawOwn: (index) => draw(tickets, solicitudOf(index), index),
    drawFirst(index) {
      const family = familyOf(index);
      return family < 0 ? draw(tickets, solicitudOf(index), index) : draw(families, family, index);
    },
    areFamily: (one, other) => familyOf(one) >= 0 && familyOf(one) === familyOf(other) && ofertaOf(one) === ofertaOf(other),
  };
}

/** The solicitudes in the order of a lottery for all places, stage by stage. */
export function drawSolicitudes(market: Market, semilla: string, reportProgress?: ReportProgress): Uint32Array<ArrayBuffer> {
  const drawn = { total: countSolicitudes(market), solicitudOf: (index: number) => index, ofertaOf: () => 0 };
  return drawAll(market, semilla, drawn, reportProgress);
}

/**
 * The options (by their number in the market) in the order of a lottery a place, stage by stage; those of different places that begin
 * alike stand in any order. `solicitudOf`: whose each option is.
 */
export function drawOpciones(
  market: Market,
  semilla: string,
  solicitudOf: Uint32Array,
  reportProgress?: ReportProgress,
): Uint32Array<ArrayBuffer> {
  const { ofertaOfOpcion } = market;
  const drawn = {
    total: ofertaOfOpcion.length,
    solicitudOf: (opcion: number) => solicitudOf[opcion] as number,
    ofertaOf: (opcion: number) => ofertaOfOpcion[opcion] as number,
  };
  return drawAll(market, semilla, drawn, reportProgress);
}

function drawAll(market: Market, semilla: string, drawn: Drawn, reportProgress?: ReportProgress): Uint32Array<ArrayBuffer> {
  const drawer = createDrawer(market, semilla, drawn);
  const firstWords = new Uint32Array(drawn.total);
  for (let index = 0; index < drawn.total; index += 1) {
    if (index % PROGRESS_STEP === 0) reportProgress?.('lottery', index, drawn.total);
    firstWords[index] = drawer.drawFirst(index)[0] as number;
  }
  const drawnOrder = sortKeys(firstWords);
  const { keys, indices } = market.semillasAnteriores.length === 0 ? drawnOrder : sortByEtapa(drawnOrder, market, drawer);
  breakTies(indices, keys, drawer);
  return indices;
}

/** The earliest stage first; within each the order stays. */
function sortByEtapa({ keys, indices }: Sorted, { semillasAnteriores }: Market, { etapaOf }: Drawer): Sorted {
  const places = new Uint32Array(semillasAnteriores.length + 1);
  for (const index of indices) countOne(places, etapaOf(index));
  sumBefore(places);
  const sorted: Sorted = { keys: new Uint32Array(keys.length), indices: new Uint32Array(keys.length) };
  indices.forEach((index, at) => {
    const place = countOne(places, etapaOf(index));
    sorted.keys[place] = keys[at] as number;
    sorted.indices[place] = index;
  });
  return sorted;
}

/**
 * Sorts by the whole number the runs of `order` whose first words are the same: families, all but always. Where two
 * stages meet at one word each stays on its side.
 */
function breakTies(order: Uint32Array, firstWords: Uint32Array, drawer: Drawer): void {
  const { etapaOf } = drawer;
  const withOwnWord = (index: number) => ({ index, own: drawer.drawOwn(index)[0] as number });
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    const goesOn = end < order.length && firstWords[start] === firstWords[end];
    if (goesOn && etapaOf(order[start] as number) === etapaOf(order[end] as number)) continue;
    if (end - start > 1) {
      const run = Array.from(order.subarray(start, end), withOwnWord);
      run.sort(
        (one, other) =>
          (drawer.areFamily(one.index, other.index) ? one.own - other.own : 0) || compareNumbers(drawer, one.index, other.index),
      );
      run.forEach(({ index }, at) => (order[start + at] = index));
    }
    start = end;
  }
}

/** Compares the first numbers, then one's own ones. */
function compareNumbers({ drawFirst, drawOwn }: Drawer, one: number, other: number): number {
  for (const draw of [drawFirst, drawOwn]) {
    const oneWords = draw(one).slice();
    const otherWords = draw(other);
    const at = oneWords.findIndex((word, index) => word !== otherWords[index]);
    if (at >= 0) return (oneWords[at] as number) - (otherWords[at] as number);
  }
  return 0;
}

/** The lottery number of a ticket, in hexadecimal, as anyone can compute it. `oferta`: with one lottery a place. */
export function lotteryNumber(semilla: string, ticket: string, oferta?: string): string {
  const sha = createSha256(new TextEncoder().encode([semilla, ticket, ...(oferta === undefined ? [] : [oferta])].join('|')));
  sha.end();
  return Array.from(sha.words, (word) => word.toString(16).padStart(8, '0')).join('');
}
