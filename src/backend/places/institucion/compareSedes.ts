import { createHash } from 'node:crypto';

import * as v from 'valibot';

import type { Catalogues, RowError, SedeData, SedeRowChange } from '#domain/contractTypes.ts';
import type { CheckedSedeRow } from '#domain/sedeRows.ts';
import { searchText } from '#domain/words/searchText.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { changeOfName, changesOfSede } from './institucionLog';
import { readSedesOf, type SedeRow } from './sedeRows';

type Datum = SedeRowChange['cambios'][number];

/** A row that would change something. */
interface ComparedSede {
  readonly fila: number;
  readonly dane: string;
  readonly datos: SedeData;
  /** null: it is new. */
  readonly sede: string | null;
  readonly cambios: readonly Datum[];
}

interface ComparedInstitucion {
  readonly dane: string;
  readonly nombre: string;
  readonly isNew: boolean;
  /** Its first row in the file. */
  readonly fila: number;
  readonly cambios: readonly Datum[];
}

export interface ComparedSedes {
  /** Those that are new or renamed. */
  readonly instituciones: readonly ComparedInstitucion[];
  readonly sedes: readonly ComparedSede[];
  readonly errors: readonly RowError[];
}

const nameSchema = v.object({ dane: v.string(), nombre: v.string() });

type Entries = Catalogues['comunas'];
const findIn = (entries: Entries, written: string) =>
  entries.find(({ codigo, nombre }) => [codigo, nombre].some((one) => searchText(one) === searchText(written)));

/** What the rows would change of the institutions and sedes that there are. */
export async function compareSedes(
  tx: Queryable,
  rows: readonly CheckedSedeRow[],
  catalogues: Catalogues,
): Promise<ComparedSedes> {
  const daneCodes = [...new Set(rows.map(({ dane }) => dane))];
  const stored = await readRows(tx, nameSchema, 'select dane, nombre from instituciones where dane = any($1)', [daneCodes]);
  const names = new Map(stored.map(({ dane, nombre }) => [dane, nombre]));
  const byDane = new Map<string, SedeRow[]>(daneCodes.map((dane) => [dane, []]));
  for (const sede of await readSedesOf(tx, daneCodes)) byDane.get(sede.institucion.dane)?.push(sede);
  const instituciones = new Map<string, ComparedInstitucion>();
  const sedes: ComparedSede[] = [];
  const errors: RowError[] = [];
  for (const {
    fila: { fila },
    dane,
    institucion,
    datos: written,
  } of rows) {
    const comuna = findIn(catalogues.comunas, written.comuna);
    const zona = findIn(catalogues.zonas, written.zona);
    const missing = (columna: 'comuna' | 'zona', entries: Entries) => {
      const known = entries.map(({ nombre }) => nombre).join(', ');
      errors.push({ fila, columna, mensaje: `No hay ninguna ${columna} «${written[columna]}». Hay: ${known}.` });
    };
    if (!comuna) missing('comuna', catalogues.comunas);
    if (!zona) missing('zona', catalogues.zonas);
    const [one, other] = (byDane.get(dane) ?? []).filter(({ datos }) => searchText(datos.nombre) === searchText(written.nombre));
    if (other)
      errors.push({ fila, columna: 'sede', mensaje: 'La institución tiene más de una sede así: cámbiela en su página.' });
    if (!comuna || !zona || other) continue;
    if (!instituciones.has(dane)) {
      const cambios = changeOfName(names.get(dane) ?? null, institucion);
      instituciones.set(dane, { dane, nombre: institucion, isNew: !names.has(dane), fila, cambios });
    }
    const before = one?.datos ?? null;
    const datos: SedeData = {
      ...written,
      // It is known by its name, whichever way the file writes it; what a cell does not say stays (F116).
      nombre: before?.nombre ?? written.nombre,
      comuna: comuna.codigo,
      zona: zona.codigo,
      telefono: written.telefono ?? before?.telefono ?? null,
      latitud: written.latitud ?? before?.latitud ?? null,
      longitud: written.longitud ?? before?.longitud ?? null,
    };
    sedes.push({ fila, dane, datos, sede: one?.id ?? null, cambios: changesOfSede(before, datos, catalogues) });
  }
  return {
    instituciones: [...instituciones.values()].filter(({ cambios }) => cambios.length > 0),
    sedes: sedes.filter(({ cambios }) => cambios.length > 0),
    errors,
  };
}

/** All that would change, row by row; an institution's name at its first row. */
export function listSedeChanges({ instituciones, sedes }: ComparedSedes, rows: readonly CheckedSedeRow[]): SedeRowChange[] {
  const named = new Map(instituciones.map((one) => [one.fila, one]));
  const changed = new Map(sedes.map((one) => [one.fila, one]));
  return rows.flatMap(({ fila: { fila }, dane, institucion: nombre, datos }) => {
    const ofName = (named.get(fila)?.cambios ?? []).map((cambio) => ({ ...cambio, campo: 'Institución' }));
    const sede = changed.get(fila);
    const cambios = [...ofName, ...(sede?.cambios ?? [])];
    if (cambios.length === 0) return [];
    return [
      { fila, institucion: { dane, nombre }, sede: datos.nombre, nueva: sede !== undefined && sede.sede === null, cambios },
    ];
  });
}

export function hashOfSedes({ instituciones, sedes }: ComparedSedes): string {
  const parts = [
    instituciones.map(({ dane, cambios }) => [dane, cambios]),
    sedes.map(({ dane, sede, cambios }) => [dane, sede, cambios]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
