import { createCsvReader, isPlainText, type CsvRow } from '#domain/csv.ts';
import { OFERTA_COLUMNS, MOST_ROWS, checkRowByRow } from '#domain/ofertaRows.ts';
import type { RowError, ImportRow } from '#domain/contractTypes.ts';
import { readText, UnreadableFile } from './fileText';
import { numberText } from '#domain/words/numbers.ts';
import { readColumns, type OfertaColumns } from './ofertaColumns';
import { countErrors, type CountedErrors } from './countErrors';

/** A file's rows; or what is wrong in them; or why it has none. */
export type OfertaFileReading =
  | { kind: 'read'; rows: readonly ImportRow[]; unusedColumns: string[] }
  /** `sound`: the rows in which nothing is wrong, unless there are too many to be sent. */
  | { kind: 'faulty'; count: number; counted: CountedErrors; sound: readonly ImportRow[] }
  | { kind: 'unreadable'; message: string };

/** Tells how much of the file has been read, in bytes. */
type NotifyRead = (bytesRead: number) => void;

const EMPTY = 'El archivo está vacío.';
const NO_ROWS = 'El archivo tiene los nombres de las columnas y ninguna fila.';
const NO_TEXT = 'El archivo no es un CSV. Si es de una hoja de cálculo, ábralo allí y guárdelo como CSV.';
const UNREADABLE = 'No se pudo leer el archivo. Si cambió o se movió, elíjalo de nuevo.';
const BROKEN = 'Las comillas no cierran, o están en medio de un texto: escríbalas dobles o quítelas.';
const TOO_WIDE = 'Tiene más celdas que columnas: un texto con comas o punto y coma va entre comillas.';
const TOO_MUCH = 'De aquí en adelante el texto es demasiado para enviarlo de una vez. Divida el archivo en varios.';

/** Characters of rows that are sent at once: with their names, less than the contract takes. */
const MOST_CHARACTERS = 6_000_000;

/** What the names of a reserve's cell count as: in JSON they are half as long as as many letters of two bytes. */
const RESERVA_NAMES = 14;

const unreadable = (message: string): OfertaFileReading => ({ kind: 'unreadable', message });

/** Reads a chosen file: which columns it has, its rows, and what is wrong with each before anyone is asked. */
export async function readOfertaFile(file: Blob, notify: NotifyRead): Promise<OfertaFileReading> {
  const reader = createRowReader();
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
function createRowReader() {
  const check = checkRowByRow();
  const counter = countErrors();
  /** Those that are in order, as many as an import takes. */
  const rows: ImportRow[] = [];
  let columns: OfertaColumns | undefined;
  let problem: string | null = null;
  let count = 0;
  let characters = 0;
  let firstTooMany: number | undefined;

  const take = (fila: ImportRow): void => {
    const checked = check(fila);
    if (!checked.ok) checked.problems.forEach(counter.add);
    const before = characters;
    for (const columna of OFERTA_COLUMNS) characters += fila[columna].length;
    for (const { columna, puestos } of fila.reservas) characters += RESERVA_NAMES + columna.length + puestos.length;
    if (count > MOST_ROWS) firstTooMany ??= fila.fila;
    else if (characters <= MOST_CHARACTERS) {
      if (checked.ok) rows.push(fila);
    } else if (before <= MOST_CHARACTERS) counter.add(ofWholeRow(fila.fila, TOO_MUCH));
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
        const found = readColumns(cells);
        if (found.ok) columns = found.value;
        else problem = found.problems;
        return;
      }
      count += 1;
      if (isBroken) counter.add(ofWholeRow(line, BROKEN));
      else if (cells.slice(columns.width).some((cell) => cell !== '')) counter.add(ofWholeRow(line, TOO_WIDE));
      else take(readRow(line, cells, columns));
    },
    finish(): OfertaFileReading {
      if (problem !== null) return unreadable(problem);
      if (!columns) return unreadable(EMPTY);
      if (count === 0) return unreadable(NO_ROWS);
      if (firstTooMany !== undefined) {
        const mensaje = `El archivo tiene ${numberText(count)} filas y se importan hasta ${numberText(MOST_ROWS)} a la vez. Divídalo en varios.`;
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

function readRow(fila: number, cells: readonly string[], { positions, reservas }: OfertaColumns): ImportRow {
  const cell = (columna: (typeof OFERTA_COLUMNS)[number]): string => cells[positions.get(columna) ?? -1] ?? '';
  return {
    fila,
    dane: cell('dane'),
    sede: cell('sede'),
    jornada: cell('jornada'),
    grado: cell('grado'),
    capacidad: cell('capacidad'),
    continuan: cell('continuan'),
    repiten: cell('repiten'),
    reservas: reservas.map(({ columna, at }) => ({ columna, puestos: cells[at] ?? '' })),
  };
}
