import type { Queryable } from '#backend/db/database.ts';
import { HttpProblem } from '#backend/http/problem.ts';
import { moveAtOnce } from '#backend/solicitud/moveAtOnce.ts';
import type { DescribedSolicitud } from './computation/tasks';
import { type EtapaRow, raiseVersion } from './etapaRows';
import { refusalOf } from './etapaRules';
import { noteProgress } from './jobs/jobMark';
import { readAtOnce, readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { readListNow, type Waiting } from './listTask';
import { offerDeadline } from './offerDeadline';
import { finishWithLetters } from './publishResult';
import { saveCutOffs } from './saveCutOffs';

/** A batch as it was computed: of those who are offered something only, the rest of the list stays as it is. */
interface Tanda {
  readonly replica: string;
  readonly huella: string;
  readonly cortes: Parameters<typeof saveCutOffs>[2];
  readonly improving: readonly (Waiting & { readonly lugar: string; readonly opciones: DescribedSolicitud['opciones'] })[];
}

async function computeTanda({ db, compute }: StepWork, etapa: EtapaRow): Promise<Tanda> {
  const { task, waiting } = await readAtOnce(db, (tx) => readListNow(tx, etapa));
  const { solicitudes, replica, huella, cortes } = await compute(task);
  const improving: Tanda['improving'][number][] = [];
  for (const { tiquete, oferta, opciones } of solicitudes) {
    const one = waiting.get(tiquete);
    if (one && oferta !== null && oferta !== one.oferta) improving.push({ ...one, lugar: oferta, opciones });
  }
  return { replica, huella, cortes, improving };
}

/** Somebody to whom a seat was to be offered has answered while it was being computed. */
class ListChanged extends HttpProblem {
  constructor() {
    super(409, 'La lista cambió mientras se calculaba, porque alguien respondió: intente de nuevo', { codigo: 'lista_cambio' });
  }
}

/** Offers what came free, and writes down how the list stands then. @throws ListChanged */
async function writeTanda(
  tx: Queryable,
  { timeZone, taken: { job } }: StepWork,
  etapa: EtapaRow,
  { replica, huella, cortes, improving }: Tanda,
): Promise<void> {
  const { convocatoria, numero } = etapa;
  const moved = await moveAtOnce(tx, {
    source: `select *, 'asignada' as a, null as motivo, $2::timestamptz as hasta
      from jsonb_to_recordset($1::jsonb) as n (solicitud bigint, de text, tenia uuid, lugar uuid)`,
    params: [
      JSON.stringify(improving.map(({ id, estado, asignada, lugar }) => ({ solicitud: id, de: estado, tenia: asignada, lugar }))),
      offerDeadline(etapa, job.pedidoEn, timeZone).toISOString(),
    ],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: numero,
  });
  if (moved !== improving.length) throw new ListChanged();
  await tx.query(
    `update resultados r set resultado = n.resultado
     from jsonb_to_recordset($1::jsonb) as n (solicitud bigint, oferta uuid, resultado text)
     where r.solicitud = n.solicitud and r.etapa = $2 and r.oferta = n.oferta`,
    [
      JSON.stringify(
        improving.flatMap(({ id, opciones }) => opciones.map(({ oferta, resultado }) => ({ solicitud: id, oferta, resultado }))),
      ),
      numero,
    ],
  );
  await saveCutOffs(tx, { convocatoria, numero }, cortes);
  await tx.query(
    `insert into tandas (convocatoria, numero, tanda, replica, huella, en, por, ofrecidos) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [convocatoria, numero, etapa.tandas.length + 1, replica, huella, job.pedidoEn.toISOString(), job.quien, improving.length],
  );
}

/** Who still waits without a seat is sin_cupo; who holds one has accepted it. */
async function closeList(tx: Queryable, { taken: { job } }: StepWork, { convocatoria, numero }: EtapaRow): Promise<void> {
  await moveAtOnce(tx, {
    source: `select id as solicitud, estado as de, oferta_asignada as tenia, null::uuid as lugar, null::timestamptz as hasta,
        case estado when 'aceptada_y_en_lista' then 'aceptada' else 'sin_cupo' end as a,
        case when estado = 'en_lista_de_espera' and cupo_actual is not null
          then 'La lista de espera se cerró. Conserva el cupo que ya tiene.' else 'La lista de espera se cerró.' end as motivo
      from solicitudes where convocatoria = $1 and etapa = $2 and estado in ('en_lista_de_espera', 'aceptada_y_en_lista')`,
    params: [convocatoria, numero],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: null,
  });
  await tx.query('update corridas set cerrada_en = $3 where convocatoria = $1 and numero = $2', [
    convocatoria,
    numero,
    job.pedidoEn.toISOString(),
  ]);
}

/** How often a batch is computed anew because a family to which it offers a seat answered meanwhile. */
const ATTEMPTS = 3;

async function takeStep(work: StepWork): Promise<void> {
  const { db, timeZone, taken } = work;
  const { job } = taken;
  const { etapa, etapas } = await readEtapaOf(db, job);
  const known = { etapa, etapas, timeZone, instant: job.pedidoEn, login: job.quien, sinDecidir: 0 };
  // A list whose dates are all past is closed without a batch.
  const tanda = refusalOf(known, 'mover_lista') ? undefined : await computeTanda(work, etapa);
  await noteProgress(db, taken, 0.5);
  await writeAtOnce(db, async (tx) => {
    if (tanda) await writeTanda(tx, work, etapa, tanda);
    if (job.paso === 'cerrar_lista') await closeList(tx, work, etapa);
    await raiseVersion(tx, etapa);
    await noteProgress(tx, taken, 0.7);
  });
}

/**
 * A batch of the waiting list (A9), and with `cerrar_lista` the end of the list. It stands on the list as it was at one
 * moment, and nobody waits for it: what comes free afterwards is the next batch's. Only who is offered a seat must still
 * wait for it when it is written; otherwise the batch is computed anew.
 * @throws 409 `lista_cambio`
 */
export async function moveWaitingList(work: StepWork): Promise<void> {
  const { db, taken } = work;
  for (let attempt = 1; ; attempt += 1) {
    const { etapa } = await readEtapaOf(db, taken.job);
    if (etapa.version !== taken.job.version) break;
    try {
      await takeStep(work);
    } catch (error) {
      if (!(error instanceof ListChanged) || attempt === ATTEMPTS) throw error;
    }
  }
  await finishWithLetters(work);
}
