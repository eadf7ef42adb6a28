import type { Checked } from '#domain/checked.ts';
import { condicionOfHead, MOST_RESERVAS } from '#domain/reservas.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { RowFormat } from './rowFormats';

export interface FileColumns<Column> {
  positions: ReadonlyMap<Column, number>;
  /** The columns of reserves, which a file may have: their heads, and where they stand. */
  reservas: readonly { columna: string; at: number }[];
  /** How many columns there are, those that are not used among them. */
  width: number;
  /** Heads of columns that an import does not use. */
  unusedColumns: string[];
}

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** Which column stands where in a file, by the names in its first record; or what is wrong with these. */
export function readColumns<Column extends string>(
  cells: readonly string[],
  {
    columns,
    names: nameOf,
    alsoCalled,
    hasReservas,
  }: Pick<RowFormat<Column>, 'columns' | 'names' | 'alsoCalled' | 'hasReservas'>,
): Checked<FileColumns<Column>> {
  /** Each of the heads by which a column is known, as a search compares it. */
  const columnOf = new Map([...columns.map((column) => [searchText(nameOf[column]), column] as const), ...alsoCalled]);
  const positions = new Map<Column, number>();
  const reservas = new Map<string, { columna: string; at: number }>();
  const unusedColumns: string[] = [];
  const repeated = new Set<string>();
  cells.forEach((cell, at) => {
    const column = columnOf.get(searchText(cell));
    const condicion = hasReservas ? condicionOfHead(cell) : null;
    if (condicion !== null) {
      const key = searchText(condicion);
      if (reservas.has(key)) repeated.add(cell);
      reservas.set(key, { columna: cell, at });
    } else if (!column) unusedColumns.push(cell);
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
  if (reservas.size > MOST_RESERVAS) {
    const problems = `Hay ${reservas.size} columnas de reservas, y una convocatoria tiene ${MOST_RESERVAS} como máximo: quite las que sobran.`;
    return { ok: false, problems };
  }
  return {
    ok: true,
    value: {
      positions,
      reservas: [...reservas.values()],
      width: cells.length,
      unusedColumns: unusedColumns.filter((name) => name !== ''),
    },
  };
}
