import { decodeText, isPlainText, readCsv, type Csv, type CsvRow } from '../../../../shared/csv';
import {
  COLUMNAS_DE_OFERTA,
  MAS_FILAS,
  NOMBRES_DE_COLUMNAS,
  revisarFilas,
  type ColumnaDeOferta,
} from '../../../../shared/educacion/filasDeOferta';
import type { ErrorDeFila, FilaDeOferta } from '../../../../shared/educacion/tipos';
import { searchText } from '../../../../shared/searchText';

/** A file's rows, with what is wrong in them; or why it has none. */
export type Lectura =
  | { ok: false; mensaje: string }
  | {
      ok: true;
      filas: FilaDeOferta[];
      errores: ErrorDeFila[];
      /** Heads of columns that an import does not use. */
      sobrantes: string[];
    };

const NUMBER = new Intl.NumberFormat('es-CO');
const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });
const no = (mensaje: string): Lectura => ({ ok: false, mensaje });

/** Each of the heads by which a column is known, as a search compares it. */
const COLUMNA_DE: ReadonlyMap<string, ColumnaDeOferta> = new Map([
  ...COLUMNAS_DE_OFERTA.map((columna) => [searchText(NOMBRES_DE_COLUMNAS[columna]), columna] as const),
  ['codigo dane', 'dane'] as const,
]);

/** Reads a chosen file: which columns it has, its rows, and what is wrong with each before anyone is asked. */
export function leerArchivo(bytes: ArrayBuffer): Lectura {
  const texto = decodeText(bytes);
  if (texto.trim() === '') return no('El archivo está vacío.');
  if (!isPlainText(texto)) {
    return no('El archivo no es un CSV. Si es de una hoja de cálculo, ábralo allí y guárdelo como CSV.');
  }
  const csv = readCsv(texto);
  const [cabeza, ...cuerpo] = csv.rows;
  if (!cabeza) return no('El archivo está vacío.');
  const columnas = leerColumnas(cabeza);
  if (!columnas.ok) return columnas;
  if (cuerpo.length === 0) return no('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (cuerpo.length > MAS_FILAS) {
    return no(
      `El archivo tiene ${NUMBER.format(cuerpo.length)} filas y se importan hasta ${NUMBER.format(MAS_FILAS)} a la vez. Divídalo en varios.`,
    );
  }
  return { ok: true, sobrantes: columnas.sobrantes, ...leerFilas(cuerpo, columnas.donde, cabeza.cells.length, csv) };
}

type Donde = ReadonlyMap<ColumnaDeOferta, number>;

function leerColumnas({ cells }: CsvRow): { ok: false; mensaje: string } | { ok: true; donde: Donde; sobrantes: string[] } {
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
      ok: false,
      mensaje: `${cuales} ${NAMES.format(faltan)}. La primera línea del archivo nombra las columnas: ${NAMES.format(nombres)}, separadas por comas o por punto y coma.`,
    };
  }
  if (repetidas.size > 0) {
    const cuales = repetidas.size === 1 ? 'Está más de una vez la columna' : 'Están más de una vez las columnas';
    return { ok: false, mensaje: `${cuales} ${NAMES.format(repetidas)}: deje una sola.` };
  }
  return { ok: true, donde, sobrantes: sobrantes.filter((nombre) => nombre !== '') };
}

function leerFilas(
  rows: readonly CsvRow[],
  donde: Donde,
  ancho: number,
  { badLines }: Csv,
): { filas: FilaDeOferta[]; errores: ErrorDeFila[] } {
  const malas = new Map(
    badLines.map((line) => [line, 'Las comillas no cierran, o están en medio de un texto: escríbalas dobles o quítelas.']),
  );
  for (const { line, cells } of rows) {
    if (malas.has(line) || cells.slice(ancho).every((celda) => celda === '')) continue;
    malas.set(line, 'Tiene más celdas que columnas: un texto con comas o punto y coma va entre comillas.');
  }
  const filas = rows
    .filter(({ line }) => !malas.has(line))
    .map(({ line, cells }): FilaDeOferta => {
      const celda = (columna: ColumnaDeOferta): string => cells[donde.get(columna) ?? -1] ?? '';
      return {
        fila: line,
        dane: celda('dane'),
        sede: celda('sede'),
        jornada: celda('jornada'),
        grado: celda('grado'),
        capacidad: celda('capacidad'),
        continuan: celda('continuan'),
        repiten: celda('repiten'),
      };
    });
  const enteras = [...malas].map(([fila, mensaje]): ErrorDeFila => ({ fila, columna: '', mensaje }));
  const errores = [...enteras, ...revisarFilas(filas).errores].sort((una, otra) => una.fila - otra.fila);
  return { filas, errores };
}
