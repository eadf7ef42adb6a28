import { createCsvReader, isPlainText, type CsvRow } from '#domain/csv.ts';
import { COLUMNAS_DE_OFERTA, MAS_FILAS, revisarUnaAUna } from '#domain/ofertaRows.ts';
import type { ErrorDeFila, FilaDeOferta } from '#domain/contractTypes.ts';
import { readText, UnreadableFile } from './fileText';
import { numberText } from '#domain/words/numbers.ts';
import { leerColumnas, type Columnas } from './ofertaColumns';
import { contarErrores, type Contados } from './countErrors';

/** A file's rows; or what is wrong in them; or why it has none. */
export type Lectura =
  | { tipo: 'leido'; filas: readonly FilaDeOferta[]; sobrantes: readonly string[] }
  /** `sanas`: the rows in which nothing is wrong, unless there are too many to be sent. */
  | { tipo: 'erroneo'; cuantas: number; contados: Contados; sanas: readonly FilaDeOferta[] }
  | { tipo: 'ilegible'; mensaje: string };

/** Tells how much of the file has been read, in bytes. */
type Avisar = (leidos: number) => void;

const EMPTY = 'El archivo está vacío.';
const NO_ROWS = 'El archivo tiene los nombres de las columnas y ninguna fila.';
const NO_TEXT = 'El archivo no es un CSV. Si es de una hoja de cálculo, ábralo allí y guárdelo como CSV.';
const UNREADABLE = 'No se pudo leer el archivo. Si cambió o se movió, elíjalo de nuevo.';
const BROKEN = 'Las comillas no cierran, o están en medio de un texto: escríbalas dobles o quítelas.';
const TOO_WIDE = 'Tiene más celdas que columnas: un texto con comas o punto y coma va entre comillas.';
const TOO_MUCH = 'De aquí en adelante el texto es demasiado para enviarlo de una vez. Divida el archivo en varios.';

/** Characters of rows that are sent at once: with their names, less than the contract takes. */
const MOST_CHARACTERS = 6_000_000;

const ilegible = (mensaje: string): Lectura => ({ tipo: 'ilegible', mensaje });

/** Reads a chosen file: which columns it has, its rows, and what is wrong with each before anyone is asked. */
export async function leerArchivo(archivo: Blob, avisar: Avisar): Promise<Lectura> {
  const lector = createLector();
  const csv = createCsvReader(lector.add);
  try {
    await readText(archivo, (text, leidos) => {
      if (isPlainText(text)) csv.add(text);
      else lector.giveUp(NO_TEXT);
      avisar(leidos);
      // Without its columns there is nothing to be known of the rest.
      return !lector.isGivenUp;
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    lector.giveUp(UNREADABLE);
  }
  csv.end();
  return lector.finish();
}

/** Takes a file's records in as they come. */
function createLector() {
  const revisar = revisarUnaAUna();
  const errores = contarErrores();
  /** Those that are in order, as many as an import takes. */
  const filas: FilaDeOferta[] = [];
  let columnas: Columnas | undefined;
  let problema: string | null = null;
  let cuantas = 0;
  let caracteres = 0;
  let primeraDeMas: number | undefined;

  const take = (fila: FilaDeOferta): void => {
    const revisada = revisar(fila);
    if (Array.isArray(revisada)) revisada.forEach(errores.add);
    const antes = caracteres;
    for (const columna of COLUMNAS_DE_OFERTA) caracteres += fila[columna].length;
    if (cuantas > MAS_FILAS) primeraDeMas ??= fila.fila;
    else if (caracteres <= MOST_CHARACTERS) {
      if (!Array.isArray(revisada)) filas.push(fila);
    } else if (antes <= MOST_CHARACTERS) errores.add(deTodaLaFila(fila.fila, TOO_MUCH));
  };

  return {
    /** Nothing of the file can be imported. */
    giveUp(mensaje: string): void {
      problema ??= mensaje;
    },
    get isGivenUp() {
      return problema !== null;
    },
    add({ line, cells, isBroken }: CsvRow): void {
      if (problema !== null) return;
      if (!columnas) {
        const leidas = leerColumnas(cells);
        if ('mensaje' in leidas) problema = leidas.mensaje;
        else columnas = leidas;
        return;
      }
      cuantas += 1;
      if (isBroken) errores.add(deTodaLaFila(line, BROKEN));
      else if (cells.slice(columnas.ancho).some((celda) => celda !== '')) errores.add(deTodaLaFila(line, TOO_WIDE));
      else take(leerFila(line, cells, columnas));
    },
    finish(): Lectura {
      if (problema !== null) return ilegible(problema);
      if (!columnas) return ilegible(EMPTY);
      if (cuantas === 0) return ilegible(NO_ROWS);
      if (primeraDeMas !== undefined) {
        const mensaje = `El archivo tiene ${numberText(cuantas)} filas y se importan hasta ${numberText(MAS_FILAS)} a la vez. Divídalo en varios.`;
        errores.addFirst(deTodaLaFila(primeraDeMas, mensaje));
      }
      if (errores.total > 0) {
        return { tipo: 'erroneo', cuantas, contados: errores.finish(), sanas: primeraDeMas === undefined ? filas : [] };
      }
      return { tipo: 'leido', filas, sobrantes: columnas.sobrantes };
    },
  };
}

const deTodaLaFila = (fila: number, mensaje: string): ErrorDeFila => ({ fila, columna: '', mensaje });

function leerFila(fila: number, cells: readonly string[], { donde }: Columnas): FilaDeOferta {
  const celda = (columna: (typeof COLUMNAS_DE_OFERTA)[number]): string => cells[donde.get(columna) ?? -1] ?? '';
  return {
    fila,
    dane: celda('dane'),
    sede: celda('sede'),
    jornada: celda('jornada'),
    grado: celda('grado'),
    capacidad: celda('capacidad'),
    continuan: celda('continuan'),
    repiten: celda('repiten'),
  };
}
