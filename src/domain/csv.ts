import Papa, { type ParseResult } from 'papaparse';

/** One record of a text: where it begins, from 1 on (a cell may have lines of its own), and its cells, trimmed. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
  /** Its quotation marks do not close, or close amid a cell: it, and what follows, was read wrongly. */
  isBroken: boolean;
}

export interface CsvReader {
  /** Takes in the next piece of the text, cut anywhere. */
  add(piece: string): void;
  /** The text has ended. */
  end(): void;
}

/** A record of so many characters is none: a quotation mark was opened and never closed, or it is another file. */
const LONGEST_ROW = 1 << 20;

/** Whether it is text at all: a workbook or a picture has characters that none has. */
export function isPlainText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
}

/**
 * Reads a text piece by piece, with lines of any system's: tells each record that holds something. What lies between
 * the cells, its first line says: by a `sep=;` such as spreadsheets write, else by which of the separators it has most of.
 */
export function createCsvReader(tell: (row: CsvRow) => void): CsvReader {
  let parser: Papa.Parser | undefined;
  /** What is no whole record yet. */
  let rest = '';
  let line = 1;
  /** No more is read: a record was longer than one can be. */
  let isLost = false;

  const drop = (text: string): void => {
    line += linesIn(text);
    rest = rest.slice(text.length);
  };
  const readRows = (isLast: boolean): void => {
    parser ??= openParser(rest, isLast, drop);
    if (!parser) return;
    const { data, errors, meta } = parser.parse(rest, 0, !isLast) as ParseResult<string[]>;
    rest = rest.slice(meta.cursor);
    const broken = new Set(errors.map(({ row }) => row));
    data.forEach((record, at) => {
      const cells = record.map((cell) => withoutDefusing(cell.trim()));
      if (cells.some((cell) => cell !== '')) tell({ line, cells, isBroken: isLost || broken.has(at) });
      line += 1 + linesIn(record.join(''));
    });
  };
  return {
    add(piece) {
      if (isLost) return;
      const text = rest + piece;
      // The first half of a line's end waits for the other.
      const half = text.endsWith('\r') ? '\r' : '';
      rest = withOneLineEnd(text.slice(0, text.length - half.length));
      readRows(false);
      rest += half;
      if (rest.length <= LONGEST_ROW) return;
      isLost = true;
      readRows(true);
    },
    end() {
      if (isLost) return;
      rest = withOneLineEnd(rest);
      readRows(true);
    },
  };
}

/** Undefined: the first line with something in it is not whole yet. What is no record is dropped. */
function openParser(text: string, isWhole: boolean, drop: (text: string) => void): Papa.Parser | undefined {
  const [before = '', first = '', end] = /^(\s*)([^\n]*)(\n?)/.exec(text)?.slice(1) ?? [];
  if (!isWhole && !end) return undefined;
  // A spreadsheet that takes it for a record saves it with quotation marks, and with separators up to the last column.
  const told = /^"?sep=([;,|\t])"?\1*$/i.exec(first)?.[1];
  if (told) drop(before + first);
  const unquoted = first.replace(/"[^"]*"/g, '');
  return new Papa.Parser({ delimiter: told ?? guessSeparator(unquoted), newline: '\n' });
}

/** The first one is that of a line which has none. */
const SEPARATORS = [';', '\t', '|', ','] as const;

function guessSeparator(line: string): string {
  return SEPARATORS.reduce<string>((best, one) => (line.split(one).length > line.split(best).length ? one : best), SEPARATORS[0]);
}

/**
 * Writes a file that a Spanish spreadsheet opens right: semicolons, UTF-8 with its mark, and no cell that it would
 * run as a formula (those get an apostrophe before them, which the reader takes away). A number is written as it is.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
  return `\ufeff${text}\r\n`;
}

function withoutDefusing(cell: string): string {
  return /^'[=+\-@\t\n]/.test(cell) ? cell.slice(1) : cell;
}

/** The library takes one end of lines for all; those of two files put together end in several. */
function withOneLineEnd(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
