import type { Row } from './row';

const SPACE = 0x20;
const QUOTE = 0x22;

/** Most cells of a line that are looked at; a replica has fewer (replicaFormat.ts). */
const MOST_CELLS = 64;

/** What a line cannot be read for. */
type CellFault = 'quotes' | 'tooManyCells';

export interface CellCutter {
  /** The line that was cut last. */
  readonly row: Row;
  /**
   * Cuts `bytes[from .. to)`, which is line `line` and has no line end in it.
   * @param hasQuotes whether there is a quote in it
   */
  cut(bytes: Uint8Array, from: number, to: number, line: number, hasQuotes: boolean): CellFault | undefined;
}

/** `separator`: the byte between cells. */
export function createCellCutter(separator: number): CellCutter {
  const starts = new Uint32Array(MOST_CELLS);
  const ends = new Uint32Array(MOST_CELLS);
  const row = { bytes: new Uint8Array(0) as Uint8Array, starts, ends, cells: 0, line: 0 };

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

  function cutPlain(from: number, to: number): CellFault | undefined {
    const { bytes } = row;
    let cell = 0;
    let start = from;
    for (let at = from; at < to; at += 1) {
      if (bytes[at] !== separator) continue;
      if (!add(cell, start, at)) return 'tooManyCells';
      cell += 1;
      start = at + 1;
    }
    return add(cell, start, to) ? undefined : 'tooManyCells';
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
    cut(bytes, from, to, line, hasQuotes) {
      row.bytes = bytes;
      row.line = line;
      row.cells = 0;
      return hasQuotes ? cutQuoted(from, to) : cutPlain(from, to);
    },
  };
}
