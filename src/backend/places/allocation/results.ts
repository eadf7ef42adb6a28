import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import type { Grado } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import type { Contexto } from '#backend/context.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { buscarEtapa, type FilaDeEtapa } from './etapaRows';

type Resultados = components['schemas']['Resultados'];

/** @throws 404: also when the stage has no registered result */
export async function buscarCorrida(contexto: Contexto, codigo: string): Promise<FilaDeEtapa> {
  const { etapa } = await buscarEtapa(contexto, codigo);
  if (etapa.corrida) return etapa;
  throw new HttpProblem(404, 'La etapa todavía no tiene un resultado registrado', { codigo: 'sin_resultado' });
}

const porOpcionSchema = v.object({ opcion: v.number(), solicitudes: v.number() });
const porGradoSchema = v.object({
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  solicitudes: v.number(),
  sinCupo: v.number(),
});
const porComunaSchema = v.object({
  comuna: v.object({ codigo: v.string(), nombre: v.string() }),
  solicitudes: v.number(),
  sinCupo: v.number(),
});
const porSedeSchema = v.object({
  institucion: v.object({ dane: v.string(), nombre: v.string() }),
  sede: v.string(),
  vacantes: v.number(),
  ocupadas: v.number(),
});

const dadas = `corrida_solicitudes d join solicitudes s on s.id = d.solicitud`;
const deEtapa = 'd.convocatoria = $1 and d.numero = $2';

/** What the run gave: a batch of the waiting list does not change these figures. @throws 404 */
export async function leerResultados(contexto: Contexto, codigo: string): Promise<Resultados> {
  const etapa = await buscarCorrida(contexto, codigo);
  const contar = <T>(db: Queryable, schema: v.GenericSchema<unknown, T>, sql: string): Promise<readonly T[]> =>
    readRows(db, schema, sql, [etapa.convocatoria, etapa.numero]);
  return contexto.db.transaction(async (tx) => {
    const porOpcion = await contar(
      tx,
      porOpcionSchema,
      `select opcion, count(*) as solicitudes from corrida_solicitudes d
       where ${deEtapa} and opcion is not null group by 1 order by 1`,
    );
    const porGrado = await contar(
      tx,
      porGradoSchema,
      `select s.grado, count(*) as solicitudes, count(*) filter (where d.opcion is null) as "sinCupo"
       from ${dadas} join grados g on g.grado = s.grado where ${deEtapa} group by s.grado, g.orden order by g.orden`,
    );
    const porComuna = await contar(
      tx,
      porComunaSchema,
      `select jsonb_build_object('codigo', c.codigo, 'nombre', c.nombre) as comuna, count(*) as solicitudes,
         count(*) filter (where d.opcion is null) as "sinCupo"
       from ${dadas} join comunas c on c.codigo = s.datos->'estudiante'->>'comuna'
       where ${deEtapa} group by c.codigo order by c.orden`,
    );
    // Of the grados that anyone in the list asked for: the seats of others are not in play.
    const porSede = await contar(
      tx,
      porSedeSchema,
      `select jsonb_build_object('dane', i.dane, 'nombre', i.nombre) as institucion, e.nombre as sede,
         sum(d.cupos) as vacantes, sum(d.ocupadas) as ocupadas
       from (select k.oferta, k.cupos,
           (select count(*) from corrida_solicitudes a
             where a.convocatoria = k.convocatoria and a.numero = k.numero and a.oferta = k.oferta) as ocupadas,
           k.convocatoria, k.numero
         from cortes k) d
         join ofertas o on o.id = d.oferta join sedes e on e.id = o.sede join instituciones i on i.dane = e.institucion
       where ${deEtapa} and o.grado in (select x.grado from corrida_solicitudes y join solicitudes x on x.id = y.solicitud
         where y.convocatoria = $1 and y.numero = $2)
       group by i.dane, e.id order by i.orden_nombre, i.dane, e.orden_nombre, e.id`,
    );
    const solicitudes = porGrado.reduce((sum, grado) => sum + grado.solicitudes, 0);
    return {
      solicitudes,
      asignadas: porOpcion.reduce((sum, opcion) => sum + opcion.solicitudes, 0),
      porOpcion: [...porOpcion],
      sinCupoPorGrado: [...porGrado],
      sinCupoPorComuna: [...porComuna],
      porSede: [...porSede],
    };
  });
}
