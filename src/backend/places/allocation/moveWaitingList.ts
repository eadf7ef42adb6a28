import { addSemilla } from '#allocation/replica/writeReplica.ts';
import type { Queryable } from '#backend/db/database.ts';
import { moveAtOnce } from '#backend/solicitud/moveAtOnce.ts';
import { closeList } from './closeList';
import type { Computed, DescribedSolicitud } from './computation/tasks';
import { type EtapaRow, raiseVersion } from './etapaRows';
import { noteProgress } from './jobs/jobMark';
import { readAtOnce, readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { againIfChanged, ListChanged } from './listChanged';
import type { ListedSolicitud } from './listedSolicitudes';
import { readListNow } from './listTask';
import { offerDeadline } from './offerDeadline';
import { finishWithLetters } from './publishResult';
import { changeCutOffs, keepCutOffs } from './saveCutOffs';
import { saveTandaResults } from './tandaResults';

/** A batch as it was computed. */
interface Tanda extends Pick<Computed, 'huella' | 'cortes'> {
  readonly replica: string;
  /** Those who are told something new, by their solicitud: who is offered a seat, and before whom somebody went. */
  readonly described: ReadonlyMap<number, DescribedSolicitud>;
  /** Those who are offered something, and those who were late and wait from now on: the rest of the list stays as it is. */
  readonly moving: readonly (ListedSolicitud & { readonly lugar: string | null; readonly porReserva: string | null })[];
}

async function computeTanda({ db, compute }: StepWork, etapa: EtapaRow): Promise<Tanda> {
  const { task, waiting } = await readAtOnce(db, (tx) => readListNow(tx, etapa));
  const { solicitudes, huella, cortes } = await compute(task);
  const moving: Tanda['moving'][number][] = [];
  const described = new Map<number, DescribedSolicitud>();
  for (const each of solicitudes) {
    const one = waiting.get(each.tiquete);
    if (!one) continue;
    const { oferta: lugar, reserva: porReserva, opciones } = each;
    const isOffered = lugar !== null && lugar !== one.actual;
    const isNew = one.estado === 'validada';
    if (isOffered) moving.push({ ...one, lugar, porReserva });
    else if (isNew) moving.push({ ...one, lugar: null, porReserva: null });
    if (isOffered || isNew || opciones.some(({ resultado }) => resultado === 'no_alcanzo')) described.set(one.id, each);
  }
  return { replica: addSemilla(task.replica, task.semilla), huella, cortes, described, moving };
}

/** Offers what came free, and writes down how the list stands then. @throws ListChanged */
async function writeTanda(
  tx: Queryable,
  { timeZone, taken: { job } }: StepWork,
  etapa: EtapaRow,
  { replica, huella, cortes, described, moving }: Tanda,
): Promise<void> {
  const { convocatoria, numero } = etapa;
  await saveTandaResults(tx, etapa, described);
  const moved = await moveAtOnce(tx, {
    source: `select *, case when lugar is null then 'en_lista_de_espera' else 'asignada' end as a, null as motivo,
        case when lugar is not null then $2::timestamptz end as hasta
      from jsonb_to_recordset($1::jsonb) as n (solicitud bigint, de text, tenia uuid, lugar uuid, reserva text)`,
    params: [
      JSON.stringify(
        moving.map(({ id, estado, asignada, lugar, porReserva }) => ({
          solicitud: id,
          de: estado,
          tenia: asignada,
          lugar,
          reserva: porReserva,
        })),
      ),
      offerDeadline(etapa, job.pedidoEn, timeZone).toISOString(),
    ],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: numero,
  });
  if (moved !== moving.length) throw new ListChanged();
  const ofrecidos = moving.filter(({ lugar }) => lugar !== null).length;
  await changeCutOffs(tx, etapa, cortes);
  await keepCutOffs(tx, etapa, etapa.tandas.length + 1);
  await tx.query(
    `insert into tandas (convocatoria, numero, tanda, replica, huella, en, por, ofrecidos) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [convocatoria, numero, etapa.tandas.length + 1, replica, huella, job.pedidoEn.toISOString(), job.quien, ofrecidos],
  );
}

async function takeStep(work: StepWork): Promise<void> {
  const { db, taken } = work;
  const { job } = taken;
  const { etapa } = await readEtapaOf(db, job);
  const tanda = job.paso === 'mover_lista' ? await computeTanda(work, etapa) : undefined;
  await noteProgress(db, taken, 0.5);
  await writeAtOnce(db, async (tx) => {
    if (tanda) await writeTanda(tx, work, etapa, tanda);
    else await closeList(tx, work, etapa);
    await raiseVersion(tx, etapa);
    await noteProgress(tx, taken, 0.7);
  });
}

/**
 * A batch of the waiting list (A9), or with `cerrar_lista` the end of the list. A batch stands on the list as it was at one
 * moment, and nobody waits for it: what comes free afterwards is the next batch's. Only who is offered a seat must still
 * wait for it when it is written; otherwise the batch is computed anew.
 * @throws 409 `lista_cambio`
 */
export async function moveWaitingList(work: StepWork): Promise<void> {
  const { db, taken } = work;
  await againIfChanged(async () => {
    const { etapa } = await readEtapaOf(db, taken.job);
    if (etapa.version === taken.job.version) await takeStep(work);
  });
  await finishWithLetters(work);
}
