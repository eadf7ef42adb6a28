import * as v from 'valibot';

import type { Checked } from './checked';
import type { RowError, SedeData, SedeRow } from './contractTypes';
import { checkCells, checkDane, readDane } from './ofertaRows';
import { institucionNameSchema, SEDE_NAMES, sedeEntries } from './sede';
import { searchText } from './words/searchText';

/** A column of the file of institutions and sedes: a row a sede. */
export type SedeColumn = Exclude<keyof SedeRow, 'fila'>;

export const SEDE_COLUMNS = [
  'dane',
  'institucion',
  'sede',
  'direccion',
  'barrio',
  'comuna',
  'zona',
  'telefono',
  'latitud',
  'longitud',
] as const satisfies readonly SedeColumn[];

/** What a file may lack: what there is stays then, as it does where a cell is empty. */
export const OPTIONAL_SEDE_COLUMNS: readonly SedeColumn[] = ['telefono', 'latitud', 'longitud'];

const { direccion, comuna, zona, telefono, latitud, longitud } = SEDE_NAMES;
/** Their heads, and what is told of a row. */
export const SEDE_COLUMN_NAMES: Readonly<Record<SedeColumn, string>> = {
  dane: 'DANE',
  institucion: 'Institución',
  sede: 'Sede',
  barrio: 'Barrio',
  ...{ direccion, comuna, zona, telefono, latitud, longitud },
};

/** What the contract takes at once. */
export const MOST_SEDE_ROWS = 5_000;

/** A row that is in order by itself; its comuna and its zona as the file has them. */
export interface CheckedSedeRow {
  readonly fila: SedeRow;
  readonly dane: string;
  readonly institucion: string;
  readonly datos: SedeData;
}

const { nombre, ...placeEntries } = sedeEntries;
const rowSchema = v.object({ institucion: institucionNameSchema, sede: nombre, ...placeEntries });

function checkRow(fila: SedeRow): Checked<CheckedSedeRow, RowError[]> {
  const errors: RowError[] = checkCells(fila, SEDE_COLUMNS);
  const tell = (columna: string, mensaje: string | null): void => {
    if (mensaje !== null) errors.push({ fila: fila.fila, columna, mensaje });
  };
  tell('dane', checkDane(fila.dane));
  if (searchText(fila.comuna) === '') tell('comuna', 'Falta la comuna.');
  if (searchText(fila.zona) === '') tell('zona', 'Falta la zona.');
  const { success, output, issues } = v.safeParse(rowSchema, fila);
  for (const issue of issues ?? []) tell(v.getDotPath(issue) ?? '', issue.message);
  if (success && (output.latitud === null) !== (output.longitud === null)) {
    tell(output.latitud === null ? 'latitud' : 'longitud', 'Escriba la latitud y la longitud, o ninguna de las dos.');
  }
  if (!success || errors.length > 0) return { ok: false, problems: errors };
  const { institucion, sede, ...place } = output;
  const datos = { ...place, nombre: sede, comuna: fila.comuna, zona: fila.zona };
  return { ok: true, value: { fila, dane: readDane(fila.dane), institucion, datos } };
}

/**
 * Tells of each row, as they come, what is wrong with it by itself and beside the ones before it: the browser does before
 * it sends them, the backend again.
 */
export function checkSedesRowByRow(): (fila: SedeRow) => Checked<CheckedSedeRow, RowError[]> {
  const lines = new Map<string, number>();
  const names = new Map<string, CheckedSedeRow>();
  return (fila) => {
    const checked = checkRow(fila);
    if (!checked.ok) return checked;
    const { dane, institucion, datos } = checked.value;
    const tell = (columna: SedeColumn, mensaje: string): Checked<CheckedSedeRow, RowError[]> => ({
      ok: false,
      problems: [{ fila: fila.fila, columna, mensaje }],
    });
    const key = `${dane} ${searchText(datos.nombre)}`;
    const first = lines.get(key);
    if (first !== undefined) return tell('sede', `Es la misma sede de la línea ${first}: deje una sola de las dos.`);
    lines.set(key, fila.fila);
    const named = names.get(dane);
    if (named && named.institucion !== institucion) {
      return tell(
        'institucion',
        `En la línea ${named.fila.fila} esta institución se llama «${named.institucion}»: deje un solo nombre.`,
      );
    }
    if (!named) names.set(dane, checked.value);
    return checked;
  };
}
