import * as v from 'valibot';

import type { InstitucionesPage, ManagedInstitucion, SedeData } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { countRows, createFilter, offsetOf, pageSize } from '#backend/db/pages.ts';
import { orderKey, searchPatterns } from '#backend/db/searchWords.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { sedeWords } from '#backend/solicitud/sedeSearch.ts';
import { searchText } from '#domain/words/searchText.ts';
import { readChanges } from './institucionLog';

const listedSchema = v.object({ dane: v.string(), nombre: v.string(), sedes: v.number(), cerradas: v.number() });

/** A page of them, by the words of their names or by what their codes begin with. */
export async function listInstituciones(
  db: Queryable,
  { texto, pagina }: { readonly texto: string; readonly pagina: number },
): Promise<InstitucionesPage> {
  const { addCondition, where, params } = createFilter();
  const digits = texto.replace(/[\s.-]/g, '');
  const patterns = searchPatterns(texto);
  // Of a code its first digits are typed; a name may hold a number too.
  const beginning = /^\d+$/.test(digits) ? `${digits}%` : null;
  if (patterns.length > 0) addCondition('(i.busqueda like all($::text[]) or i.dane like $)', [...patterns], beginning);
  const elementos = await readRows(
    db,
    listedSchema,
    `select i.dane, i.nombre, count(s.id)::int as sedes, count(s.cerrada_en)::int as cerradas
     from instituciones i left join sedes s on s.institucion = i.dane where ${where()}
     group by i.dane order by i.orden_nombre, i.dane limit ${pageSize} offset $${params.length + 1}`,
    [...params, offsetOf(pagina)],
  );
  return { elementos: [...elementos], pagina, total: await countRows(db, `instituciones i where ${where()}`, params) };
}

const institucionSchema = v.object({ dane: v.string(), nombre: v.string(), version: v.number() });
export type InstitucionRow = v.InferOutput<typeof institucionSchema>;

/** @param lock nobody else changes it or its sedes until the transaction's end. @throws 404 */
export async function requireInstitucion(db: Queryable, dane: string, lock: '' | 'for update' = ''): Promise<InstitucionRow> {
  const row = await readRow(db, institucionSchema, `select dane, nombre, version from instituciones where dane = $1 ${lock}`, [
    dane,
  ]);
  if (!row) throw new HttpProblem(404, `No hay una institución con el código DANE ${dane}`, { codigo: 'no_encontrada' });
  return row;
}

const sedeSchema = v.object({
  id: v.string(),
  nombre: v.string(),
  direccion: v.string(),
  barrio: v.string(),
  comuna: v.string(),
  cerradaEn: v.nullable(v.date()),
});

/** @throws 404 */
export async function viewInstitucion(db: Queryable, dane: string): Promise<ManagedInstitucion> {
  const institucion = await requireInstitucion(db, dane);
  const sedes = await readRows(
    db,
    sedeSchema,
    `select id, nombre, direccion, barrio, comuna, cerrada_en as "cerradaEn" from sedes where institucion = $1
     order by orden_nombre, id`,
    [dane],
  );
  return {
    ...institucion,
    sedes: sedes.map(({ cerradaEn, ...sede }) => ({ ...sede, cerradaEn: cerradaEn?.toISOString() ?? null })),
    cambios: await readChanges(db, { institucion: dane }),
  };
}

/** What an institution's name is found and ordered by. */
export const namedColumns = (nombre: string) => ({ nombre, orden_nombre: orderKey(nombre), busqueda: searchText(nombre) });

/** A sede's columns, with what it is found and ordered by. `comuna`: its name. */
export const sedeColumns = (institucion: string, data: SedeData, comuna: string) => ({
  ...data,
  orden_nombre: orderKey(data.nombre),
  busqueda: sedeWords(institucion, data, comuna),
});
