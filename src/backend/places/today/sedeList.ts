import * as v from 'valibot';

import type { components } from '#domain/contract.ts';
import { writeCsv } from '#domain/csv.ts';
import { ESTADO_NAMES, isEstado } from '#domain/estados.ts';
import type { Estado, Grado, SedeList } from '#domain/contractTypes.ts';
import { instantOf, type Context } from '#backend/context.ts';
import { type Queryable, readRow, readRows } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { requireChosen } from '#backend/solicitud/convocatoria.ts';
import { dayIn } from '#backend/timeZone.ts';
import { asText } from '#domain/csvText.ts';

const sedeSchema = v.object({ dane: v.string(), institucion: v.string(), sede: v.string() });

const pupilSchema = v.object({
  id: v.number(),
  oferta: v.string(),
  grado: v.custom<Grado>((value) => typeof value === 'number'),
  nombreGrado: v.string(),
  jornada: v.string(),
  nombreJornada: v.string(),
  radicado: v.string(),
  estudiante: v.string(),
  tipoDocumento: v.string(),
  documento: v.string(),
  acudiente: v.string(),
  telefono: v.nullable(v.string()),
  correo: v.nullable(v.string()),
  estado: v.custom<Estado>((value) => typeof value === 'string' && isEstado(value)),
  matriculadaEn: v.nullable(v.date()),
});

/** Who is offered or holds a seat of a sede's, by grado, jornada and name; the log of each keeps who read it (F68). */
async function readPupils(tx: Queryable, { anio, sede, login, instant }: Asked) {
  const rows = await readRows(
    tx,
    pupilSchema,
    `select s.id, o.id as oferta, o.grado, g.nombre as "nombreGrado", o.jornada, j.nombre as "nombreJornada", s.radicado,
       s.nombre as estudiante, s.documento_tipo as "tipoDocumento", s.documento, s.estado,
       concat_ws(' ', s.datos->'acudiente'->>'nombres', s.datos->'acudiente'->>'apellidos') as acudiente,
       s.datos->'acudiente'->>'telefono' as telefono, s.datos->'acudiente'->>'correo' as correo,
       case when s.estado = 'matriculada' then (select b.en from bitacora b where b.solicitud = s.id and b.a = 'matriculada'
         order by b.id desc limit 1) end as "matriculadaEn"
     from solicitudes s join ofertas o on o.id = s.oferta_asignada
       join grados g on g.grado = o.grado join jornadas j on j.codigo = o.jornada
     where o.sede = $1 and o.anio = $2 and s.borrada_en is null order by g.orden, j.orden, o.id, s.orden_nombre, s.id`,
    [sede, anio],
  );
  await tx.query(
    `insert into bitacora (solicitud, en, quien, papel, que, detalle)
     select id, $2, $3, 'funcionario', 'lectura', '{"lista": "sede"}' from unnest($1::bigint[]) as n (id)`,
    [rows.map(({ id }) => id), instant.toISOString(), login],
  );
  return rows;
}

interface Asked {
  readonly anio: number;
  readonly sede: string;
  readonly login: string;
  readonly instant: Date;
}

/** @throws 404 */
async function readList(context: Context, login: string, given: string) {
  const instant = instantOf(context);
  const { anio } = await requireChosen(context.db, context);
  const sede = await readRow(
    context.db,
    sedeSchema,
    `select i.dane, i.nombre as institucion, s.nombre as sede from sedes s join instituciones i on i.dane = s.institucion
     where s.id::text = $1`,
    [given.toLowerCase()],
  );
  if (!sede) throw new HttpProblem(404, 'No hay una sede con ese código', { codigo: 'no_encontrada' });
  const asked = { anio, sede: given, login, instant };
  return { sede, anio, instant, pupils: await context.db.transaction((tx) => readPupils(tx, asked)) };
}

/** @throws 404 */
export async function readSedeList(context: Context, login: string, given: string): Promise<SedeList> {
  const { sede, anio, instant, pupils } = await readList(context, login, given);
  const ofertas = new Map<string, SedeList['ofertas'][number]>();
  for (const { id: _, oferta, grado, jornada, nombreGrado: _g, nombreJornada: _j, matriculadaEn, ...pupil } of pupils) {
    const of = ofertas.get(oferta) ?? { grado, jornada, estudiantes: [] };
    of.estudiantes.push({ ...pupil, matriculadaEn: matriculadaEn?.toISOString() ?? null });
    ofertas.set(oferta, of);
  }
  return {
    institucion: { dane: sede.dane, nombre: sede.institucion },
    sede: sede.sede,
    anio,
    en: instant.toISOString(),
    ofertas: [...ofertas.values()],
  };
}

const COLUMNS = [
  ...['DANE', 'Institución', 'Sede', 'Grado', 'Jornada', 'Estudiante', 'Tipo de documento', 'Documento'],
  ...['Acudiente', 'Teléfono', 'Correo', 'Estado', 'Matrícula', 'Radicado'],
] as const;

/** @throws 404 */
export async function exportSedeList(
  context: Context,
  login: string,
  given: string,
): Promise<components['schemas']['ArchivoDeTexto']> {
  const { sede, anio, pupils } = await readList(context, login, given);
  const content = writeCsv(
    COLUMNS,
    pupils.map((one) => [
      asText(sede.dane),
      sede.institucion,
      sede.sede,
      one.nombreGrado,
      one.nombreJornada,
      one.estudiante,
      one.tipoDocumento,
      asText(one.documento),
      one.acudiente,
      one.telefono === null ? '' : asText(one.telefono),
      one.correo ?? '',
      ESTADO_NAMES[one.estado],
      one.matriculadaEn === null ? '' : dayIn(context.timeZone, one.matriculadaEn),
      one.radicado,
    ]),
  );
  return { nombre: `lista-${anio}-${sede.dane}.csv`, contenido: content };
}
