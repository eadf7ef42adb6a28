import type { Checked } from './checked';
import type { MatriculaRow, RowError } from './contractTypes';
import { documentoProblem, normalizeDocumento } from './documento';
import { checkCells, checkDane, readDane } from './ofertaRows';
import { searchText } from './words/searchText';

/** A column of the enrolment list. */
export type MatriculaColumn = Exclude<keyof MatriculaRow, 'fila'>;

export const MATRICULA_COLUMNS = [
  'tipoDocumento',
  'documento',
  'dane',
  'sede',
  'grado',
] as const satisfies readonly MatriculaColumn[];

/** Their heads, and what is told of a row. */
export const MATRICULA_COLUMN_NAMES: Readonly<Record<MatriculaColumn, string>> = {
  tipoDocumento: 'Tipo de documento',
  documento: 'Documento',
  dane: 'DANE',
  sede: 'Sede',
  grado: 'Grado',
};

/** What the contract takes at once: the list is whole, and takes the place of the one before. */
export const MOST_MATRICULA_ROWS = 100_000;

const MISSING: Readonly<Record<'tipoDocumento' | 'sede' | 'grado', string>> = {
  tipoDocumento: 'Falta el tipo de documento.',
  sede: 'Falta el nombre de la sede.',
  grado: 'Falta el grado.',
};

/** The widest of the formats: whether a number is of its type's own is told where the catalogue is. */
const ANY_TYPE = { codigo: '', formato: 'alfanumerico' } as const;

/** A row that is in order by itself. */
export interface CheckedMatriculaRow {
  fila: MatriculaRow;
  /** As `normalizeDocumento` gives it. */
  documento: string;
  dane: string;
}

/** Tells of a row what is wrong with it by itself; which types there are, only the city's catalogue tells. */
export function checkMatriculaRow(fila: MatriculaRow): Checked<CheckedMatriculaRow, RowError[]> {
  const errors: RowError[] = checkCells(fila, MATRICULA_COLUMNS);
  const tell = (columna: MatriculaColumn, mensaje: string | null | undefined): void => {
    if (mensaje) errors.push({ fila: fila.fila, columna, mensaje });
  };
  for (const columna of ['tipoDocumento', 'sede', 'grado'] as const) {
    if (searchText(fila[columna]) === '') tell(columna, MISSING[columna]);
  }
  tell('documento', documentoProblem(ANY_TYPE, fila.documento, []));
  tell('dane', checkDane(fila.dane));
  if (errors.length > 0) return { ok: false, problems: errors };
  return { ok: true, value: { fila, documento: normalizeDocumento(fila.documento), dane: readDane(fila.dane) } };
}
