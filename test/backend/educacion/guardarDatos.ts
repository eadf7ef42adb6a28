import type { DatosDeSolicitud } from '../../../src/shared/educacion/tipos';
import { searchText } from '../../../src/shared/searchText';
import type { Queryable } from '../db/database';
import { orderKey } from '../db/words';

/** A support that no request names any more is dropped after so long. */
export const unDiaMs = 24 * 60 * 60 * 1000;

/** The columns that are copies out of a request's data, to search and to order by, in the order of `copias`. */
export const columnasCopiadas =
  'datos, documento_tipo, documento, fecha_nacimiento, grado, nombre, orden_nombre, busqueda, correo, cupo_actual';

export function nombreCompleto({ nombres, apellidos }: { readonly nombres: string; readonly apellidos: string }): string {
  return `${nombres} ${apellidos}`;
}

/** What goes into `columnasCopiadas`. */
export function copias(datos: DatosDeSolicitud): readonly unknown[] {
  const { estudiante, acudiente } = datos;
  const { nombres, apellidos } = estudiante;
  return [
    JSON.stringify(datos),
    estudiante.tipoDocumento,
    estudiante.documento,
    estudiante.fechaNacimiento,
    estudiante.grado,
    nombreCompleto(estudiante),
    orderKey(apellidos, nombres),
    searchText(nombres, apellidos),
    acudiente.correo,
    estudiante.cupoActual,
  ];
}

export async function guardarOpciones(tx: Queryable, solicitud: number, { opciones }: DatosDeSolicitud): Promise<void> {
  await tx.query(
    `insert into solicitud_opciones (solicitud, orden, oferta)
     select $1, o.orden, o.oferta from unnest($2::uuid[]) with ordinality as o (oferta, orden)`,
    [solicitud, [...opciones]],
  );
}

/** The claims with their supports, each still to be decided unless it is there with its decision. */
export async function guardarCondiciones(
  tx: Queryable,
  solicitud: number,
  { condiciones }: DatosDeSolicitud,
): Promise<void> {
  if (condiciones.length === 0) return;
  await tx.query(
    `insert into solicitud_condiciones (solicitud, condicion, institucion, orden)
     select $1, c.condicion, c.institucion, c.orden
     from unnest($2::text[], $3::text[]) with ordinality as c (condicion, institucion, orden)
     on conflict (solicitud, condicion) do update set orden = excluded.orden`,
    [solicitud, condiciones.map(({ codigo }) => codigo), condiciones.map(({ institucion }) => institucion)],
  );
  const supports = condiciones.flatMap(({ codigo, archivos }) => archivos.map((id) => ({ id, codigo })));
  if (supports.length === 0) return;
  await tx.query(
    `update archivos a set solicitud = $1, condicion = n.condicion, vence = null
     from unnest($2::uuid[], $3::text[]) as n (id, condicion) where a.id = n.id`,
    [solicitud, supports.map(({ id }) => id), supports.map(({ codigo }) => codigo)],
  );
}

/**
 * Puts new data in the place of a request's old.
 * @param conservar the conditions whose decision stays
 */
export async function cambiarDatos(
  tx: Queryable,
  solicitud: number,
  datos: DatosDeSolicitud,
  conservar: readonly string[],
  instant: Date,
): Promise<void> {
  await tx.query(
    `update solicitudes set (${columnasCopiadas}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11) where id = $1`,
    [solicitud, ...copias(datos)],
  );
  await tx.query('delete from solicitud_opciones where solicitud = $1', [solicitud]);
  await guardarOpciones(tx, solicitud, datos);
  await tx.query('update archivos set solicitud = null, condicion = null, vence = $2 where solicitud = $1', [
    solicitud,
    new Date(instant.getTime() + unDiaMs).toISOString(),
  ]);
  await tx.query('delete from solicitud_condiciones where solicitud = $1 and condicion <> all($2::text[])', [
    solicitud,
    [...conservar],
  ]);
  await guardarCondiciones(tx, solicitud, datos);
}
