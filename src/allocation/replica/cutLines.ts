import { InvalidMarket } from '../violations';
import { type CellCutter, createCellCutter } from './cutCells';
import type { Row } from './row';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SEMICOLON = 0x3b;
const COMMA = 0x2c;
const MARK = [0xef, 0xbb, 0xbf];

/** No line of a replica is nearly as long; what has one is another file. */
const LONGEST_LINE = 1 << 20;

const SAVE_AGAIN = 'Guárdelo otra vez como «CSV UTF-8»';

export interface LineCutter {
  /** The bytes that follow those before. @throws InvalidMarket if the file as a whole cannot be read */
  addBytes(bytes: Uint8Array): void;
  /** There are no more. @throws InvalidMarket as well */
  finish(): void;
}

export interface LineTaker {
  /** Takes a line that is not empty; the first may be. */
  takeRow(row: Row): void;
  /** Is told that a line cannot be read. */
  takeFault(fault: string): void;
}

/**
 * Cuts a CSV file into lines and cells, strictly: UTF-8 with or without mark; comma or semicolon and one kind of line
 * end all over, as the first line has them; quotes around a whole cell only. The bytes come in pieces of any size, and
 * where they are cut changes nothing.
 */
export function createLineCutter({ takeRow, takeFault }: LineTaker): LineCutter {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** Of a line whose end has not come yet. */
  let rest = new Uint8Array(0);
  let line = 0;
  let isBegun = false;
  let cutter: CellCutter | undefined;
  let lineEnd: string | undefined;

  function fail(problem: string): never {
    throw new InvalidMarket([`Línea ${line}: ${problem}`], 1);
  }

  /** Takes the line that was scanned. */
  function takeLine({ row, found, finish }: CellCutter, bytes: Uint8Array, from: number, to: number): void {
    if (to - from > LONGEST_LINE) fail('es demasiado larga: el archivo no es una réplica');
    if (found.unicode) requireUtf8(bytes.subarray(from, to));
    const fault = finish(from, to, line);
    if (fault === 'quotes') takeFault(`Línea ${line}: las comillas deben abrir y cerrar una celda entera, en la misma línea`);
    else if (fault === 'tooManyCells') takeFault(`Línea ${line}: tiene celdas de más`);
    else if (row.cells > 0 || line === 1) takeRow(row);
  }

  /** The first line tells what is between cells. undefined: it has not all come yet. */
  function openCutter(bytes: Uint8Array, isLast: boolean): CellCutter | undefined {
    const end = bytes.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
    if (end < 0 && !isLast) return undefined;
    const first = end < 0 ? bytes : bytes.subarray(0, end);
    return createCellCutter(first.find((byte) => byte === COMMA || byte === SEMICOLON) ?? COMMA);
  }

  function requireUtf8(bytes: Uint8Array): void {
    try {
      decoder.decode(bytes);
    } catch {
      fail(`el archivo no está en UTF-8. ${SAVE_AGAIN}`);
    }
  }

  /** How many bytes the line end at `at` has; 0: more must come to tell. */
  function measureLineEnd(bytes: Uint8Array, at: number, isLast: boolean): number {
    const isPair = bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED;
    if (bytes[at] === CARRIAGE_RETURN && at + 1 === bytes.length && !isLast) return 0;
    const found = isPair ? '\r\n' : bytes[at] === LINE_FEED ? '\n' : '\r';
    lineEnd ??= found;
    if (lineEnd !== found) {
      fail(`no termina como las anteriores, o tiene un fin de línea dentro. ${SAVE_AGAIN}`);
    }
    return found.length;
  }

  /** Takes the whole lines of `bytes`, and gives where the rest begins. */
  function takeLines(bytes: Uint8Array, isLast: boolean): number {
    cutter ??= openCutter(bytes, isLast);
    if (!cutter) return 0;
    let start = 0;
    while (start < bytes.length || (isLast && line === 0)) {
      const end = cutter.scan(bytes, start);
      const isOpen = end === bytes.length;
      if (isOpen && !isLast) return start;
      line += 1;
      const length = isOpen ? 0 : measureLineEnd(bytes, end, isLast);
      if (length === 0 && !isOpen) {
        line -= 1;
        return start;
      }
      takeLine(cutter, bytes, start, end);
      start = end + length;
    }
    return start;
  }

  /** Takes what follows the rest of the piece before. */
  function takeBytes({ buffer, byteOffset, length }: Uint8Array, isLast: boolean): void {
    // Not the buffer of Node itself, of which `slice` is no copy.
    const piece = new Uint8Array(buffer, byteOffset, length);
    let bytes = piece;
    if (rest.length > 0) {
      bytes = new Uint8Array(rest.length + piece.length);
      bytes.set(rest);
      bytes.set(piece, rest.length);
    }
    if (!isBegun && (bytes.length >= MARK.length || isLast)) {
      isBegun = true;
      if (MARK.every((byte, at) => bytes[at] === byte)) bytes = bytes.subarray(MARK.length);
    }
    rest = (isBegun ? bytes.subarray(takeLines(bytes, isLast)) : bytes).slice();
    if (rest.length > LONGEST_LINE) {
      line += 1;
      fail('es demasiado larga: el archivo no es una réplica');
    }
  }

  return {
    addBytes(bytes) {
      // A line that is begun is ended first, so that not all of the piece is copied behind it.
      const end = rest.length > 0 ? bytes.indexOf(LINE_FEED) + 1 : 0;
      if (end > 0) takeBytes(bytes.subarray(0, end), false);
      takeBytes(bytes.subarray(end), false);
    },
    finish: () => takeBytes(new Uint8Array(0), true),
  };
}
