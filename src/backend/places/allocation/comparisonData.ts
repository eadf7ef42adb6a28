import * as v from 'valibot';

import type { ComparisonData, Grado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import type { Context } from '#backend/context.ts';
import { readPrioridades, readReservas } from './allocationRules';
import { findEtapa } from './etapaRows';
import { readHermanosSetting } from './hermanoRule';

const ofertaSchema = v.object({
  id: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  dane: v.string(),
  institucion: v.string(),
  sede: v.string(),
  jornada: v.string(),
});

/** The rules and places that a simulation of a stage's list begins with. @throws 404 */
export async function readComparisonData(context: Context, etapaCode: string): Promise<ComparisonData> {
  const { etapa } = await findEtapa(context, etapaCode);
  const reservas = await readReservas(context.db, etapa.convocatoria);
  const ofertas = await readRows(
    context.db,
    ofertaSchema,
    `select o.id, o.grado, i.dane, i.nombre as institucion, s.nombre as sede, o.jornada
     from ofertas o join sedes s on s.id = o.sede join instituciones i on i.dane = s.institucion
       join grados g on g.grado = o.grado
     where o.anio = $1 order by g.orden, i.orden_nombre, i.dane, s.orden_nombre, s.id, o.jornada`,
    [etapa.anio],
  );
  return {
    sorteo: etapa.sorteo,
    prioridades: [...(await readPrioridades(context.db, etapa.convocatoria))],
    hermanos: await readHermanosSetting(context.db, etapa.convocatoria),
    reservas: reservas.map(({ condicion, puestos }) => ({ condicion, puestos })),
    ofertas: [...ofertas],
  };
}

const lineSchema = v.object({ linea: v.string() });

function readLines(db: Queryable, convocatoria: string): Promise<readonly v.InferOutput<typeof lineSchema>[]> {
  return readRows(
    db,
    lineSchema,
    `select concat_ws(' ', s.tiquete, coalesce(s.datos->'estudiante'->>'comuna', '-'),
       (select string_agg(c.condicion || coalesce('@' || c.institucion, ''), ' ' order by c.orden)
        from solicitud_condiciones c where c.solicitud = s.id and c.decision = 'aprobada')) as linea
     from solicitudes s where s.convocatoria = $1 order by s.tiquete`,
    [convocatoria],
  );
}

/**
 * What the replication file leaves out of the solicitudes of a stage's convocatoria, by ticket: comuna and approved
 * conditions, as they are now. Of all of them, since a frozen list may hold some that were withdrawn since.
 * @throws 404
 */
export async function readRasgos(context: Context, etapaCode: string): Promise<string> {
  const { etapa } = await findEtapa(context, etapaCode);
  const lines = await context.db.transaction(async (tx) => {
    await allowLong(tx);
    return readLines(tx, etapa.convocatoria);
  });
  return lines.map(({ linea }) => `${linea}\n`).join('');
}
