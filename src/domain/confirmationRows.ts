import type { Checked } from './checked';
import type { ConfirmationRow, RowError } from './contractTypes';
import { documentoProblem } from './documento';
import { MATRICULA_COLUMN_NAMES } from './matriculaRows';
import { checkCells, checkDane } from './ofertaRows';
import { searchText } from './words/searchText';

/** A column of the list of pupils who were enrolled. */
export type ConfirmationColumn = Exclude<keyof ConfirmationRow, 'fila'>;

export const CONFIRMATION_COLUMNS = [
  'documento',
  'sede',
  'tipoDocumento',
  'dane',
] as const satisfies readonly ConfirmationColumn[];

/** A document and a sede say which solicitud it is; where these stand too, they must be those of it. */
export const OPTIONAL_CONFIRMATION_COLUMNS: readonly ConfirmationColumn[] = ['tipoDocumento', 'dane'];

/** Their heads, and what is told of a row. */
export const CONFIRMATION_COLUMN_NAMES: Readonly<Record<ConfirmationColumn, string>> = MATRICULA_COLUMN_NAMES;

/** What the contract takes at once. */
export const MOST_CONFIRMATION_ROWS = 20_000;

/** Tells of a row what is wrong with it by itself. */
export function checkConfirmationRow(fila: ConfirmationRow): Checked<ConfirmationRow, RowError[]> {
  const errors: RowError[] = checkCells(fila, CONFIRMATION_COLUMNS);
  const tell = (columna: ConfirmationColumn, mensaje: string | null | undefined): void => {
    if (mensaje) errors.push({ fila: fila.fila, columna, mensaje });
  };
  tell('documento', documentoProblem({ codigo: fila.tipoDocumento, formato: 'alfanumerico' }, fila.documento, []));
  if (searchText(fila.sede) === '') tell('sede', 'Falta el nombre de la sede.');
  if (fila.dane !== '') tell('dane', checkDane(fila.dane));
  return errors.length > 0 ? { ok: false, problems: errors } : { ok: true, value: fila };
}
