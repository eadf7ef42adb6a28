import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import type { Grado } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import type { Context } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { findEtapa, type EtapaRow } from './etapaRows';

type Results = components['schemas']['Resultados'];

/** @throws 404: also when the stage has no registered result */
export async function findRun(context: Context, etapaCode: string): Promise<EtapaRow> {
  const { etapa } = await findEtapa(context, etapaCode);
  if (etapa.corrida) return etapa;
  throw new HttpProblem(404, 'La etapa todavía no tiene un resultado registrado', { codigo: 'sin_resultado' });
}

const byOpcionSchema = v.object({ opcion: v.number(), solicitudes: v.number() });
const byGradoSchema = v.object({
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  solicitudes: v.number(),
  sinCupo: v.number(),
});
const byComunaSchema = v.object({
  comuna: v.object({ codigo: v.string(), nombre: v.string() }),
  solicitudes: v.number(),
  sinCupo: v.number(),
});
const bySedeSchema = v.object({
  institucion: v.object({ dane: v.string(), nombre: v.string() }),
  sede: v.string(),
  vacantes: v.number(),
  ocupadas: v.number(),
});

const givenTables = `corrida_solicitudes d join solicitudes s on s.id = d.solicitud`;
const ofEtapa = 'd.convocatoria = $1 and d.numero = $2';

/** Counts what the run gave. */
async function countFigures(db: Queryable, { convocatoria, numero }: EtapaRow): Promise<Results> {
  const readCounts = <T>(schema: v.GenericSchema<unknown, T>, sql: string): Promise<readonly T[]> =>
    readRows(db, schema, sql, [convocatoria, numero]);
  const byOpcion = await readCounts(
    byOpcionSchema,
    `select opcion, count(*) as solicitudes from corrida_solicitudes d
     where ${ofEtapa} and opcion is not null group by 1 order by 1`,
  );
  const byGrado = await readCounts(
    byGradoSchema,
    `select s.grado, count(*) as solicitudes, count(*) filter (where d.opcion is null) as "sinCupo"
     from ${givenTables} join grados g on g.grado = s.grado where ${ofEtapa} group by s.grado, g.orden order by g.orden`,
  );
  const byComuna = await readCounts(
    byComunaSchema,
    `select jsonb_build_object('codigo', c.codigo, 'nombre', c.nombre) as comuna, count(*) as solicitudes,
       count(*) filter (where d.opcion is null) as "sinCupo"
     from ${givenTables} join comunas c on c.codigo = s.datos->'estudiante'->>'comuna'
     where ${ofEtapa} group by c.codigo order by c.orden`,
  );
  // Of the grados that anyone in the list asked for: the seats of others are not in play.
  const bySede = await readCounts(
    bySedeSchema,
    `select jsonb_build_object('dane', i.dane, 'nombre', i.nombre) as institucion, e.nombre as sede,
       sum(d.cupos) as vacantes, sum(d.ocupadas) as ocupadas
     from (select k.oferta, k.cupos,
         (select count(*) from corrida_solicitudes a
           where a.convocatoria = k.convocatoria and a.numero = k.numero and a.oferta = k.oferta) as ocupadas,
         k.convocatoria, k.numero
       from cortes k) d
       join ofertas o on o.id = d.oferta join sedes e on e.id = o.sede join instituciones i on i.dane = e.institucion
     where ${ofEtapa} and o.grado in (select x.grado from corrida_solicitudes y join solicitudes x on x.id = y.solicitud
       where y.convocatoria = $1 and y.numero = $2)
     group by i.dane, e.id order by i.orden_nombre, i.dane, e.orden_nombre, e.id`,
  );
  const solicitudes = byGrado.reduce((sum, grado) => sum + grado.solicitudes, 0);
  return {
    solicitudes,
    asignadas: byOpcion.reduce((sum, opcion) => sum + opcion.solicitudes, 0),
    porOpcion: [...byOpcion],
    sinCupoPorGrado: [...byGrado],
    sinCupoPorComuna: [...byComuna],
    porSede: [...bySede],
  };
}

/** Keeps the figures of a run: a batch of the waiting list does not change them. */
export async function keepFigures(tx: Queryable, etapa: EtapaRow): Promise<Results> {
  const figures = await countFigures(tx, etapa);
  await tx.query('update corridas set cifras = $3 where convocatoria = $1 and numero = $2', [
    etapa.convocatoria,
    etapa.numero,
    JSON.stringify(figures),
  ]);
  return figures;
}

const keptSchema = v.object({ cifras: v.custom<Results | null>((value) => typeof value === 'object') });

/** What the run gave, as it was counted once. @throws 404 */
export async function readResults(context: Context, etapaCode: string): Promise<Results> {
  const etapa = await findRun(context, etapaCode);
  const kept = await readRow(context.db, keptSchema, 'select cifras from corridas where convocatoria = $1 and numero = $2', [
    etapa.convocatoria,
    etapa.numero,
  ]);
  if (kept?.cifras) return kept.cifras;
  // A run from before they were kept.
  return context.db.transaction(async (tx) => {
    await allowLong(tx);
    return keepFigures(tx, etapa);
  });
}
