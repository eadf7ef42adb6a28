import type { Checked } from '#domain/checked.ts';
import {
  checkConfirmationRow,
  CONFIRMATION_COLUMN_NAMES,
  CONFIRMATION_COLUMNS,
  MOST_CONFIRMATION_ROWS,
  OPTIONAL_CONFIRMATION_COLUMNS,
  type ConfirmationColumn,
} from '#domain/confirmationRows.ts';
import type { ConfirmationRow, ImportRow, MatriculaRow, RowError, SedeRow } from '#domain/contractTypes.ts';
import {
  checkMatriculaRow,
  MATRICULA_COLUMN_NAMES,
  MATRICULA_COLUMNS,
  MOST_MATRICULA_ROWS,
  type MatriculaColumn,
} from '#domain/matriculaRows.ts';
import {
  checkSedesRowByRow,
  MOST_SEDE_ROWS,
  OPTIONAL_SEDE_COLUMNS,
  SEDE_COLUMN_NAMES,
  SEDE_COLUMNS,
  type SedeColumn,
} from '#domain/sedeRows.ts';
import { checkRowByRow, MOST_ROWS, OFERTA_COLUMN_NAMES, OFERTA_COLUMNS, type OfertaColumn } from '#domain/ofertaRows.ts';

/** A row as the file has it: each cell by its column, with its line. */
export type FileRow<Column extends string> = Readonly<Record<Column, string>> & { readonly fila: number };

/** A cell of a column that is named by a condition. */
export interface ReservaCell {
  readonly columna: string;
  readonly puestos: string;
}

/** How a file of one kind is read. */
export interface RowFormat<Column extends string, Row extends FileRow<Column> = FileRow<Column>> {
  readonly columns: readonly Column[];
  /** Those that a file may lack: their cells are empty then. */
  readonly optional: readonly Column[];
  readonly names: Readonly<Record<Column, string>>;
  /** Other heads by which a column is known. */
  readonly alsoCalled: readonly (readonly [head: string, column: Column])[];
  /** What the contract takes at once. */
  readonly most: number;
  /** What to do with a file that has too much: a list that must be whole cannot be divided. */
  readonly smaller: string;
  /** Whether it may have columns of reserves. */
  readonly hasReservas: boolean;
  /** A row with its reserves, as it is checked and sent. */
  readonly rowOf: (row: FileRow<Column>, reservas: readonly ReservaCell[]) => Row;
  /** Tells of each row, as they come, what is wrong with it before anyone is asked. */
  readonly createCheck: () => (row: Row) => Checked<unknown, RowError[]>;
}

const DANE_ALIAS = ['codigo dane', 'dane'] as const;
/** The enrolment system's heads, which the file of the results has too. */
const DOCUMENTO_ALIASES = [
  ['numero de documento', 'documento'],
  ['nro documento', 'documento'],
  ['tipo documento', 'tipoDocumento'],
] as const;

export const OFERTA_FORMAT: RowFormat<OfertaColumn, ImportRow> = {
  columns: OFERTA_COLUMNS,
  optional: [],
  names: OFERTA_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS],
  most: MOST_ROWS,
  smaller: 'Divídalo en varios.',
  hasReservas: true,
  rowOf: (row, reservas) => ({ ...row, reservas: [...reservas] }),
  createCheck: checkRowByRow,
};

export const MATRICULA_FORMAT: RowFormat<MatriculaColumn, MatriculaRow> = {
  columns: MATRICULA_COLUMNS,
  optional: [],
  names: MATRICULA_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS, ...DOCUMENTO_ALIASES],
  most: MOST_MATRICULA_ROWS,
  smaller: 'Deje solo a quienes continúan en grados que esta convocatoria ofrece.',
  hasReservas: false,
  rowOf: (row) => row,
  createCheck: () => checkMatriculaRow,
};

export const CONFIRMATION_FORMAT: RowFormat<ConfirmationColumn, ConfirmationRow> = {
  columns: CONFIRMATION_COLUMNS,
  optional: OPTIONAL_CONFIRMATION_COLUMNS,
  names: CONFIRMATION_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS, ...DOCUMENTO_ALIASES],
  most: MOST_CONFIRMATION_ROWS,
  smaller: 'Divídalo en varios.',
  hasReservas: false,
  rowOf: (row) => row,
  createCheck: () => checkConfirmationRow,
};

export const SEDE_FORMAT: RowFormat<SedeColumn, SedeRow> = {
  columns: SEDE_COLUMNS,
  optional: OPTIONAL_SEDE_COLUMNS,
  names: SEDE_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS, ['nombre de la sede', 'sede'], ['barrio o vereda', 'barrio']],
  most: MOST_SEDE_ROWS,
  smaller: 'Divídalo en varios.',
  hasReservas: false,
  rowOf: (row) => row,
  createCheck: checkSedesRowByRow,
};
