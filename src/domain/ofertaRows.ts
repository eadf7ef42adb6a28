import type { Checked } from './checked';
import { searchText } from './words/searchText';
import { CUPOS_FIELDS, readCupos, CUPOS_NAMES, checkCupoCount, checkVacantes, type Cupos } from './cupos';
import { checkOwnPuestos, readOwnPuestos } from './reservas';
import type { RowError, ImportRow } from './contractTypes';

/** A column that an import needs. */
export type OfertaColumn = Exclude<keyof ImportRow, 'fila' | 'reservas'>;

export const OFERTA_COLUMNS = ['dane', 'sede', 'jornada', 'grado', ...CUPOS_FIELDS] as const satisfies readonly OfertaColumn[];

/** Their heads in the template, and in what is told of a row. */
export const OFERTA_COLUMN_NAMES: Readonly<Record<OfertaColumn, string>> = {
  dane: 'DANE',
  sede: 'Sede',
  jornada: 'Jornada',
  grado: 'Grado',
  ...CUPOS_NAMES,
};

/** What the contract takes at once. */
export const MOST_ROWS = 20_000;
const LONGEST_CELL = 200;

const MISSING: Readonly<Record<'sede' | 'jornada' | 'grado', string>> = {
  sede: 'Falta el nombre de la sede.',
  jornada: 'Falta la jornada.',
  grado: 'Falta el grado.',
};

/** The institution's code as a spreadsheet may leave it, with spaces or hyphens in it; only its digits. */
export function readDane(text: string): string {
  return text.replace(/[\s'-]/g, '');
}

/** What is wrong with an institution's code as it is written; null: nothing. */
export function checkDane(text: string): string | null {
  if (text === '') return 'Falta el código DANE de la institución.';
  // 190000000001 becomes '1,9E+11' where a spreadsheet takes it for a number.
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(text)) {
    return `La hoja de cálculo cambió el código por «${text}»: dé formato de texto a la columna y escríbalo de nuevo.`;
  }
  return /^\d{12}$/.test(readDane(text)) ? null : 'El código DANE tiene 12 dígitos.';
}

/** A row that is in order by itself: its figures are numbers. */
export interface CheckedRow {
  fila: ImportRow;
  dane: string;
  cupos: Cupos;
  /** By the heads of the reserves' columns; null: the call's number holds. */
  propios: ReadonlyMap<string, number | null>;
}

/** Tells of the cells of a row that are longer than the contract takes. */
export function checkCells<Column extends string>(
  fila: Readonly<Record<Column, string>> & { readonly fila: number },
  columns: readonly Column[],
): RowError[] {
  return columns
    .filter((columna) => fila[columna].length > LONGEST_CELL)
    .map((columna) => ({ fila: fila.fila, columna, mensaje: `Tiene más de ${LONGEST_CELL} caracteres.` }));
}

function checkRow(fila: ImportRow): Checked<CheckedRow, RowError[]> {
  const errors: RowError[] = checkCells(fila, OFERTA_COLUMNS);
  const tell = (columna: string, mensaje: string | null): void => {
    if (mensaje !== null) errors.push({ fila: fila.fila, columna, mensaje });
  };
  tell('dane', checkDane(fila.dane));
  for (const columna of ['sede', 'jornada', 'grado'] as const) {
    if (searchText(fila[columna]) === '') tell(columna, MISSING[columna]);
  }
  for (const field of CUPOS_FIELDS) tell(field, checkCupoCount(fila[field]));
  for (const { columna, puestos } of fila.reservas) tell(columna, checkOwnPuestos(puestos));
  const cupos = readCupos(fila);
  if (cupos) tell('capacidad', checkVacantes(cupos));
  if (!cupos || errors.length > 0) return { ok: false, problems: errors };
  const propios = new Map(fila.reservas.map(({ columna, puestos }) => [columna, readOwnPuestos(puestos) ?? null]));
  return { ok: true, value: { fila, dane: readDane(fila.dane), cupos, propios } };
}

/** Tells of each row, as they come, what is wrong with it by itself and beside the ones before it. */
export function checkRowByRow(): (fila: ImportRow) => Checked<CheckedRow, RowError[]> {
  const repeatedIn = findRepeated<CheckedRow>(({ fila, dane }) =>
    [dane, searchText(fila.sede), searchText(fila.jornada), readGrado(fila.grado)].join('|'),
  );
  return (fila) => {
    const checked = checkRow(fila);
    const error = checked.ok ? repeatedIn(checked.value) : null;
    return error ? { ok: false, problems: [error] } : checked;
  };
}

/**
 * What can be said of the rows of a file without knowing the city: the browser does before it sends them, the
 * backend again.
 */
export function checkRows(rows: readonly ImportRow[]): { rows: CheckedRow[]; errors: RowError[] } {
  const check = checkRowByRow();
  const checkedRows: CheckedRow[] = [];
  const errors: RowError[] = [];
  for (const fila of rows) {
    const checked = check(fila);
    if (checked.ok) checkedRows.push(checked.value);
    else errors.push(...checked.problems);
  }
  return { rows: checkedRows, errors: errors.sort((one, other) => one.fila - other.fila) };
}

/** A grado as it is written: its number, where it is one (its sign counts), else its name as a search compares it. */
export function readGrado(text: string): string {
  return /^-?\d{1,3}$/.test(text) ? String(Number(text)) : searchText(text);
}

/** Tells of each row, as they come, whether it names the same place as an earlier one; `keyOf` names the oferta. */
export function findRepeated<Row extends { fila: ImportRow }>(keyOf: (fila: Row) => string): (one: Row) => RowError | null {
  const lines = new Map<string, number>();
  return (one) => {
    const ofertaKey = keyOf(one);
    const { fila } = one.fila;
    const first = lines.get(ofertaKey);
    if (first === undefined) {
      lines.set(ofertaKey, fila);
      return null;
    }
    return {
      fila,
      columna: 'sede',
      mensaje: `Es la misma sede, jornada y grado de la línea ${first}: deje una sola de las dos.`,
    };
  };
}
