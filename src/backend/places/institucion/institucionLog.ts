import * as v from 'valibot';

import type { Catalogues, PlaceChange, SedeData } from '#domain/contractTypes.ts';
import { degreesText, SEDE_NAMES, type SedeField } from '#domain/sede.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';

type Datum = PlaceChange['cambios'][number];

/** What the contract lists. */
const LISTED = 20;

interface LoggedChange {
  readonly institucion: string;
  /** null: of the institution itself. */
  readonly sede: string | null;
  readonly cambios: readonly Datum[];
}

interface ChangeCause {
  readonly origen: PlaceChange['origen'];
  readonly login: string;
  readonly instant: Date;
}

/** A sede's data in words, by field; null where there is none. */
function wordsOf(data: SedeData, { comunas, zonas }: Pick<Catalogues, 'comunas' | 'zonas'>): Record<SedeField, string | null> {
  const nameIn = (entries: Catalogues['comunas'], code: string) => entries.find(({ codigo }) => codigo === code)?.nombre ?? code;
  return {
    ...data,
    comuna: nameIn(comunas, data.comuna),
    zona: nameIn(zonas, data.zona),
    latitud: degreesText(data.latitud) || null,
    longitud: degreesText(data.longitud) || null,
  };
}

/** What differs; `before` null: all that there is. */
export function changesOfSede(before: SedeData | null, after: SedeData, catalogues: Catalogues): Datum[] {
  const was = before && wordsOf(before, catalogues);
  const is = wordsOf(after, catalogues);
  return (Object.keys(SEDE_NAMES) as SedeField[])
    .map((field) => ({ campo: SEDE_NAMES[field], antes: was?.[field] ?? null, despues: is[field] }))
    .filter(({ antes, despues }) => antes !== despues);
}

export const changeOfName = (antes: string | null, despues: string): Datum[] =>
  antes === despues ? [] : [{ campo: 'Nombre', antes, despues }];

/** Writes into the log of institutions and sedes, which only grows (F112). */
export async function logChanges(tx: Queryable, changes: readonly LoggedChange[], cause: ChangeCause): Promise<void> {
  const { origen, login: quien, instant } = cause;
  await insertRows(
    tx,
    'cambios_de_institucion',
    changes.map((change) => ({ ...change, en: instant.toISOString(), quien, origen })),
  );
}

const changeSchema = v.object({
  en: v.date(),
  quien: v.string(),
  origen: v.picklist(['creacion', 'edicion', 'importacion', 'cierre', 'apertura']),
  cambios: v.array(v.object({ campo: v.string(), antes: v.nullable(v.string()), despues: v.nullable(v.string()) })),
});

/** The last changes of an institution itself, or of a sede. */
export async function readChanges(db: Queryable, which: { institucion: string } | { sede: string }): Promise<PlaceChange[]> {
  const [condition, value] =
    'sede' in which ? ['sede = $1', which.sede] : ['institucion = $1 and sede is null', which.institucion];
  const rows = await readRows(
    db,
    changeSchema,
    `select en, quien, origen, cambios from cambios_de_institucion where ${condition} order by id desc limit ${LISTED}`,
    [value],
  );
  return rows.map((row) => ({ ...row, en: row.en.toISOString() }));
}
