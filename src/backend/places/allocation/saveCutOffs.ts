import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { DescribedCutOff } from './computation/tasks';

const idSchema = v.object({ id: v.number(), tiquete: v.string() });

/** The solicitudes of a convocatoria by their ticket. */
export async function readIds(db: Queryable, convocatoria: string): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(db, idSchema, 'select id, tiquete from solicitudes where convocatoria = $1', [convocatoria]);
  return new Map(rows.map(({ id, tiquete }) => [tiquete, id]));
}

/** How each oferta stands now, in the place of how it stood. */
export async function saveCutOffs(
  tx: Queryable,
  etapaKey: { readonly convocatoria: string; readonly numero: number },
  cutOffs: readonly DescribedCutOff[],
): Promise<void> {
  await tx.query('delete from cortes where convocatoria = $1 and numero = $2', [etapaKey.convocatoria, etapaKey.numero]);
  const { convocatoria, numero } = etapaKey;
  await insertRows(
    tx,
    'cortes',
    cutOffs.map((cutOff) => ({ ...cutOff, convocatoria, numero })),
  );
}
