import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado, BitacoraEntries, FamilySolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';
import type { Context } from '../context';
import { findSolicitudRow, requireSolicitudRow } from './solicitudRow';
import { radicadoKey } from './identify';
import { countRows, offsetOf, pageSize } from '../db/pages';

const estado = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));

const entrySchema = v.object({
  en: v.pipe(
    v.date(),
    v.transform((date) => date.toISOString()),
  ),
  quien: v.string(),
  que: v.picklist([
    ...(['movimiento', 'edicion', 'contacto', 'lectura', 'lectura_archivo', 'toma', 'liberacion', 'decision'] as const),
    'propuesta',
    'propuesta_rechazada',
  ]),
  de: v.nullable(estado),
  a: v.nullable(estado),
  motivo: v.nullable(v.string()),
  documentos: v.array(v.string()),
});

const eventSchema = v.object({
  en: entrySchema.entries.en,
  de: entrySchema.entries.de,
  a: estado,
  motivo: v.nullable(v.string()),
});

/** A solicitud's moves for its family, the oldest first: not who made them, nor who read. */
export async function readHistory(db: Queryable, solicitud: number): Promise<FamilySolicitud['historia']> {
  const rows = await readRows(
    db,
    eventSchema,
    'select en, de, a, motivo from bitacora where solicitud = $1 and a is not null order by id',
    [solicitud],
  );
  return [...rows];
}

/** A page of the whole log, the newest first. @throws 404 */
export async function readBitacora({ db }: Context, radicado: string, page: number): Promise<BitacoraEntries> {
  const { id } = requireSolicitudRow(await findSolicitudRow(db, radicadoKey(radicado)));
  const items = await readRows(
    db,
    entrySchema,
    `select en, quien, que, de, a, motivo, coalesce(detalle->'documentos', '[]') as documentos from bitacora where solicitud = $1
     order by id desc limit ${pageSize} offset $2`,
    [id, offsetOf(page)],
  );
  return { elementos: [...items], pagina: page, total: await countRows(db, 'bitacora where solicitud = $1', [id]) };
}
