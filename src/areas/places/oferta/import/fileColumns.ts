import type { Checked } from '#domain/checked.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { RowFormat } from './rowFormats';

export interface FileColumns<Column> {
  positions: ReadonlyMap<Column, number>;
  /** How many columns there are, those that are not used among them. */
  width: number;
  /** Heads of columns that an import does not use. */
  unusedColumns: string[];
}

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** Which column stands where in a file, by the names in its first record; or what is wrong with these. */
export function readColumns<Column extends string>(
  cells: readonly string[],
  { columns, names: nameOf, alsoCalled }: RowFormat<Column>,
): Checked<FileColumns<Column>> {
  /** Each of the heads by which a column is known, as a search compares it. */
  const columnOf = new Map([...columns.map((column) => [searchText(nameOf[column]), column] as const), ...alsoCalled]);
  const positions = new Map<Column, number>();
  const unusedColumns: string[] = [];
  const repeated = new Set<string>();
  cells.forEach((cell, at) => {
    const column = columnOf.get(searchText(cell));
    if (!column) unusedColumns.push(cell);
    else if (positions.has(column)) repeated.add(nameOf[column]);
    else positions.set(column, at);
  });
  const names = columns.map((column) => nameOf[column]);
  const missing = columns.filter((column) => !positions.has(column)).map((column) => nameOf[column]);
  if (missing.length > 0) {
    const which = missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas';
    return {
      ok: false,
      problems: `${which} ${NAMES.format(missing)}. La primera línea del archivo nombra las columnas: ${NAMES.format(names)}, separadas por comas o por punto y coma.`,
    };
  }
  if (repeated.size > 0) {
    const which = repeated.size === 1 ? 'Está más de una vez la columna' : 'Están más de una vez las columnas';
    return { ok: false, problems: `${which} ${NAMES.format(repeated)}: deje una sola.` };
  }
  return { ok: true, value: { positions, width: cells.length, unusedColumns: unusedColumns.filter((name) => name !== '') } };
}
