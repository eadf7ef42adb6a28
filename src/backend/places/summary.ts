import * as v from 'valibot';

import { LIVE_ESTADOS } from '#domain/estados.ts';
import { type Queryable, readRow } from '../db/database';

const summarySchema = v.object({ solicitudes: v.number(), cupos: v.number() });

/** How many solicitudes are live, and how many seats nobody is offered or holds, in the last convocatoria's year. */
export async function readSummary(db: Queryable): Promise<v.InferOutput<typeof summarySchema>> {
  const summary = await readRow(
    db,
    summarySchema,
    `with ultima as (select max(anio) as anio from convocatorias where estado <> 'en_preparacion'),
      vivas as (select oferta_asignada from solicitudes, ultima
        where solicitudes.anio = ultima.anio and estado = any ($1::text[]))
    select (select count(*) from vivas) as solicitudes,
      greatest((select coalesce(sum(vacantes), 0) from ofertas, ultima where ofertas.anio = ultima.anio)
        - (select count(oferta_asignada) from vivas), 0) as cupos`,
    [LIVE_ESTADOS],
  );
  return summary ?? { solicitudes: 0, cupos: 0 };
}

const anioSchema = v.object({ anio: v.number() });

/** The school year of the last convocatoria; undefined where there has been none. */
export async function readSchoolYear(db: Queryable): Promise<number | undefined> {
  return (
    await readRow(db, anioSchema, `select anio from convocatorias where estado <> 'en_preparacion' order by anio desc limit 1`)
  )?.anio;
}
