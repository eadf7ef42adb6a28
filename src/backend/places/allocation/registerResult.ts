import * as v from 'valibot';

import { type Database, readRow } from '#backend/db/database.ts';
import { type EtapaRow, raiseVersion } from './etapaRows';
import { readDrawnList } from './frozenList';
import { endJob, noteProgress } from './jobs/jobMark';
import { readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { requireSameHash } from './resultHashes';
import { forgetRun, saveRun } from './saveRun';
import { keepFigures } from './results';

const hashSchema = v.object({ huella: v.nullable(v.string()) });

/** The hash that the backend's own run gave, with whatever hash it was asked for first; null: it has not been run. */
async function readComputedHash(db: Database, { convocatoria, numero }: EtapaRow): Promise<string | null> {
  const row = await readRow(
    db,
    hashSchema,
    'select huella_calculada as huella from corridas where convocatoria = $1 and numero = $2',
    [convocatoria, numero],
  );
  return row?.huella ?? null;
}

/** The backend's own run: of a frozen list with its seed there is one result, which nothing changes. */
async function runFrozenList({ db, taken, compute }: StepWork, etapa: EtapaRow): Promise<string> {
  const { convocatoria, numero } = etapa;
  // What was left half written by whoever had the job before.
  await forgetRun(db, etapa, (tx) => noteProgress(tx, taken, 0));
  const computed = await compute(await readDrawnList(db, etapa));
  await noteProgress(db, taken, 0.3);
  await saveRun(db, etapa, computed, (tx, share) => noteProgress(tx, taken, 0.3 + 0.6 * share));
  await writeAtOnce(db, async (tx) => {
    await keepFigures(tx, etapa);
    await tx.query('update corridas set huella_calculada = $3 where convocatoria = $1 and numero = $2', [
      convocatoria,
      numero,
      computed.huella,
    ]);
    await noteProgress(tx, taken, 0.95);
  });
  return computed.huella;
}

/**
 * The hash of the caller's own run: the backend runs the same engine on the frozen list, once, and registers its result
 * only if the hash is the same.
 * @throws 409 `huella_distinta`
 */
export async function registerResult(work: StepWork): Promise<void> {
  const { db, taken } = work;
  const { job } = taken;
  const { etapa } = await readEtapaOf(db, job);
  const own = (await readComputedHash(db, etapa)) ?? (await runFrozenList(work, etapa));
  requireSameHash(own, job.entrada.huella);
  await writeAtOnce(db, async (tx) => {
    await tx.query(
      'update corridas set huella_resultado = $3, corrida_en = $4, corrida_por = $5 where convocatoria = $1 and numero = $2',
      [etapa.convocatoria, etapa.numero, own, job.pedidoEn.toISOString(), job.quien],
    );
    await raiseVersion(tx, etapa);
    await endJob(tx, taken);
  });
}
