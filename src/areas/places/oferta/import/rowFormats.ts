import type { Checked } from '#domain/checked.ts';
import type { ImportRow, MatriculaRow, RowError } from '#domain/contractTypes.ts';
import {
  checkMatriculaRow,
  MATRICULA_COLUMN_NAMES,
  MATRICULA_COLUMNS,
  MOST_MATRICULA_ROWS,
  type MatriculaColumn,
} from '#domain/matriculaRows.ts';
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

export const OFERTA_FORMAT: RowFormat<OfertaColumn, ImportRow> = {
  columns: OFERTA_COLUMNS,
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
  names: MATRICULA_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS, ['numero de documento', 'documento']],
  most: MOST_MATRICULA_ROWS,
  smaller: 'Deje solo a quienes continúan en grados que esta convocatoria ofrece.',
  hasReservas: false,
  rowOf: (row) => row,
  createCheck: () => checkMatriculaRow,
};
