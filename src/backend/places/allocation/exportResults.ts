import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { writeCsv } from '#domain/csv.ts';
import { NOMBRES_DE_ESTADO, esEstado } from '#domain/estados.ts';
import { SIN_PRIORIDAD } from '#domain/prioridades.ts';
import { type Queryable, readRows } from '#backend/db/database.ts';
import { ahora, type Contexto } from '#backend/context.ts';
import { leerNombresDePrioridades } from '#backend/solicitud/prioridades.ts';
import { comoTexto } from '../csvText';
import type { FiltroDeResultados } from './allocationInputs';
import type { FilaDeEtapa } from './etapaRows';
import { separar } from './splitName';
import { buscarCorrida } from './results';

const lugar = `left join ofertas o on o.id = coalesce(s.oferta_asignada, case when not s.dejo_cupo then s.cupo_actual end)
  left join sedes e on e.id = o.sede left join instituciones i on i.dane = e.institucion
  left join jornadas j on j.codigo = o.jornada`;

const resultadoSchema = v.object({
  radicado: v.string(),
  estado: v.string(),
  grado: v.number(),
  opcion: v.nullable(v.number()),
  clase: v.number(),
  sorteo: v.nullable(v.number()),
  dane: v.nullable(v.string()),
  institucion: v.nullable(v.string()),
  sede: v.nullable(v.string()),
  jornada: v.nullable(v.string()),
});

const COLUMNAS_DE_RESULTADOS = [
  'Radicado',
  'Estado',
  'Grado',
  'Opción obtenida',
  'Prioridad',
  'Qué da la prioridad',
  'Número de sorteo',
  'DANE',
  'Institución',
  'Sede',
  'Jornada',
] as const;

async function escribirResultados(db: Queryable, { convocatoria, numero }: FilaDeEtapa): Promise<string> {
  const filas = await readRows(
    db,
    resultadoSchema,
    `select s.radicado, s.estado, s.grado, d.opcion, d.clase, d.sorteo, i.dane, i.nombre as institucion,
       e.nombre as sede, j.nombre as jornada
     from corrida_solicitudes d join solicitudes s on s.id = d.solicitud ${lugar}
     where d.convocatoria = $1 and d.numero = $2 order by s.radicado`,
    [convocatoria, numero],
  );
  const prioridades = await leerNombresDePrioridades(db, convocatoria);
  const estadoDe = (estado: string): string => (esEstado(estado) ? NOMBRES_DE_ESTADO[estado] : estado);
  return writeCsv(
    COLUMNAS_DE_RESULTADOS,
    filas.map(({ radicado, estado, grado, opcion, clase, sorteo, dane, institucion, sede, jornada }) => [
      radicado,
      estadoDe(estado),
      grado,
      opcion === 0 ? 'Cupo actual' : (opcion ?? ''),
      clase,
      prioridades[clase - 1] ?? SIN_PRIORIDAD,
      sorteo === null ? '' : sorteo.toFixed(6).replace('.', ','),
      dane === null ? '' : comoTexto(dane),
      institucion ?? '',
      sede ?? '',
      jornada ?? '',
    ]),
  );
}

const matriculaSchema = v.object({
  id: v.number(),
  anio: v.number(),
  dane: v.string(),
  sede: v.string(),
  tipo: v.string(),
  documento: v.string(),
  nombres: v.string(),
  apellidos: v.string(),
  nacimiento: v.string(),
  jornada: v.string(),
  grado: v.number(),
});

const COLUMNAS_DE_MATRICULA = [
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

/** Those who have taken a place; the log of each keeps who took their data out. */
async function escribirMatricula(db: Queryable, { convocatoria, numero }: FilaDeEtapa, login: string, instant: Date): Promise<string> {
  const filas = await readRows(
    db,
    matriculaSchema,
    `select s.id, s.anio, i.dane, e.nombre as sede, s.documento_tipo as tipo, s.documento,
       s.datos->'estudiante'->>'nombres' as nombres, s.datos->'estudiante'->>'apellidos' as apellidos,
       s.fecha_nacimiento as nacimiento, j.nombre as jornada, o.grado
     from corrida_solicitudes d join solicitudes s on s.id = d.solicitud
       join ofertas o on o.id = s.oferta_asignada
       join sedes e on e.id = o.sede join instituciones i on i.dane = e.institucion
       join jornadas j on j.codigo = o.jornada
     where d.convocatoria = $1 and d.numero = $2 and s.estado in ('aceptada', 'aceptada_y_en_lista', 'matriculada')
     order by i.dane, e.id, o.grado, s.orden_nombre, s.id`,
    [convocatoria, numero],
  );
  await db.query(
    `insert into bitacora (solicitud, en, quien, papel, que, detalle)
     select id, $2, $3, 'funcionario', 'lectura', '{"exportacion": "matricula"}' from unnest($1::bigint[]) as n (id)`,
    [filas.map(({ id }) => id), instant.toISOString(), login],
  );
  return writeCsv(
    COLUMNAS_DE_MATRICULA,
    filas.map(({ anio, dane, sede, tipo, documento, nombres, apellidos, nacimiento, jornada, grado }) => [
      anio,
      dane,
      sede,
      tipo,
      documento,
      ...separar(apellidos),
      ...separar(nombres),
      nacimiento.split('-').reverse().join('/'),
      jornada,
      grado,
    ]),
  );
}

/** @throws 404 */
export async function exportarResultados(
  contexto: Contexto,
  login: string,
  codigo: string,
  formato: FiltroDeResultados['formato'],
): Promise<components['schemas']['ArchivoDeTexto']> {
  const etapa = await buscarCorrida(contexto, codigo);
  const contenido = await contexto.db.transaction((tx) =>
    formato === 'matricula' ? escribirMatricula(tx, etapa, login, ahora(contexto)) : escribirResultados(tx, etapa),
  );
  return { nombre: `${formato}-${etapa.anio}-${etapa.codigo}.csv`, contenido };
}
