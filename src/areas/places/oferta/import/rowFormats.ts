import type { Checked } from '#domain/checked.ts';
import type { RowError } from '#domain/contractTypes.ts';
import { checkMatriculaRow, MATRICULA_COLUMN_NAMES, MATRICULA_COLUMNS, MOST_MATRICULA_ROWS } from '#domain/matriculaRows.ts';
import { checkRowByRow, MOST_ROWS, OFERTA_COLUMN_NAMES, OFERTA_COLUMNS } from '#domain/ofertaRows.ts';

/** A row as the file has it: each cell by its column, with its line. */
export type FileRow<Column extends string = string> = Readonly<Record<Column, string>> & { readonly fila: number };

/** How a file of one kind is read. */
export interface RowFormat<Column extends string> {
  readonly columns: readonly Column[];
  readonly names: Readonly<Record<Column, string>>;
  /** Other heads by which a column is known. */
  readonly alsoCalled: readonly (readonly [head: string, column: Column])[];
  /** What the contract takes at once. */
  readonly most: number;
  /** What to do with a file that has too much: a list that must be whole cannot be divided. */
  readonly smaller: string;
  /** Tells of each row, as they come, what is wrong with it before anyone is asked. */
  readonly createCheck: () => (row: FileRow<Column>) => Checked<unknown, RowError[]>;
}

const declareFormat = <Column extends string>(format: RowFormat<Column>): RowFormat<Column> => format;

const DANE_ALIAS = ['codigo dane', 'dane'] as const;

export const OFERTA_FORMAT = declareFormat({
  columns: OFERTA_COLUMNS,
  names: OFERTA_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS],
  most: MOST_ROWS,
  smaller: 'Divídalo en varios.',
  createCheck: checkRowByRow,
});

export const MATRICULA_FORMAT = declareFormat({
  columns: MATRICULA_COLUMNS,
  names: MATRICULA_COLUMN_NAMES,
  alsoCalled: [DANE_ALIAS, ['numero de documento', 'documento']],
  most: MOST_MATRICULA_ROWS,
  smaller: 'Deje solo a quienes continúan en grados que esta convocatoria ofrece.',
  createCheck: () => checkMatriculaRow,
});
