import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { writeCsv } from '#domain/csv.ts';
import { asText } from '#domain/csvText.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { allowLong } from '#backend/db/timeLimits.ts';
import { instantOf, type Context } from '#backend/context.ts';
import type { ResultFilter } from './allocationInputs';
import type { EtapaRow } from './etapaRows';
import { splitName } from './splitName';
import { findRun } from './results';
import { writeCutOffs } from './writeCutOffs';
import { writeResults } from './writeResults';

const matriculaSchema = v.object({
  id: v.number(),
  anio: v.number(),
  dane: v.string(),
  sede: v.string(),
  tipo: v.string(),
  documento: v.string(),
  nombres: v.string(),
  apellidos: v.nullable(v.string()),
  nacimiento: v.string(),
  jornada: v.string(),
  grado: v.number(),
});

const MATRICULA_COLUMNS = [
  'ANO_INF',
  'CODIGO_DANE',
  'SEDE',
  'TIPO_DOCUMENTO',
  'NRO_DOCUMENTO',
  'APELLIDO1',
  'APELLIDO2',
  'NOMBRE1',
  'NOMBRE2',
  'FECHA_NACIMIENTO',
  'TIPO_JORNADA',
  'GRADO',
] as const;

/** Those who have taken a place by the stage's result, each in one stage's file; the log of each keeps who took their data out. */
async function writeMatricula(db: Queryable, { convocatoria, numero }: EtapaRow, login: string, instant: Date): Promise<string> {
  const rows = await readRows(
    db,
    matriculaSchema,
    `select s.id, s.anio, i.dane, e.nombre as sede, s.documento_tipo as tipo, s.documento,
       s.datos->'estudiante'->>'nombres' as nombres, s.datos->'estudiante'->>'apellidos' as apellidos,
       s.fecha_nacimiento as nacimiento, j.nombre as jornada, o.grado
     from solicitudes s join ofertas o on o.id = s.oferta_asignada
       join sedes e on e.id = o.sede join instituciones i on i.dane = e.institucion
       join jornadas j on j.codigo = o.jornada
     where s.convocatoria = $1 and s.etapa_del_resultado = $2 and s.estado in ('aceptada', 'aceptada_y_en_lista', 'matriculada')
       and s.borrada_en is null
     order by i.dane, e.id, o.grado, s.orden_nombre, s.id`,
    [convocatoria, numero],
  );
  await db.query(
    `insert into bitacora (solicitud, en, quien, papel, que, detalle)
     select id, $2, $3, 'funcionario', 'lectura', '{"exportacion": "matricula"}' from unnest($1::bigint[]) as n (id)`,
    [rows.map(({ id }) => id), instant.toISOString(), login],
  );
  return writeCsv(
    MATRICULA_COLUMNS,
    rows.map(({ anio, dane, sede, tipo, documento, nombres, apellidos, nacimiento, jornada, grado }) => [
      anio,
      asText(dane),
      sede,
      tipo,
      asText(documento),
      ...splitName(apellidos ?? ''),
      ...splitName(nombres),
      nacimiento.split('-').reverse().join('/'),
      jornada,
      grado,
    ]),
  );
}

/** @throws 404 */
export async function exportResults(
  context: Context,
  login: string,
  etapaCode: string,
  format: ResultFilter['formato'],
): Promise<components['schemas']['ArchivoDeTexto']> {
  const etapa = await findRun(context, etapaCode);
  const content = await context.db.transaction(async (tx) => {
    await allowLong(tx);
    switch (format) {
      case 'matricula':
        return writeMatricula(tx, etapa, login, instantOf(context));
      case 'cortes':
        return writeCutOffs(tx, etapa, context.timeZone);
      case 'resultados':
        return writeResults(tx, etapa, context.timeZone);
    }
  });
  return { nombre: `${format}-${etapa.anio}-${etapa.codigo}.csv`, contenido: content };
}
