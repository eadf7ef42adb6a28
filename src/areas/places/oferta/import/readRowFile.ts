import { createCsvReader, isPlainText, type CsvRow } from '#domain/csv.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { LOST_LETTER, readText, UnreadableFile } from './fileText';
import { numberText } from '#domain/words/numbers.ts';
import { readColumns, type FileColumns, type UnknownHead } from './fileColumns';
import type { FileRow, ReservaCell, RowFormat } from './rowFormats';
import { countErrors, type CountedErrors } from './countErrors';

/** A file's rows; or what is wrong in them; or why it has none. */
export type RowFileReading =
  | { kind: 'read'; rows: readonly object[]; unusedColumns: string[] }
  /** `sound`: the rows in which nothing is wrong, unless there are too many to be sent. */
  | { kind: 'faulty'; count: number; counted: CountedErrors; sound: readonly object[] }
  | { kind: 'unreadable'; message: string }
  /** `missing`: columns of which nothing says which head is theirs. */
  | { kind: 'unmatched'; missing: string[]; heads: UnknownHead[] };

/** Tells how much of the file has been read, in bytes. */
export type NotifyRead = (bytesRead: number) => void;

const EMPTY = 'El archivo está vacío.';
const NO_ROWS = 'El archivo tiene los nombres de las columnas y ninguna fila.';
const NO_TEXT = 'El archivo no es un CSV. Si es de una hoja de cálculo, ábralo allí y guárdelo como CSV.';
const UNREADABLE = 'No se pudo leer el archivo. Si cambió o se movió, elíjalo de nuevo.';
const BROKEN = 'Las comillas no cierran, o están en medio de un texto: escríbalas dobles o quítelas.';
const TOO_WIDE = 'Tiene más celdas que columnas: un texto con el separador va entre comillas.';
const TOO_MUCH = 'De aquí en adelante el texto es demasiado para enviarlo de una vez.';

const LOST = 'Tiene una letra que no se puede leer. Escríbala de nuevo y guarde el archivo como «CSV UTF-8»:';

/** Characters of rows that are sent at once: with their names, less than the contract takes. */
const MOST_CHARACTERS = 6_000_000;

/** What the names of a reserve's cell count as: in JSON they are half as long as as many letters of two bytes. */
const RESERVA_NAMES = 14;

const unreadable = (message: string) => ({ kind: 'unreadable' as const, message });

/**
 * Reads a chosen file of a format: which columns it has, its rows, and what is wrong with each before anyone is asked.
 * @param matches where those columns stand of which a person has said it
 */
export async function readRowFile<Column extends string, Row extends FileRow<Column>>(
  file: Blob,
  format: RowFormat<Column, Row>,
  matches: Readonly<Record<string, number>>,
  notify: NotifyRead,
): Promise<RowFileReading> {
  const reader = createRowReader(format, matches);
  const csv = createCsvReader(reader.add);
  try {
    await readText(file, (text, bytesRead) => {
      if (isPlainText(text)) csv.add(text);
      else reader.giveUp(NO_TEXT);
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
function createRowReader<Column extends string, Row extends FileRow<Column>>(
  format: RowFormat<Column, Row>,
  matches: Readonly<Record<string, number>>,
) {
  const { columns: names, most, smaller } = format;
  const check = format.createCheck();
  const counter = countErrors();
  /** Those that are in order, as many as an import takes. */
  const rows: object[] = [];
  let columns: FileColumns<Column> | undefined;
  /** Why nothing of it is read. */
  let problem: Exclude<RowFileReading, { kind: 'read' | 'faulty' }> | null = null;
  /** What is missing, until a row gives examples. */
  let unmatched: Extract<ReturnType<typeof readColumns<Column>>, { kind: 'unmatched' }> | undefined;
  let count = 0;
  let characters = 0;
  let firstTooMany: number | undefined;

  const take = (fila: Row, reservas: readonly ReservaCell[]): void => {
    const lost = names.filter((columna) => LOST_LETTER.test(fila[columna]));
    const checked = check(fila);
    for (const columna of lost) counter.add({ fila: fila.fila, columna, mensaje: `${LOST} «${fila[columna]}».` });
    // What else is wrong with such a cell is not known before it can be read.
    if (!checked.ok) checked.problems.filter(({ columna }) => !lost.some((one) => one === columna)).forEach(counter.add);
    const before = characters;
    for (const columna of names) characters += fila[columna].length;
    for (const { columna, puestos } of reservas) characters += RESERVA_NAMES + columna.length + puestos.length;
    if (count > most) firstTooMany ??= fila.fila;
    else if (characters <= MOST_CHARACTERS) {
      if (checked.ok && lost.length === 0) rows.push(fila);
    } else if (before <= MOST_CHARACTERS) counter.add(ofWholeRow(fila.fila, `${TOO_MUCH} ${smaller}`));
  };

  return {
    /** Nothing of the file can be imported. */
    giveUp(message: string): void {
      problem ??= unreadable(message);
    },
    get isGivenUp() {
      return problem !== null;
    },
    add({ line, cells, isBroken }: CsvRow): void {
      if (problem !== null) return;
      if (unmatched) {
        problem = withExamples(unmatched, cells);
        return;
      }
      if (!columns) {
        const found = readColumns(cells, format, matches);
        if (found.kind === 'read') columns = found.columns;
        else if (found.kind === 'unmatched') unmatched = found;
        else problem = unreadable(found.message);
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
      if (problem !== null) return problem;
      if (!columns) return unreadable(unmatched ? NO_ROWS : EMPTY);
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

function withExamples(
  { missing, heads }: { missing: string[]; heads: Omit<UnknownHead, 'example'>[] },
  cells: readonly string[],
): RowFileReading & { kind: 'unmatched' } {
  return { kind: 'unmatched', missing, heads: heads.map((head) => ({ ...head, example: cells[head.at] ?? '' })) };
}

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
