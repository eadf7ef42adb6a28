import { searchText } from './words/searchText';
import { CAMPOS_DE_CUPOS, leerCupos, NOMBRES_DE_CUPOS, revisarPuestos, revisarVacantes, type Cupos } from './cupos';
import type { ErrorDeFila, FilaDeOferta } from './contractTypes';

/** A column that an import needs. */
export type ColumnaDeOferta = Exclude<keyof FilaDeOferta, 'fila'>;

export const COLUMNAS_DE_OFERTA = [
  'dane',
  'sede',
  'jornada',
  'grado',
  ...CAMPOS_DE_CUPOS,
] as const satisfies readonly ColumnaDeOferta[];

/** Their heads in the template, and in what is told of a row. */
export const NOMBRES_DE_COLUMNAS: Readonly<Record<ColumnaDeOferta, string>> = {
  dane: 'DANE',
  sede: 'Sede',
  jornada: 'Jornada',
  grado: 'Grado',
  ...NOMBRES_DE_CUPOS,
};

/** What the contract takes at once. */
export const MAS_FILAS = 20_000;
const TEXTO_MAS_LARGO = 200;

const FALTA: Readonly<Record<'sede' | 'jornada' | 'grado', string>> = {
  sede: 'Falta el nombre de la sede.',
  jornada: 'Falta la jornada.',
  grado: 'Falta el grado.',
};

/** The institution's code as a spreadsheet may leave it, with spaces or hyphens in it; only its digits. */
function leerDane(texto: string): string {
  return texto.replace(/[\s'-]/g, '');
}

function revisarDane(texto: string): string | null {
  if (texto === '') return 'Falta el código DANE de la institución.';
  // 190000000001 becomes '1,9E+11' where a spreadsheet takes it for a number.
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(texto)) {
    return `La hoja de cálculo cambió el código por «${texto}»: dé formato de texto a la columna y escríbalo de nuevo.`;
  }
  return /^\d{12}$/.test(leerDane(texto)) ? null : 'El código DANE tiene 12 dígitos.';
}

/** A row that is in order by itself: its figures are numbers. */
export interface FilaRevisada {
  fila: FilaDeOferta;
  dane: string;
  cupos: Cupos;
}

function revisarFila(fila: FilaDeOferta): ErrorDeFila[] | FilaRevisada {
  const errores: ErrorDeFila[] = [];
  const decir = (columna: ColumnaDeOferta, mensaje: string | null): void => {
    if (mensaje !== null) errores.push({ fila: fila.fila, columna, mensaje });
  };
  for (const columna of COLUMNAS_DE_OFERTA) {
    if (fila[columna].length > TEXTO_MAS_LARGO) decir(columna, `Tiene más de ${TEXTO_MAS_LARGO} caracteres.`);
  }
  decir('dane', revisarDane(fila.dane));
  for (const columna of ['sede', 'jornada', 'grado'] as const) {
    if (searchText(fila[columna]) === '') decir(columna, FALTA[columna]);
  }
  for (const campo of CAMPOS_DE_CUPOS) decir(campo, revisarPuestos(fila[campo]));
  const cupos = leerCupos(fila);
  if (cupos) decir('capacidad', revisarVacantes(cupos));
  return cupos && errores.length === 0 ? { fila, dane: leerDane(fila.dane), cupos } : errores;
}

/** Tells of each row, as they come, what is wrong with it by itself and beside the ones before it. */
export function revisarUnaAUna(): (fila: FilaDeOferta) => ErrorDeFila[] | FilaRevisada {
  const repetida = buscarRepetidas<FilaRevisada>(({ fila, dane }) =>
    [dane, searchText(fila.sede), searchText(fila.jornada), leerGrado(fila.grado)].join('|'),
  );
  return (fila) => {
    const revisada = revisarFila(fila);
    if (Array.isArray(revisada)) return revisada;
    const error = repetida(revisada);
    return error ? [error] : revisada;
  };
}

/**
 * What can be said of the rows of a file without knowing the city: the browser does before it sends them, the
 * backend again.
 */
export function revisarFilas(filas: readonly FilaDeOferta[]): { filas: FilaRevisada[]; errores: ErrorDeFila[] } {
  const revisar = revisarUnaAUna();
  const revisadas: FilaRevisada[] = [];
  const errores: ErrorDeFila[] = [];
  for (const fila of filas) {
    const revisada = revisar(fila);
    if (Array.isArray(revisada)) errores.push(...revisada);
    else revisadas.push(revisada);
  }
  return { filas: revisadas, errores: errores.sort((una, otra) => una.fila - otra.fila) };
}

/** A grado as it is written: its number, where it is one (its sign counts), else its name as a search compares it. */
export function leerGrado(texto: string): string {
  return /^-?\d{1,3}$/.test(texto) ? String(Number(texto)) : searchText(texto);
}

/** Tells of each row, as they come, whether it names the same place as an earlier one; `clave` names the place. */
export function buscarRepetidas<Fila extends { fila: FilaDeOferta }>(clave: (fila: Fila) => string): (una: Fila) => ErrorDeFila | null {
  const lineas = new Map<string, number>();
  return (una) => {
    const lugar = clave(una);
    const { fila } = una.fila;
    const primera = lineas.get(lugar);
    if (primera === undefined) {
      lineas.set(lugar, fila);
      return null;
    }
    return { fila, columna: 'sede', mensaje: `Es la misma sede, jornada y grado de la línea ${primera}: deje una sola de las dos.` };
  };
}
