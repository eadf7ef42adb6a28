import { createCsvReader, isPlainText, type CsvRow } from '#domain/csv.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { readText, UnreadableFile } from './fileText';
import { numberText } from '#domain/words/numbers.ts';
import { readColumns, type FileColumns } from './fileColumns';
import type { FileRow, ReservaCell, RowFormat } from './rowFormats';
import { countErrors, type CountedErrors } from './countErrors';

/** A file's rows; or what is wrong in them; or why it has none. */
export type RowFileReading =
  | { kind: 'read'; rows: readonly object[]; unusedColumns: string[] }
  /** `sound`: the rows in which nothing is wrong, unless there are too many to be sent. */
  | { kind: 'faulty'; count: number; counted: CountedErrors; sound: readonly object[] }
  | { kind: 'unreadable'; message: string };

/** Tells how much of the file has been read, in bytes. */
type NotifyRead = (bytesRead: number) => void;

const EMPTY = 'El archivo está vacío.';
const NO_ROWS = 'El archivo tiene los nombres de las columnas y ninguna fila.';
const NO_TEXT = 'El archivo no es un CSV. Si es de una hoja de cálculo, ábralo allí y guárdelo como CSV.';
const UTF16 = 'El archivo está guardado como «Texto Unicode» (UTF-16). Ábralo en la hoja de cálculo y guárdelo como «CSV UTF-8».';
const UNREADABLE = 'No se pudo leer el archivo. Si cambió o se movió, elíjalo de nuevo.';
const BROKEN = 'Las comillas no cierran, o están en medio de un texto: escríbalas dobles o quítelas.';
const TOO_WIDE = 'Tiene más celdas que columnas: un texto con comas o punto y coma va entre comillas.';
const TOO_MUCH = 'De aquí en adelante el texto es demasiado para enviarlo de una vez.';

/** How its mark, in either order of bytes, is read: it is no UTF-8, and each other byte of it is none of a text. */
const UTF16_MARK = /^(?:ÿþ|þÿ)/;

/** Characters of rows that are sent at once: with their names, less than the contract takes. */
const MOST_CHARACTERS = 6_000_000;

/** What the names of a reserve's cell count as: in JSON they are half as long as as many letters of two bytes. */
const RESERVA_NAMES = 14;

const unreadable = (message: string): RowFileReading => ({ kind: 'unreadable', message });

/** Reads a chosen file of a format: which columns it has, its rows, and what is wrong with each before anyone is asked. */
export async function readRowFile<Column extends string, Row extends FileRow<Column>>(
  file: Blob,
  format: RowFormat<Column, Row>,
  notify: NotifyRead,
): Promise<RowFileReading> {
  const reader = createRowReader(format);
  const csv = createCsvReader(reader.add);
  try {
    await readText(file, (text, bytesRead) => {
      if (isPlainText(text)) csv.add(text);
      else reader.giveUp(UTF16_MARK.test(text) ? UTF16 : NO_TEXT);
      notify(bytesRead);
      // Without its columns there is nothing to be known of the rest.
      return !reader.isGivenUp;
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    reader.giveUp(UNREADABLE);
  }
  csv.end();
  return reader.finish();
}

/** Takes a file's records in as they come. */
function createRowReader<Column extends string, Row extends FileRow<Column>>(format: RowFormat<Column, Row>) {
  const { columns: names, most, smaller } = format;
  const check = format.createCheck();
  const counter = countErrors();
  /** Those that are in order, as many as an import takes. */
  const rows: object[] = [];
  let columns: FileColumns<Column> | undefined;
  let problem: string | null = null;
  let count = 0;
  let characters = 0;
  let firstTooMany: number | undefined;

  const take = (fila: Row, reservas: readonly ReservaCell[]): void => {
    const checked = check(fila);
    if (!checked.ok) checked.problems.forEach(counter.add);
    const before = characters;
    for (const columna of names) characters += fila[columna].length;
    for (const { columna, puestos } of reservas) characters += RESERVA_NAMES + columna.length + puestos.length;
    if (count > most) firstTooMany ??= fila.fila;
    else if (characters <= MOST_CHARACTERS) {
      if (checked.ok) rows.push(fila);
    } else if (before <= MOST_CHARACTERS) counter.add(ofWholeRow(fila.fila, `${TOO_MUCH} ${smaller}`));
  };

  return {
    /** Nothing of the file can be imported. */
    giveUp(message: string): void {
      problem ??= message;
    },
    get isGivenUp() {
      return problem !== null;
    },
    add({ line, cells, isBroken }: CsvRow): void {
      if (problem !== null) return;
      if (!columns) {
        const found = readColumns(cells, format);
        if (found.ok) columns = found.value;
        else problem = found.problems;
        return;
      }
      count += 1;
      if (isBroken) counter.add(ofWholeRow(line, BROKEN));
      else if (cells.slice(columns.width).some((cell) => cell !== '')) counter.add(ofWholeRow(line, TOO_WIDE));
      else {
        const reservas = columns.reservas.map(({ columna, at }) => ({ columna, puestos: cells[at] ?? '' }));
        take(format.rowOf(readRow(line, cells, names, columns), reservas), reservas);
      }
    },
    finish(): RowFileReading {
      if (problem !== null) return unreadable(problem);
      if (!columns) return unreadable(EMPTY);
      if (count === 0) return unreadable(NO_ROWS);
      if (firstTooMany !== undefined) {
        const mensaje = `El archivo tiene ${numberText(count)} filas y se importan hasta ${numberText(most)} a la vez. ${smaller}`;
        counter.addFirst(ofWholeRow(firstTooMany, mensaje));
      }
      if (counter.total > 0) {
        return { kind: 'faulty', count, counted: counter.finish(), sound: firstTooMany === undefined ? rows : [] };
      }
      return { kind: 'read', rows, unusedColumns: columns.unusedColumns };
    },
  };
}

const ofWholeRow = (fila: number, mensaje: string): RowError => ({ fila, columna: '', mensaje });

function readRow<Column extends string>(
  fila: number,
  cells: readonly string[],
  columns: readonly Column[],
  { positions }: FileColumns<Column>,
): FileRow<Column> {
  const row: Partial<Record<Column, string>> = {};
  for (const column of columns) row[column] = cells[positions.get(column) ?? -1] ?? '';
  return { ...(row as Record<Column, string>), fila };
}
