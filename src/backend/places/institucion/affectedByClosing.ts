import * as v from 'valibot';

import type { AffectedByClosing } from '#domain/contractTypes.ts';
import { LIVE_ESTADOS } from '#domain/estados.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { countedAt } from '#backend/solicitud/cupoAlegado.ts';

/** What the contract lists. */
const LISTED = 50;

const radicadoSchema = v.object({
  radicado: v.string(),
  estado: v.picklist(LIVE_ESTADOS),
  sinOtra: v.boolean(),
  solicitudes: v.number(),
  todasSinOtra: v.number(),
});
const livingYears = "(select anio from convocatorias where estado <> 'archivada')";
const seatsSchema = v.object({ cupos: v.number(), actuales: v.number() });

/** Seats at a sede that families were offered or hold in a convocatoria that lives; pupils whose current seat there counts. */
export async function readSeatsAt(db: Queryable, sede: string): Promise<v.InferOutput<typeof seatsSchema>> {
  const seats = await readRow(
    db,
    seatsSchema,
    `select (select count(*) from solicitudes t join ofertas o on o.id = t.oferta_asignada where o.sede = $1 and o.anio in ${livingYears})::int as cupos,
       (select count(distinct s.documento_clave) from ofertas o join solicitudes s on ${countedAt}
        where o.sede = $1 and o.anio in ${livingYears})::int as actuales`,
    [sede],
  );
  return seats ?? { cupos: 0, actuales: 0 };
}

/** Whom the closing of a sede affects in a year: those first who have asked for nothing else that is open (F114). */
export async function readAffected(
  db: Queryable,
  at: { readonly sede: string; readonly anio: number },
): Promise<AffectedByClosing> {
  const rows = await readRows(
    db,
    radicadoSchema,
    `select n.radicado, n.estado, n."sinOtra", count(*) over ()::int as solicitudes,
       (count(*) filter (where n."sinOtra") over ())::int as "todasSinOtra"
     from (select s.radicado, s.estado, not exists (
         select from solicitud_opciones x join ofertas o on o.id = x.oferta join sedes d on d.id = o.sede
         where x.solicitud = s.id and d.id <> $1 and d.cerrada_en is null) as "sinOtra"
       from solicitudes s where s.anio = $2 and s.estado = any($3) and s.id in (
         select x.solicitud from solicitud_opciones x join ofertas o on o.id = x.oferta where o.sede = $1 and o.anio = $2)) n
     order by n."sinOtra" desc, n.radicado limit ${LISTED}`,
    [at.sede, at.anio, [...LIVE_ESTADOS]],
  );
  return {
    solicitudes: rows[0]?.solicitudes ?? 0,
    sinOtra: rows[0]?.todasSinOtra ?? 0,
    ...(await readSeatsAt(db, at.sede)),
    radicados: rows.map(({ radicado, estado, sinOtra }) => ({ radicado, estado, sinOtra })),
  };
}
