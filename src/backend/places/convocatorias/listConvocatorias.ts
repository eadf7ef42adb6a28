import * as v from 'valibot';

import type { ListedConvocatoria, Convocatorias } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { estadoSchema, findConvocatoria } from '#backend/solicitud/convocatoria.ts';
import { readMissing } from './missing';

const moment = v.nullable(
  v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
);
const loggedSchema = v.object({
  en: v.pipe(
    v.string(),
    v.transform((text) => new Date(text).toISOString()),
  ),
  quien: v.string(),
  de: v.nullable(estadoSchema),
  a: v.nullable(estadoSchema),
  desde: v.nullable(v.number()),
});
const rowSchema = v.object({
  id: v.string(),
  anio: v.number(),
  nombre: v.string(),
  estado: estadoSchema,
  version: v.number(),
  abre: moment,
  cierra: moment,
  publica: moment,
  solicitudes: v.number(),
  ofertas: v.number(),
  vacantes: v.number(),
  cambios: v.array(loggedSchema),
});

/** Every year's convocatoria, the newest first, with what keeps each from its next step (F102, F104). */
export async function listConvocatorias(context: Context, db: Queryable): Promise<Convocatorias> {
  const instant = instantOf(context);
  const now = await findConvocatoria(db, instant);
  const rows = await readRows(
    db,
    rowSchema,
    // The dates of one without stages say nothing yet.
    `select c.id, c.anio, c.nombre, c.estado, c.version,
       case when t.hay then c.abre end as abre, case when t.hay then c.cierra end as cierra,
       case when t.hay then c.publica end as publica,
       (select count(*) from solicitudes s where s.convocatoria = c.id) as solicitudes,
       (select count(*) from ofertas o where o.anio = c.anio) as ofertas,
       (select coalesce(sum(o.vacantes), 0) from ofertas o where o.anio = c.anio) as vacantes,
       coalesce((select jsonb_agg(jsonb_build_object('en', k.en, 'quien', k.quien, 'de', k.de, 'a', k.a, 'desde', k.desde)
           order by k.id desc) from cambios_de_convocatoria k where k.convocatoria = c.id), '[]') as cambios
     from convocatorias c, lateral (select exists (select 1 from etapas e where e.convocatoria = c.id) as hay) t
     order by c.anio desc`,
  );
  const elementos: ListedConvocatoria[] = [];
  for (const { id, ...row } of rows) {
    const falta = await readMissing(context, db, { ...row, id });
    const seBorra = row.estado === 'en_preparacion' && row.solicitudes === 0;
    elementos.push({ ...row, esLaDeHoy: id === now?.id, falta: [...falta], seBorra });
  }
  return { ahora: instant.toISOString(), elementos };
}
