import * as v from 'valibot';

import type { Cupos } from '#domain/cupos.ts';
import { findRepeated, readGrado, type OfertaColumn, type CheckedRow } from '#domain/ofertaRows.ts';
import type { Catalogues, RowError, ImportRow, Grado, Institucion } from '#domain/contractTypes.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Reserva } from '../allocation/allocationRules';
import { createReservaReader } from './recogniseReservas';

interface Sede {
  readonly id: string;
  readonly name: string;
  readonly isClosed: boolean;
}

/** A row whose names are those of the city. */
export interface RecognisedRow {
  readonly fila: ImportRow;
  readonly institucion: Institucion;
  readonly sede: Sede;
  readonly jornada: string;
  readonly grado: Grado;
  readonly cupos: Cupos;
  /** The own numbers that it names, by the reserve's condition; null: the convocatoria's number holds. */
  readonly propios: ReadonlyMap<string, number | null>;
}

const institucionSchema = v.object({ dane: v.string(), nombre: v.string() });
const sedeSchema = v.object({ id: v.string(), dane: v.string(), nombre: v.string(), cerrada: v.boolean() });

/** By the institution's code. */
export type SedesByDane = ReadonlyMap<string, { readonly institucion: Institucion; readonly sedes: Sede[] }>;

/** The sedes of the institutions that are named; one without any is in it too. */
export async function readSedes(tx: Queryable, daneCodes: readonly string[]): Promise<SedesByDane> {
  const instituciones = await readRows(tx, institucionSchema, 'select dane, nombre from instituciones where dane = any($1)', [
    daneCodes,
  ]);
  const sedes = await readRows(
    tx,
    sedeSchema,
    'select id, institucion as dane, nombre, cerrada_en is not null as cerrada from sedes where institucion = any($1)',
    [daneCodes],
  );
  const byDane: SedesByDane = new Map(instituciones.map((institucion) => [institucion.dane, { institucion, sedes: [] }]));
  for (const { dane, id, nombre: name, cerrada: isClosed } of sedes) byDane.get(dane)?.sedes.push({ id, name, isClosed });
  return byDane;
}

export type Found<T> = { readonly value: T } | { readonly columna: OfertaColumn; readonly mensaje: string };

/** A row that names a sede and a grado, such as one of the enrolment list. */
interface NamingRow {
  readonly fila: { readonly sede: string; readonly grado: string };
  readonly dane: string;
}

export function findSede({ fila, dane }: NamingRow, byDane: SedesByDane): Found<Pick<RecognisedRow, 'institucion' | 'sede'>> {
  const found = byDane.get(dane);
  if (!found) return { columna: 'dane', mensaje: `No hay ninguna institución con el código DANE ${dane}.` };
  const { institucion, sedes } = found;
  const matching = sedes.filter(({ name }) => searchText(name) === searchText(fila.sede));
  const [one, other] = matching;
  if (!one) {
    const names = sedes.map(({ name }) => `«${name}»`).join(', ');
    return { columna: 'sede', mensaje: `La institución no tiene la sede «${fila.sede}». Sus sedes son: ${names}.` };
  }
  if (other) return { columna: 'sede', mensaje: `La institución tiene más de una sede «${fila.sede}»: cámbiela en la página.` };
  return { value: { institucion, sede: one } };
}

function findJornada({ fila }: CheckedRow, { jornadas }: Catalogues): Found<string> {
  const written = searchText(fila.jornada);
  const jornada = jornadas.find(({ codigo, nombre: name }) => searchText(codigo) === written || searchText(name) === written);
  if (jornada) return { value: jornada.codigo };
  const names = jornadas.map(({ nombre: name }) => name).join(', ');
  return { columna: 'jornada', mensaje: `No hay ninguna jornada «${fila.jornada}». Las jornadas son: ${names}.` };
}

export function findGrado({ fila }: Pick<NamingRow, 'fila'>, { grados }: Pick<Catalogues, 'grados'>): Found<Grado> {
  const written = readGrado(fila.grado);
  const found = grados.find(({ grado, nombre: name }) => String(grado) === written || searchText(name) === written);
  if (found) return { value: found.grado };
  return { columna: 'grado', mensaje: `No hay ningún grado «${fila.grado}»: escriba su número o su nombre.` };
}

/** Finds what each row names; what is not found is told, all of a row at once. */
export async function recogniseRows(
  tx: Queryable,
  rows: readonly CheckedRow[],
  catalogues: Catalogues,
  reservas: readonly Reserva[],
): Promise<{ rows: RecognisedRow[]; errors: RowError[] }> {
  const sedes = await readSedes(tx, [...new Set(rows.map(({ dane }) => dane))]);
  const errors: RowError[] = [];
  const readReservas = createReservaReader(reservas, errors);
  const recognised: RecognisedRow[] = [];
  for (const one of rows) {
    const sede = findSede(one, sedes);
    const jornada = findJornada(one, catalogues);
    const grado = findGrado(one, catalogues);
    const propios = readReservas(one);
    if ('value' in sede && 'value' in jornada && 'value' in grado) {
      const { fila, cupos } = one;
      recognised.push({ fila, ...sede.value, jornada: jornada.value, grado: grado.value, cupos, propios });
    }
    for (const found of [sede, jornada, grado]) {
      if ('mensaje' in found) errors.push({ fila: one.fila.fila, ...found });
    }
  }
  // '5' and 'Quinto' are the same.
  const repeatedError = findRepeated<RecognisedRow>(({ sede, ...key }) => ofertaKey({ ...key, sede: sede.id }));
  const unique = recognised.filter((one) => {
    const error = repeatedError(one);
    if (error) errors.push(error);
    return error === null;
  });
  return { rows: unique, errors };
}

/** What names a place within a year; `sede`: its id. */
export function ofertaKey({ sede, jornada, grado }: { sede: string; jornada: string; grado: number }): string {
  return `${sede} ${jornada} ${grado}`;
}
