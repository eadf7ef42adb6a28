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

/** A head that no column is known by: where it stands (from 0 on), and what its first row has there. */
export interface UnknownHead {
  readonly at: number;
  readonly name: string;
  readonly example: string;
}

/** Which columns a file has; what is wrong with these; or which are missing where a person can say which they are. */
type ReadColumns<Column> =
  | { kind: 'read'; columns: FileColumns<Column> }
  | { kind: 'wrong'; message: string }
  | { kind: 'unmatched'; missing: Column[]; heads: Omit<UnknownHead, 'example'>[] };

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/**
 * Which column stands where in a file, by the names in its first record.
 * @param matches where those stand of which a person has said it
 */
export function readColumns<Column extends string>(
  cells: readonly string[],
  {
    columns,
    optional,
    names: nameOf,
    alsoCalled,
    hasReservas,
  }: Pick<RowFormat<Column>, 'columns' | 'optional' | 'names' | 'alsoCalled' | 'hasReservas'>,
  matches: Readonly<Record<string, number>>,
): ReadColumns<Column> {
  /** Each of the heads by which a column is known, as a search compares it. */
  const columnOf = new Map([...columns.map((column) => [searchText(nameOf[column]), column] as const), ...alsoCalled]);
  const matchedAt = new Map(
    columns.flatMap((column) => (matches[column] === undefined ? [] : [[matches[column], column] as const])),
  );
  const positions = new Map<Column, number>();
  const reservas = new Map<string, { columna: string; at: number }>();
  const unknown: { at: number; name: string }[] = [];
  const repeated = new Set<string>();
  cells.forEach((name, at) => {
    const column = matchedAt.get(at) ?? columnOf.get(searchText(name));
    const condicion = hasReservas ? condicionOfHead(name) : null;
    if (column && positions.has(column)) repeated.add(nameOf[column]);
    else if (column) positions.set(column, at);
    else if (condicion === null) unknown.push({ at, name });
    else {
      const key = searchText(condicion);
      if (reservas.has(key)) repeated.add(name);
      reservas.set(key, { columna: name, at });
    }
  });
  const needed = columns.filter((column) => !optional.includes(column));
  const missing = needed.filter((column) => !positions.has(column));
  if (missing.length > 0 && missing.length <= unknown.length) return { kind: 'unmatched', missing, heads: unknown };
  const list = (some: readonly Column[]): string => NAMES.format(some.map((column) => nameOf[column]));
  if (missing.length > 0) {
    const which = missing.length === 1 ? 'Falta la columna' : 'Faltan las columnas';
    return {
      kind: 'wrong',
      message: `${which} ${list(missing)}. La primera línea del archivo nombra las columnas: ${list(needed)}, separadas por comas, punto y coma, tabulaciones o barras «|».`,
    };
  }
  if (repeated.size > 0) {
    const which = repeated.size === 1 ? 'Está más de una vez la columna' : 'Están más de una vez las columnas';
    return { kind: 'wrong', message: `${which} ${NAMES.format(repeated)}: deje una sola.` };
  }
  if (reservas.size > MOST_RESERVAS) {
    const message = `Hay ${reservas.size} columnas de reservas, y una convocatoria tiene ${MOST_RESERVAS} como máximo: quite las que sobran.`;
    return { kind: 'wrong', message };
  }
  return {
    kind: 'read',
    columns: {
      positions,
      reservas: [...reservas.values()],
      width: cells.length,
      unusedColumns: unknown.map(({ name }) => name).filter((name) => name !== ''),
    },
  };
}
