import * as v from 'valibot';

import type { SedesMap } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '../context';
import { type Queryable, readRow, readRows } from '../db/database';
import { findConvocatoria } from '../solicitud/convocatoria';
import { filterSedes } from '../solicitud/findOfertas';
import { ofertaTables } from '../solicitud/ofertas';
import { findBySedeText } from '../solicitud/sedeSearch';
import type { SedeMapFilter } from '../solicitud/solicitudInputs';

const outlineSchema = v.object({ codigo: v.string(), contorno: v.array(v.array(v.array(v.number()))) });
const lugarSchema = v.object({
  longitud: v.nullable(v.number()),
  latitud: v.nullable(v.number()),
  sedes: v.array(v.string()),
  vacantes: v.boolean(),
});

/** As many as a search by id takes. */
const MOST_AT_ONE_PLACE = 10;
const NOTHING: SedesMap = { comunas: [], lugares: [], sinLugar: 0 };

/** Whether there is anything to draw: without a single place, comunas alone would say nothing (F62). */
export async function hasMap(db: Queryable): Promise<boolean> {
  return (await readRow(db, v.unknown(), 'select 1 from sedes where latitud is not null limit 1')) !== undefined;
}

/** Where the sedes are that have what is asked for, of all pages at once. */
export async function readSedesMap(context: Context, filter: SedeMapFilter): Promise<SedesMap> {
  const { reads } = context.db;
  const convocatoria = await findConvocatoria(reads, instantOf(context));
  if (!convocatoria || !(await hasMap(reads))) return NOTHING;

  const comunas = await readRows(
    reads,
    outlineSchema,
    'select codigo, contorno from comunas where contorno is not null order by orden',
  );
  const { rows } = await findBySedeText(filter.texto, async (patterns) => {
    const { where, params } = filterSedes(convocatoria.anio, filter, patterns);
    const rows = await readRows(
      reads,
      lugarSchema,
      `select longitud, latitud, array_agg(id order by id) as sedes, bool_or(vacantes) as vacantes
       from (select s.id, s.longitud, s.latitud, max(o.vacantes) > 0 as vacantes
         from ${ofertaTables} where ${where()} group by s.id) as found
       group by longitud, latitud order by latitud desc, longitud`,
      params,
    );
    return { rows, total: rows.length };
  });
  const lugares = rows.flatMap(({ longitud, latitud, sedes, vacantes }) =>
    longitud === null || latitud === null ? [] : [{ longitud, latitud, sedes: sedes.slice(0, MOST_AT_ONE_PLACE), vacantes }],
  );
  return { comunas: [...comunas], lugares, sinLugar: rows.find(({ latitud }) => latitud === null)?.sedes.length ?? 0 };
}
