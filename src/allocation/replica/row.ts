/**
 * A line of a file, cut into its cells, in bytes. Cell `i` is `bytes[starts[i] .. ends[i])`, without the spaces around
 * it and the quotes. It is the same object line after line: what is needed later is copied.
 */
export interface Row {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /**
   * The number of the oferta that a reader took each of the first options for. Another reader may look there first, and
   * holds it against the bytes: of a country's file it saves a tenth of the reading.
   */
  readonly guesses: Uint32Array;
  /** How many cells there are, without empty ones at the end. */
  readonly cells: number;
  /** 1 for the first. */
  readonly line: number;
}

export const createGuesses = (): Uint32Array => new Uint32Array(32);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A row of these cells, as a file would have them. */
export function createRow(texts: readonly string[], line: number): Row {
  const cells = texts.map((text) => encoder.encode(text));
  const starts = new Uint32Array(cells.length);
  const ends = new Uint32Array(cells.length);
  const bytes = new Uint8Array(cells.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  cells.forEach((cell, index) => {
    bytes.set(cell, end);
    starts[index] = end;
    end += cell.length;
    ends[index] = end;
  });
  return { bytes, starts, ends, guesses: createGuesses(), cells: cells.length, line };
}

export const decodeBytes = (bytes: Uint8Array, from: number, to: number): string => decoder.decode(bytes.subarray(from, to));

/** The text of a cell; '' if the line is shorter. */
export const cellText = ({ bytes, starts, ends, cells }: Row, cell: number): string =>
  cell < cells ? decodeBytes(bytes, starts[cell] as number, ends[cell] as number) : '';

export const isEmptyCell = ({ starts, ends, cells }: Row, cell: number): boolean => cell >= cells || starts[cell] === ends[cell];

/** Whether a cell is these bytes. */
export function isCell({ bytes, starts, ends, cells }: Row, cell: number, wanted: Uint8Array): boolean {
  const start = starts[cell] as number;
  if (cell >= cells || (ends[cell] as number) - start !== wanted.length) return false;
  for (let at = 0; at < wanted.length; at += 1) if (bytes[start + at] !== wanted[at]) return false;
  return true;
}

const SPACE = 0x20;

/** The items of a list in a cell, one after another: each is `bytes[from .. to)`. */
export interface Items {
  bytes: Uint8Array;
  from: number;
  to: number;
  /** Where the next one is looked for, and where the list ends. */
  next: number;
  end: number;
}

export const createItems = (): Items => ({ bytes: new Uint8Array(0), from: 0, to: 0, next: 0, end: 0 });

/** Begins with the list of a cell. */
export function openItems(items: Items, { bytes, starts, ends, cells }: Row, cell: number): void {
  const isThere = cell < cells;
  items.bytes = bytes;
  items.next = isThere ? (starts[cell] as number) : 0;
  items.end = isThere ? (ends[cell] as number) : 0;
}

/** Goes to the next item. Gives false if there is none. */
export function nextItem(items: Items): boolean {
  const { bytes, end } = items;
  let from = items.next;
  while (from < end && bytes[from] === SPACE) from += 1;
  let to = from;
  while (to < end && bytes[to] !== SPACE) to += 1;
  items.from = from;
  items.to = to;
  items.next = to;
  return to > from;
}

export const itemText = ({ bytes, from, to }: Items): string => decodeBytes(bytes, from, to);

const ZERO = 0x30;
const LONGEST_COUNT = 9;

/** The count that `bytes[from .. to)` is; -1: it is none. */
export function countAt(bytes: Uint8Array, from: number, to: number): number {
  if (to <= from || to - from > LONGEST_COUNT) return -1;
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] as number) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    count = 10 * count + digit;
  }
  return count;
}

export const cellCount = ({ bytes, starts, ends, cells }: Row, cell: number): number =>
  cell < cells ? countAt(bytes, starts[cell] as number, ends[cell] as number) : -1;
