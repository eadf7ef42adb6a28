import { hashInput } from '#allocation/hashes.ts';
import { countSolicitudes } from '#allocation/market.ts';
import { writeReplica } from '#allocation/replica/writeReplica.ts';
import { buildMarket } from './etapaMarket';
import { raiseVersion } from './etapaRows';
import { endJob, noteProgress } from './jobs/jobMark';
import { readAtOnce, readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { lockHolders, readListOfEtapa } from './listedSolicitudes';
import { againIfChanged, ListChanged } from './listChanged';

/** @throws ListChanged */
async function takeStep({ db, taken }: StepWork): Promise<void> {
  const { job } = taken;
  const { etapa } = await readEtapaOf(db, job);
  const { market, holders } = await readAtOnce(db, async (tx) => {
    const solicitudes = await readListOfEtapa(tx, etapa);
    return {
      market: await buildMarket(tx, etapa, solicitudes),
      holders: new Map(solicitudes.flatMap(({ tiquete, asignada }) => (asignada === null ? [] : [[tiquete, asignada]]))),
    };
  });
  await noteProgress(db, taken, 0.7);
  const replica = writeReplica(market).join('');
  const hash = hashInput(market);
  await writeAtOnce(db, async (tx) => {
    if (!(await lockHolders(tx, etapa, holders))) throw new ListChanged();
    await tx.query(
      `insert into corridas (convocatoria, numero, replica, huella_lista, solicitudes, congelada_en, congelada_por)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [etapa.convocatoria, etapa.numero, replica, hash, countSolicitudes(market), job.pedidoEn.toISOString(), job.quien],
    );
    await raiseVersion(tx, etapa);
    await endJob(tx, taken);
  });
}

/**
 * Keeps the stage's list with its decided conditions and rules as it is, before the seed can be known.
 * @throws 409 `lista_cambio`; 422 `lista_no_valida`
 */
export const freezeList = (work: StepWork): Promise<void> => againIfChanged(() => takeStep(work));
