import * as v from 'valibot';

import type { Extension } from '#domain/contractTypes.ts';
import { type Queryable, readRows } from '../db/database';

const rowSchema = v.object({
  en: v.date(),
  motivo: v.string(),
  // As `extendedDates` gave them.
  cambios: v.custom<Extension['cambios']>(Array.isArray),
});

/** The dates that were extended after a freeze, and why (F46), the last ones first. */
export async function readExtensions(db: Queryable, convocatoria: string): Promise<Extension[]> {
  const rows = await readRows(
    db,
    rowSchema,
    `select en, motivo, fechas as cambios from cambios_de_reglas
     where convocatoria = $1 and motivo is not null order by version desc`,
    [convocatoria],
  );
  return rows.map((row) => ({ ...row, en: row.en.toISOString() }));
}
