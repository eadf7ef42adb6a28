import { type Avisar, countSolicitudes, type Mercado } from './mercado';
import { sortedIndices } from './radix';
import { createSha256, type Sha256 } from './sha256';
import { packTextos, type Textos } from './textos';

/** How many are done between two words about it. */
export const TANDA = 1 << 15;

const SEPARATOR = Uint8Array.of('|'.charCodeAt(0));

/**
 * Lottery numbers: SHA-256 over seed, '|' and ticket; with one lottery a place, also '|' and the place's identifier.
 * The lowest goes first. Brothers and sisters go by their family's ticket, and among themselves by their own.
 */
interface Drawer {
  /** Draws the number of the family, or of the solicitud itself, into `words`. */
  drawFirst(solicitud: number, oferta: number): void;
  /** Draws the number of the solicitud's own ticket. */
  drawOwn(solicitud: number, oferta: number): void;
  readonly words: Sha256['words'];
}

function createDrawer(mercado: Mercado, semilla: string): Drawer {
  const { tiquetes, familias, familia } = mercado;
  const sha = createSha256(new TextEncoder().encode(`${semilla}|`));
  const places = mercado.sorteo === 'por-oferta' ? packTextos(mercado.ofertas) : undefined;
  const append = ({ bytes, inicio }: Textos, index: number) =>
    sha.append(bytes, inicio[index] as number, inicio[index + 1] as number);
  const draw = (tickets: Textos, index: number, oferta: number) => {
    sha.start();
    append(tickets, index);
    if (places) {
      sha.append(SEPARATOR, 0, 1);
      append(places, oferta);
    }
    sha.end();
  };
  return {
    words: sha.words,
    drawOwn: (solicitud, oferta) => draw(tiquetes, solicitud, oferta),
    drawFirst(solicitud, oferta) {
      const family = familia[solicitud] as number;
      if (family < 0) draw(tiquetes, solicitud, oferta);
      else draw(familias, family, oferta);
    },
  };
}

/** The solicitudes in the order of a lottery for all places. */
export function drawSolicitudes(mercado: Mercado, semilla: string, avisar?: Avisar): Uint32Array<ArrayBuffer> {
  const drawer = createDrawer(mercado, semilla);
  const total = countSolicitudes(mercado);
  const firstWords = new Uint32Array(total);
  for (let solicitud = 0; solicitud < total; solicitud += 1) {
    if (solicitud % TANDA === 0) avisar?.('sorteo', solicitud, total);
    drawer.drawFirst(solicitud, 0);
    firstWords[solicitud] = drawer.words[0] as number;
  }
  const order = sortedIndices(firstWords);
  breakTies(order, firstWords, (index) => fullNumber(drawer, index, 0));
  return order;
}

/**
 * The options (by their number in the market) in the order of a lottery a place; those of different places that begin
 * alike stand in any order. `solicitudOf`: whose each option is.
 */
export function drawOpciones(
  mercado: Mercado,
  semilla: string,
  solicitudOf: Uint32Array,
  avisar?: Avisar,
): Uint32Array<ArrayBuffer> {
  const drawer = createDrawer(mercado, semilla);
  const { opcion } = mercado;
  const firstWords = new Uint32Array(opcion.length);
  for (let option = 0; option < opcion.length; option += 1) {
    if (option % TANDA === 0) avisar?.('sorteo', option, opcion.length);
    drawer.drawFirst(solicitudOf[option] as number, opcion[option] as number);
    firstWords[option] = drawer.words[0] as number;
  }
  const order = sortedIndices(firstWords);
  breakTies(order, firstWords, (index) => fullNumber(drawer, solicitudOf[index] as number, opcion[index] as number));
  return order;
}

/** The words of the family's number, then of one's own. */
function fullNumber(drawer: Drawer, solicitud: number, oferta: number): readonly number[] {
  drawer.drawFirst(solicitud, oferta);
  const first = [...drawer.words];
  drawer.drawOwn(solicitud, oferta);
  return [...first, ...drawer.words];
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** Sorts by the whole number the runs of `order` that begin alike. */
function breakTies(
  order: Uint32Array,
  firstWords: Uint32Array,
  numberOf: (index: number) => readonly number[],
): void {
  let start = 0;
  for (let end = 1; end <= order.length; end += 1) {
    if (end < order.length && firstWords[order[start] as number] === firstWords[order[end] as number]) continue;
    if (end - start > 1) {
      const run = Array.from(order.subarray(start, end), (index) => ({ index, number: numberOf(index) }));
      run.sort((one, other) => compareNumbers(one.number, other.number));
      run.forEach(({ index }, at) => (order[start + at] = index));
    }
    start = end;
  }
}

/** The lottery number of a ticket, in hexadecimal, as anyone can compute it. `oferta`: with one lottery a place. */
export function numeroDeSorteo(semilla: string, tiquete: string, oferta?: string): string {
  const sha = createSha256(new TextEncoder().encode([semilla, tiquete, ...(oferta === undefined ? [] : [oferta])].join('|')));
  sha.end();
  return Array.from(sha.words, (word) => word.toString(16).padStart(8, '0')).join('');
}
