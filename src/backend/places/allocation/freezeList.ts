import { hashInput } from '#allocation/hashes.ts';
import { countSolicitudes } from '#allocation/market.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { readMarket } from './etapaMarket';
import { raiseVersion } from './etapaRows';
import { endJob, noteProgress } from './jobs/jobMark';
import { readAtOnce, readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 422 `lista_no_valida`
 */
export async function freezeList({ db, taken }: StepWork): Promise<void> {
  const { job } = taken;
  const { etapa } = await readEtapaOf(db, job);
  const market = await readAtOnce(db, (tx) => readMarket(tx, etapa));
  await noteProgress(db, taken, 0.7);
  const replica = writeReplica(market).join('');
  const hash = hashInput(market);
  await writeAtOnce(db, async (tx) => {
    await tx.query(
      `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [etapa.convocatoria, etapa.numero, replica, hash, countSolicitudes(market), job.pedidoEn.toISOString(), job.quien],
    );
    await raiseVersion(tx, etapa);
    await endJob(tx, taken);
  });
}
