import { type ReportProgress, countSolicitudes, type Market } from './market';
import { sortKeys } from './radix';
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
 * Lottery numbers: SHA-256 over seed, '|' and ticket; with one lottery a place, also '|' and the place's identifier.
 * The lowest goes first. Brothers and sisters go by their family's ticket, and among themselves by their own.
 */
interface Drawer {
  /** Draws the number of the family's ticket, or else of the solicitud's own, into `words`. */
  drawFirst(index: number): void;
  /** Draws the number of the solicitud's own ticket. */
  drawOwn(index: number): void;
  /** Whether two have their first number in common. */
  areFamily(one: number, other: number): boolean;
  readonly words: Sha256['words'];
}

function createDrawer(market: Market, semilla: string, { solicitudOf, ofertaOf }: Drawn): Drawer {
  const { tickets, families, familyOfSolicitud } = market;
  const sha = createSha256(new TextEncoder().encode(`${semilla}|`));
  const places = market.lottery === 'por-oferta' ? packTexts(market.ofertas) : undefined;
  const append = ({ bytes, starts }: PackedTexts, index: number) =>
    sha.append(bytes, starts[index] as number, starts[index + 1] as number);
  const draw = (tickets: PackedTexts, ticket: number, index: number) => {
    sha.start();
    append(tickets, ticket);
    if (places) {
      sha.append(SEPARATOR, 0, 1);
      append(places, ofertaOf(index));
    }
    sha.end();
  };
  const familyOf = (index: number) => familyOfSolicitud[solicitudOf(index)] as number;
  return {
    words: sha.words,
    drawOwn: (index) => draw(tickets, solicitudOf(index), index),
    drawFirst(index) {
      const family = familyOf(index);
      if (family < 0) draw(tickets, solicitudOf(index), index);
      else draw(families, family, index);
    },
    areFamily: (one, other) => familyOf(one) >= 0 && familyOf(one) === familyOf(other) && ofertaOf(one) === ofertaOf(other),
  };
}

/** The solicitudes in the order of a lottery for all places. */
export function drawSolicitudes(market: Market, semilla: string, reportProgress?: ReportProgress): Uint32Array<ArrayBuffer> {
  const drawn = { total: countSolicitudes(market), solicitudOf: (index: number) => index, ofertaOf: () => 0 };
  return drawAll(market, semilla, drawn, reportProgress);
}

/**
 * The options (by their number in the market) in the order of a lottery a place; those of different places that begin
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
    drawer.drawFirst(index);
    firstWords[index] = drawer.words[0] as number;
  }
  const { keys, indices } = sortKeys(firstWords);
  breakTies(indices, keys, drawer);
  return indices;
}

/** Sorts by the whole number the runs of `order` whose first words are the same: families, all but always. */
function breakTies(order: Uint32Array, firstWords: Uint32Array, drawer: Drawer): void {
  const withOwnWord = (index: number) => {
    drawer.drawOwn(index);
    return { index, own: drawer.words[0] as number };
  };
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    if (end < order.length && firstWords[start] === firstWords[end]) continue;
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
function compareNumbers({ drawFirst, drawOwn, words }: Drawer, one: number, other: number): number {
  for (const draw of [drawFirst, drawOwn]) {
    draw(one);
    const oneWords = words.slice();
    draw(other);
    const at = oneWords.findIndex((word, index) => word !== words[index]);
    if (at >= 0) return (oneWords[at] as number) - (words[at] as number);
  }
  return 0;
}

/** The lottery number of a ticket, in hexadecimal, as anyone can compute it. `oferta`: with one lottery a place. */
export function lotteryNumber(semilla: string, ticket: string, oferta?: string): string {
  const sha = createSha256(new TextEncoder().encode([semilla, ticket, ...(oferta === undefined ? [] : [oferta])].join('|')));
  sha.end();
  return Array.from(sha.words, (word) => word.toString(16).padStart(8, '0')).join('');
}
