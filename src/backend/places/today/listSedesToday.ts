import * as v from 'valibot';

import type { SedesToday } from '#domain/contractTypes.ts';
import type { Context } from '#backend/context.ts';
import { readRows } from '#backend/db/database.ts';
import { countRows, createFilter, offsetOf, pageSize } from '#backend/db/pages.ts';
import { searchPatterns } from '#backend/db/searchWords.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { openedSeats, takenSeats } from '#backend/solicitud/freeSeats.ts';
import { ofertaTables } from '#backend/solicitud/ofertas.ts';

const sedeSchema = v.object({
  id: v.string(),
  institucion: v.object({ dane: v.string(), nombre: v.string() }),
  sede: v.string(),
  cupos: v.number(),
  ocupados: v.number(),
  matriculadas: v.number(),
});

interface SedesFilter {
  readonly texto: string;
  readonly pagina: number;
}

/** A page of the year's sedes, by name, each with how many of its seats are taken. @throws 404 */
export async function listSedesToday(context: Context, { texto, pagina }: SedesFilter): Promise<SedesToday> {
  const { db } = context;
  const { anio } = await requireChosen(db, context);
  const { addCondition, where, params } = createFilter();
  addCondition('o.anio = $', anio);
  for (const pattern of searchPatterns(texto)) addCondition('s.busqueda like $', pattern);
  const elementos = await readRows(
    db,
    sedeSchema,
    `select s.id, jsonb_build_object('dane', i.dane, 'nombre', i.nombre) as institucion, s.nombre as sede,
       sum(${openedSeats})::int as cupos, sum(${takenSeats})::int as ocupados,
       sum((select count(*) from solicitudes m where m.oferta_asignada = o.id and m.estado = 'matriculada'))::int as matriculadas
     from ${ofertaTables} where ${where()} group by s.id, i.dane
     order by i.orden_nombre, i.dane, s.orden_nombre, s.id limit ${pageSize} offset ${offsetOf(pagina)}`,
    params,
  );
  return {
    elementos: [...elementos],
    pagina,
    total: await countRows(db, `(select distinct s.id from ${ofertaTables} where ${where()}) as sedes`, params),
  };
}
