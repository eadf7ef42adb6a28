import { COLUMNAS_DE_OFERTA, NOMBRES_DE_COLUMNAS, type ColumnaDeOferta } from '#domain/ofertaRows.ts';
import { searchText } from '#domain/words/searchText.ts';

export interface Columnas {
  donde: ReadonlyMap<ColumnaDeOferta, number>;
  /** How many columns there are, those that are not used among them. */
  ancho: number;
  /** Heads of columns that an import does not use. */
  sobrantes: string[];
}

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** Each of the heads by which a column is known, as a search compares it. */
const COLUMNA_DE: ReadonlyMap<string, ColumnaDeOferta> = new Map([
  ...COLUMNAS_DE_OFERTA.map((columna) => [searchText(NOMBRES_DE_COLUMNAS[columna]), columna] as const),
  ['codigo dane', 'dane'] as const,
]);

/** Which column stands where in a file, by the names in its first record; or what is wrong with these. */
export function leerColumnas(cells: readonly string[]): Columnas | { mensaje: string } {
  const donde = new Map<ColumnaDeOferta, number>();
  const sobrantes: string[] = [];
  const repetidas = new Set<string>();
  cells.forEach((celda, at) => {
    const columna = COLUMNA_DE.get(searchText(celda));
    if (!columna) sobrantes.push(celda);
    else if (donde.has(columna)) repetidas.add(NOMBRES_DE_COLUMNAS[columna]);
    else donde.set(columna, at);
  });
  const nombres = COLUMNAS_DE_OFERTA.map((columna) => NOMBRES_DE_COLUMNAS[columna]);
  const faltan = COLUMNAS_DE_OFERTA.filter((columna) => !donde.has(columna)).map((columna) => NOMBRES_DE_COLUMNAS[columna]);
  if (faltan.length > 0) {
    const cuales = faltan.length === 1 ? 'Falta la columna' : 'Faltan las columnas';
    return {
      mensaje: `${cuales} ${NAMES.format(faltan)}. La primera línea del archivo nombra las columnas: ${NAMES.format(nombres)}, separadas por comas o por punto y coma.`,
    };
  }
  if (repetidas.size > 0) {
    const cuales = repetidas.size === 1 ? 'Está más de una vez la columna' : 'Están más de una vez las columnas';
    return { mensaje: `${cuales} ${NAMES.format(repetidas)}: deje una sola.` };
  }
  return { donde, ancho: cells.length, sobrantes: sobrantes.filter((nombre) => nombre !== '') };
}
