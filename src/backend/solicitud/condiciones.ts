import * as v from 'valibot';

import type { DecidedCondicion, StoredFile } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';

const condicionSchema = v.object({
  codigo: v.string(),
  nombre: v.string(),
  dane: v.nullable(v.string()),
  institucion: v.nullable(v.string()),
  decision: v.picklist(['pendiente', 'aprobada', 'negada']),
  motivo: v.nullable(v.string()),
});

export const fileSchema = v.object({
  id: v.string(),
  nombre: v.string(),
  tipo: v.picklist(['application/pdf', 'image/jpeg', 'image/png']),
  tamano: v.number(),
});
const soporteSchema = v.object({ condicion: v.nullable(v.string()), ...fileSchema.entries });

/** The conditions that a solicitud claims, as the family gave them, each with its decision and supports. */
export async function readCondiciones(db: Queryable, solicitud: number): Promise<DecidedCondicion[]> {
  const condiciones = await readRows(
    db,
    condicionSchema,
    `select sc.condicion as codigo, c.nombre, i.dane, i.nombre as institucion, sc.decision, sc.motivo
     from solicitud_condiciones sc
       join condiciones c on c.codigo = sc.condicion
       left join instituciones i on i.dane = sc.institucion
     where sc.solicitud = $1 order by sc.orden`,
    [solicitud],
  );
  if (condiciones.length === 0) return [];
  const soportes = await readRows(
    db,
    soporteSchema,
    'select condicion, id, nombre, tipo, tamano from archivos where solicitud = $1 order by creado_en, id',
    [solicitud],
  );
  return condiciones.map(({ codigo, nombre, dane, institucion, decision, motivo }) => ({
    codigo,
    nombre,
    institucion: dane === null || institucion === null ? null : { dane, nombre: institucion },
    archivos: soportes
      .filter(({ condicion }) => condicion === codigo)
      .map(({ id, nombre: name, tipo, tamano }) => ({ id, nombre: name, tipo, tamano })),
    decision,
    motivo,
  }));
}

/** The papers that a family sent with its corrections, in the order of its data. */
export async function readDocumentos(db: Queryable, solicitud: number, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const files = await readRows(
    db,
    fileSchema,
    `select id, nombre, tipo, tamano from archivos where solicitud = $1 and condicion is null
     order by array_position($2::uuid[], id)`,
    [solicitud, [...ids]],
  );
  return [...files];
}
