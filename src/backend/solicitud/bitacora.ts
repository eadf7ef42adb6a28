import * as v from 'valibot';

import { isEstado } from '#domain/estados.ts';
import type { Estado, BitacoraEntries, FamilySolicitud } from '#domain/contractTypes.ts';
import { type Queryable, readRow, readRows } from '../db/database';
import type { Context } from '../context';
import { entryColumns, entrySchema, readEntryOfertas, viewEntry, withoutReads } from './bitacoraEntries';
import { requireSolicitudRow } from './solicitudRow';
import { radicadoKey } from './identify';
import { countRows, offsetOf, pageSize } from '../db/pages';

const estado = v.custom<Estado>((value) => typeof value === 'string' && isEstado(value));

const eventSchema = v.object({
  en: entrySchema.entries.en,
  que: v.picklist(['movimiento', 'contacto', 'llamada', 'llamada_sin_respuesta']),
  de: v.nullable(estado),
  a: v.nullable(estado),
  motivo: v.nullable(v.string()),
  oficina: v.boolean(),
});

/**
 * What happened to a solicitud for its family, the oldest first: its moves, how it is reached, and who of the office called.
 * Not which member of staff did it, nor who read, nor what staff wrote down of a call (F59).
 */
export async function readHistory(db: Queryable, solicitud: number): Promise<FamilySolicitud['historia']> {
  const rows = await readRows(
    db,
    eventSchema,
    `select en, case when a is null then que else 'movimiento' end as que, de, a,
       case when a is not null then motivo end as motivo, detalle ? 'peticion' is true as oficina
     from bitacora where solicitud = $1 and (a is not null or que in ('contacto', 'llamada', 'llamada_sin_respuesta')) order by id`,
    [solicitud],
  );
  return [...rows];
}

const idSchema = v.object({ id: v.number() });

/** A page of the log, the newest first. @throws 404 */
export async function readBitacora(
  { db }: Context,
  radicado: string,
  { lecturas, pagina }: { readonly lecturas: 'si' | 'no'; readonly pagina: number },
): Promise<BitacoraEntries> {
  // Of one whose personal data were erased too: who did what, and when, stays.
  const found = await readRow(db, idSchema, 'select id from solicitudes where radicado = $1', [radicadoKey(radicado)]);
  const { id } = requireSolicitudRow(found);
  const asked = `b.solicitud = $1${lecturas === 'no' ? ` and ${withoutReads}` : ''}`;
  const rows = await readRows(
    db,
    entrySchema,
    `select ${entryColumns} from bitacora b where ${asked} order by b.id desc limit ${pageSize} offset $2`,
    [id, offsetOf(pagina)],
  );
  const ofertas = await readEntryOfertas(db, rows);
  return {
    elementos: rows.map((row) => viewEntry(row, ofertas)),
    pagina,
    total: await countRows(db, `bitacora b where ${asked}`, [id]),
  };
}
