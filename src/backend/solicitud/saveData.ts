import type { SolicitudData } from '#domain/contractTypes.ts';
import { normalizeDocumento } from '#domain/documento.ts';
import { fullName } from '#domain/words/fullName.ts';
import { searchText } from '#domain/words/searchText.ts';
import type { Queryable } from '../db/database';
import { orderKey } from '../db/searchWords';
import { forgetCupoDecision, proveCupos } from './cupoAlegado';
import type { SolicitudRow } from './solicitudRow';

export const dayMs = 24 * 60 * 60 * 1000;

/** A support that no solicitud names, or none any more, is dropped after so long. */
export const looseSoporteMs = 2 * 60 * 60 * 1000;

/** The columns that are copies out of a solicitud's data, to find and to order by, in the order of `copiedValues`. */
export const copiedColumns =
  'datos, documento_tipo, documento, fecha_nacimiento, grado, nombre, orden_nombre, correo, cupo_alegado, ' +
  'nombre_sin_documento';

/** By which pupils are ordered. */
export function nameOrder({ nombres, apellidos }: SolicitudData['estudiante']): string {
  return apellidos === null ? orderKey(nombres) : orderKey(apellidos, nombres);
}

/** SQL of `value` for a type of document whose numbers are the municipality's to give, and of null for any other. */
export const ofLacking = (value: string, type: string): string =>
  `(select ${value} from tipos_documento where codigo = ${type} and formato = 'asignado')`;

/** What goes into `copiedColumns`, the last of them through `ofLacking`. */
export function copiedValues(data: SolicitudData): readonly unknown[] {
  const { estudiante, acudiente } = data;
  return [
    JSON.stringify(data),
    estudiante.tipoDocumento,
    estudiante.documento,
    estudiante.fechaNacimiento,
    estudiante.grado,
    fullName(estudiante),
    nameOrder(estudiante),
    acudiente.correo,
    estudiante.cupoActual,
    searchText(fullName(estudiante)).replaceAll(' ', ''),
  ];
}

/** With its hyphens and without them: any part of either finds it. */
export const radicadoWords = (radicado: string): string => `${radicado} ${radicado.replaceAll('-', '')}`;

/** What staff find a solicitud by, any part of it. */
export function searchedText(radicado: string, { estudiante, acudiente }: SolicitudData): string {
  const { tipoDocumento, documento } = estudiante;
  const numbers = [acudiente.telefono ?? '', normalizeDocumento(acudiente.documento)];
  return searchText(radicadoWords(radicado), tipoDocumento, documento, fullName(estudiante), fullName(acudiente), ...numbers);
}

/**
 * Steps of a `with` that put in the options and the claims with their supports, each claim still to be decided unless
 * it is there with its decision, and what it is found by.
 * @param source a step that gives the solicitud's `id`
 * @param first the number of the first of their parameters, which `listParameters` gives
 */
export function listSteps(source: string, first: number): string {
  const parameter = (place: number, type: string): string => `$${first + place}::${type}[]`;
  return `opciones_puestas as (
      insert into solicitud_opciones (solicitud, orden, oferta)
      select d.id, o.orden, o.oferta from ${source} d, unnest(${parameter(0, 'uuid')}) with ordinality as o (oferta, orden)
    ), condiciones_puestas as (
      insert into solicitud_condiciones (solicitud, condicion, institucion, orden)
      select d.id, c.condicion, c.institucion, c.orden
      from ${source} d, unnest(${parameter(1, 'text')}, ${parameter(2, 'text')}) with ordinality as c (condicion, institucion, orden)
      on conflict (solicitud, condicion) do update set orden = excluded.orden
    ), soportes_puestos as (
      update archivos a set solicitud = d.id, condicion = n.condicion, vence = null
      from ${source} d, unnest(${parameter(3, 'uuid')}, ${parameter(4, 'text')}) as n (id, condicion) where a.id = n.id
    ), busqueda_puesta as (
      insert into solicitud_busqueda (solicitud, texto) select d.id, $${first + 5} from ${source} d
      on conflict (solicitud) do update set texto = excluded.texto
    )`;
}

/** The parameters of `listSteps`. */
export function listParameters(radicado: string, data: SolicitudData): readonly unknown[] {
  const { opciones, condiciones, documentos } = data;
  const soportes = condiciones.flatMap(({ codigo, archivos }) => archivos.map((id) => ({ id, codigo })));
  const archivos = [...soportes, ...documentos.map((id) => ({ id, codigo: null }))];
  return [
    [...opciones],
    condiciones.map(({ codigo }) => codigo),
    condiciones.map(({ institucion }) => institucion),
    archivos.map(({ id }) => id),
    archivos.map(({ codigo }) => codigo),
    searchedText(radicado, data),
  ];
}

/** Whose solicitud does not name its supports any more: they are dropped after a while, unless another one names them. */
export async function loosenSoportes(tx: Queryable, solicitud: number, instant: Date): Promise<void> {
  await tx.query('update archivos set solicitud = null, condicion = null, vence = $2 where solicitud = $1 and reclamo is null', [
    solicitud,
    new Date(instant.getTime() + looseSoporteMs).toISOString(),
  ]);
}

/** The decisions that stay though the data change. */
export interface KeptDecisions {
  readonly condiciones: readonly string[];
  /** Whether that on the current seat does. */
  readonly cupo: boolean;
}

/** Puts new data in the place of a solicitud's old. */
export async function replaceData(
  tx: Queryable,
  { id: solicitud, radicado }: Pick<SolicitudRow, 'id' | 'radicado'>,
  data: SolicitudData,
  kept: KeptDecisions,
  instant: Date,
): Promise<void> {
  await tx.query(
    `update solicitudes set (${copiedColumns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, ${ofLacking('$11', '$3')}) where id = $1`,
    [solicitud, ...copiedValues(data)],
  );
  await tx.query('delete from solicitud_opciones where solicitud = $1', [solicitud]);
  await loosenSoportes(tx, solicitud, instant);
  await tx.query('delete from solicitud_condiciones where solicitud = $1 and condicion <> all($2::text[])', [
    solicitud,
    [...kept.condiciones],
  ]);
  await tx.query(`with de as (select $1::bigint as id), ${listSteps('de', 2)} select 1`, [
    solicitud,
    ...listParameters(radicado, data),
  ]);
  if (!kept.cupo) await forgetCupoDecision(tx, solicitud);
  await proveCupos(tx, { solicitud });
}
