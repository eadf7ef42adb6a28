import { createGuesses, type Row } from './row';

const SPACE = 0x20;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Most cells of a line that are looked at; a replica has fewer (replicaFormat.ts). */
const MOST_CELLS = 64;

/** What a line cannot be read for. */
type CellFault = 'quotes' | 'tooManyCells';

export interface CellCutter {
  /** The line that was cut last. */
  readonly row: Row;
  /** Cuts the line that begins at `from`, and gives where it ends: at the first byte of a line end, or with `bytes`. */
  scan(bytes: Uint8Array, from: number): number;
  /** What stands in that line besides cells: a quote, by which it has to be cut again; a byte that is not ASCII. */
  readonly found: { readonly quote: boolean; readonly unicode: boolean };
  /** Cuts the line `line` at its quotes, if it has any; tells what is wrong with it. */
  finish(from: number, to: number, line: number): CellFault | undefined;
}

/** What a byte is: a letter of a cell, or something else. */
const KINDS = { letter: 0, separator: 1, lineEnd: 2, quote: 3, unicode: 4 } as const;

function kindsOfBytes(separator: number): Uint8Array {
  const kinds = new Uint8Array(256).fill(KINDS.unicode, 0x80);
  kinds[separator] = KINDS.separator;
  kinds[QUOTE] = KINDS.quote;
  kinds[LINE_FEED] = KINDS.lineEnd;
  kinds[CARRIAGE_RETURN] = KINDS.lineEnd;
  return kinds;
}

/** `separator`: the byte between cells. */
export function createCellCutter(separator: number): CellCutter {
  const starts = new Uint32Array(MOST_CELLS);
  const ends = new Uint32Array(MOST_CELLS);
  const kinds = kindsOfBytes(separator);
  const found = { quote: false, unicode: false };
  let hasTooMany = false;
  const row = { bytes: new Uint8Array(0) as Uint8Array, starts, ends, guesses: createGuesses(), cells: 0, line: 0 };

  /** Takes a cell in, without the spaces around it. Gives false if there were too many. */
  function add(cell: number, from: number, to: number): boolean {
    let start = from;
    let end = to;
    while (start < end && row.bytes[start] === SPACE) start += 1;
    while (end > start && row.bytes[end - 1] === SPACE) end -= 1;
    return put(cell, start, end);
  }

  function put(cell: number, start: number, end: number): boolean {
    if (cell >= MOST_CELLS) return start === end;
    starts[cell] = start;
    ends[cell] = end;
    if (end > start) row.cells = cell + 1;
    return true;
  }

  /** In a copy, in which doubled quotes become single ones. */
  function cutQuoted(from: number, to: number): CellFault | undefined {
    const bytes = row.bytes.slice(from, to);
    row.bytes = bytes;
    let at = 0;
    for (let cell = 0; at <= bytes.length; cell += 1) {
      let start = at;
      while (bytes[start] === SPACE) start += 1;
      if (bytes[start] === QUOTE) {
        start += 1;
        let end = start;
        at = start;
        while (at < bytes.length && (bytes[at] !== QUOTE || bytes[at + 1] === QUOTE)) {
          if (bytes[at] === QUOTE) at += 1;
          bytes[end] = bytes[at] as number;
          end += 1;
          at += 1;
        }
        if (at === bytes.length) return 'quotes';
        at += 1;
        while (bytes[at] === SPACE) at += 1;
        if (at < bytes.length && bytes[at] !== separator) return 'quotes';
        if (!put(cell, start, end)) return 'tooManyCells';
      } else {
        while (at < bytes.length && bytes[at] !== separator) {
          if (bytes[at] === QUOTE) return 'quotes';
          at += 1;
        }
        if (!add(cell, start, at)) return 'tooManyCells';
      }
      at += 1;
    }
    return undefined;
  }

  return {
    row,
    found,
    scan(bytes, from) {
      row.bytes = bytes;
      row.cells = 0;
      found.quote = false;
      found.unicode = false;
      hasTooMany = false;
      const { length } = bytes;
      let cell = 0;
      let start = from;
      let at = from;
      for (; at < length; at += 1) {
        // Nearly all are letters of a cell.
        while (at < length && kinds[bytes[at] as number] === KINDS.letter) at += 1;
        const kind = at < length ? kinds[bytes[at] as number] : KINDS.lineEnd;
        if (kind === KINDS.lineEnd) break;
        if (kind === KINDS.separator) {
          if (!add(cell, start, at)) hasTooMany = true;
          cell += 1;
          start = at + 1;
        } else if (kind === KINDS.quote) found.quote = true;
        else found.unicode = true;
      }
      if (!add(cell, start, at)) hasTooMany = true;
      return at;
    },
    finish(from, to, line) {
      row.line = line;
      if (found.quote) {
        row.cells = 0;
        return cutQuoted(from, to);
      }
      return hasTooMany ? 'tooManyCells' : undefined;
    },
  };
}
