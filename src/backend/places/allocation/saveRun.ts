import * as v from 'valibot';

import { type Database, type Queryable, readRow } from '#backend/db/database.ts';
import { insertRows } from '#backend/db/insertRows.ts';
import type { Computed, DescribedSolicitud } from './computation/tasks';
import type { EtapaRow } from './etapaRows';
import { writeAtOnce } from './jobs/stepWork';
import { type EtapaKey, keepReasons, readIds, saveCutOffs } from './saveCutOffs';

/** So many solicitudes a transaction: nobody waits for more than one. */
const atOnce = 2_000;

const totalSchema = v.object({ solicitudes: v.number() });

/**
 * What was written of a run that did not come to its end.
 * @param onPiece within its transaction, at its end: what throws there undoes it
 */
export async function forgetRun(db: Database, etapa: EtapaRow, onPiece: (tx: Queryable) => Promise<void>): Promise<void> {
  await writeAtOnce(db, async (tx) => {
    await deleteRun(tx, etapa);
    await onPiece(tx);
  });
}

/** Deletes what was written of a run, which nobody but staff can have seen. */
export async function deleteRun(tx: Queryable, { convocatoria, numero }: EtapaKey): Promise<void> {
  await tx.query(
    `delete from resultados r using corrida_solicitudes c
     where c.convocatoria = $1 and c.numero = $2 and r.solicitud = c.solicitud and r.etapa = c.numero`,
    [convocatoria, numero],
  );
  await tx.query('delete from corrida_solicitudes where convocatoria = $1 and numero = $2', [convocatoria, numero]);
  await tx.query('delete from cortes where convocatoria = $1 and numero = $2', [convocatoria, numero]);
}

async function savePiece(
  tx: Queryable,
  { convocatoria, numero }: EtapaRow,
  piece: readonly (DescribedSolicitud & { readonly solicitud: number | undefined })[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await insertRows(
    tx,
    'corrida_solicitudes',
    piece.map(({ solicitud, opcion, oferta, reserva, clase, sorteo }) => ({
      convocatoria,
      numero,
      solicitud,
      opcion,
      oferta,
      reserva,
      clase,
      sorteo,
    })),
  );
  await insertRows(
    tx,
    'resultados',
    piece.flatMap(({ solicitud, opciones }) =>
      opciones.map((opcion) => ({ ...opcion, hermano: ids.get(opcion.hermano ?? ''), solicitud, etapa: numero })),
    ),
  );
  await keepReasons(
    tx,
    numero,
    piece.map(({ solicitud }) => solicitud),
  );
}

/**
 * Writes a run, piece by piece. Staff see none of it before its result is registered, and families none before it is
 * published: a result is told of a solicitud that the publication has moved.
 * @param onPiece within the transaction of each piece; `share`: how much is written, 0 to 1
 */
export async function saveRun(
  db: Database,
  etapa: EtapaRow,
  { solicitudes, cortes }: Computed,
  onPiece: (tx: Queryable, share: number) => Promise<void>,
): Promise<void> {
  const { convocatoria, numero } = etapa;
  const ids = await readIds(db, convocatoria);
  const { solicitudes: total = 1 } =
    (await readRow(db, totalSchema, 'select solicitudes from corridas where convocatoria = $1 and numero = $2', [
      convocatoria,
      numero,
    ])) ?? {};
  let written = 0;
  let piece: (DescribedSolicitud & { readonly solicitud: number | undefined })[] = [];
  const savePending = async (): Promise<void> => {
    await db.transaction(async (tx) => {
      await savePiece(tx, etapa, piece, ids);
      await onPiece(tx, Math.min((written + piece.length) / total, 1));
    });
    written += piece.length;
    piece = [];
  };
  for (const one of solicitudes) {
    piece.push({ ...one, solicitud: ids.get(one.tiquete) });
    if (piece.length === atOnce) await savePending();
  }
  if (piece.length > 0) await savePending();
  await writeAtOnce(db, async (tx) => {
    await saveCutOffs(tx, { convocatoria, numero }, cortes);
    // So many new rows: the plans of what is read next stand on how many there are.
    await tx.script('analyze corrida_solicitudes, resultados, cortes');
    await onPiece(tx, 1);
  });
}
