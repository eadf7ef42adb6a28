import * as v from 'valibot';

import { type Queryable, readRows } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { CorteDescrito } from './computation/tasks';

const idSchema = v.object({ id: v.number(), tiquete: v.string() });

/** The requests of a call by their ticket. */
export async function leerIds(db: Queryable, convocatoria: string): Promise<ReadonlyMap<string, number>> {
  const filas = await readRows(db, idSchema, 'select id, tiquete from solicitudes where convocatoria = $1', [convocatoria]);
  return new Map(filas.map(({ id, tiquete }) => [tiquete, id]));
}

/** How each oferta stands now, in the place of how it stood. */
export async function guardarCortes(
  tx: Queryable,
  deEtapa: { readonly convocatoria: string; readonly numero: number },
  cortes: readonly CorteDescrito[],
): Promise<void> {
  await tx.query('delete from cortes where convocatoria = $1 and numero = $2', [deEtapa.convocatoria, deEtapa.numero]);
  const { convocatoria, numero } = deEtapa;
  await insertRows(tx, 'cortes', cortes.map((corte) => ({ ...corte, convocatoria, numero })));
}
