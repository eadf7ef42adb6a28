import Papa from 'papaparse';

/** One record of a file: where it begins, from 1 on (a cell may have lines of its own), and its cells, trimmed. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

export interface Csv {
  /** Without those that hold nothing. */
  rows: readonly CsvRow[];
  /** Lines whose quotation marks do not close, or close amid a cell: what follows was read wrongly. */
  badLines: readonly number[];
}

/** Strict UTF-8, with or without its mark, else Windows-1252, in which spreadsheets save. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether it is text at all: a workbook or a picture has characters that none has. */
export function isPlainText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
}

/** Reads a file with commas or semicolons; which of them, its first line says. */
export function readCsv(file: string): Csv {
  const text = withOneLineEnd(file);
  const rows: CsvRow[] = [];
  const badLines: number[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta: { cursor } }) => {
      const cells = data.map((cell) => withoutDefusing(cell.trim()));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      if (errors.length > 0) badLines.push(line);
      line += linesIn(text.slice(read, cursor));
      read = cursor;
    },
  });
  return { rows, badLines };
}

/**
 * Writes a file that a Spanish spreadsheet opens right: semicolons, UTF-8 with its mark, and no cell that it would
 * run as a formula (those get an apostrophe before them, which `readCsv` takes away). A number is written as it is.
 */
export function writeCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
  return `\ufeff${text}\r\n`;
}

function delimiterOf(text: string): ',' | ';' {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  const unquoted = first.replace(/"[^"]*"/g, '');
  return unquoted.split(';').length >= unquoted.split(',').length ? ';' : ',';
}

function withoutDefusing(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The library takes one end of lines for all; those of two files put together end in several. */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replace(/"[^"]*"/g, '').match(/\r\n|\r|\n/g));
  return ends.size > 1 ? text.replace(/\r\n?/g, '\n') : text;
}

function linesIn(text: string): number {
  return (text.match(/\r\n|\r|\n/g) ?? []).length;
}
