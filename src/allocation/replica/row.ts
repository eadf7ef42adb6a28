/**
 * A line of a file, cut into its cells, in bytes. Cell `i` is `bytes[starts[i] .. ends[i])`, without the spaces around
 * it and the quotes. It is the same object line after line: what is needed later is copied.
 */
export interface Row {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** How many cells there are, without empty ones at the end. */
  readonly cells: number;
  /** 1 for the first. */
  readonly line: number;
}

const decoder = new TextDecoder();

/** The text of a cell; '' if the line is shorter. */
export function cellText({ bytes, starts, ends, cells }: Row, cell: number): string {
  return cell < cells ? decoder.decode(bytes.subarray(starts[cell], ends[cell])) : '';
}

export const isEmptyCell = ({ starts, ends, cells }: Row, cell: number): boolean => cell >= cells || starts[cell] === ends[cell];
