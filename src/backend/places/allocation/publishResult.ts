import type { Queryable } from '#backend/db/database.ts';
import { moveAtOnce } from '#backend/solicitud/moveAtOnce.ts';
import { writeLetters } from '#backend/solicitud/writeLetters.ts';
import { type EtapaRow, raiseVersion } from './etapaRows';
import { endJob, noteProgress } from './jobs/jobMark';
import { readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { offerDeadline } from './offerDeadline';

/** Who withdrew since the list was frozen keeps their state: their seat goes to the list. */
async function moveAll(tx: Queryable, { timeZone, taken: { job } }: StepWork, etapa: EtapaRow): Promise<void> {
  const hasList = etapa.fechasDeLista.length > 0;
  await moveAtOnce(tx, {
    source: `select s.id as solicitud, s.estado as de, s.oferta_asignada as tenia,
        case when c.opcion > 0 then 'asignada' else $3::text end as a,
        case when c.opcion > 0 then c.oferta end as lugar,
        case when c.opcion > 0 then $4::timestamptz end as hasta,
        case when c.opcion > 0 or s.cupo_actual is null then null else 'Conserva el cupo que ya tiene.' end as motivo
      from corrida_solicitudes c join solicitudes s on s.id = c.solicitud
      where c.convocatoria = $1 and c.numero = $2 and s.estado = 'validada'`,
    params: [
      etapa.convocatoria,
      etapa.numero,
      hasList ? 'en_lista_de_espera' : 'sin_cupo',
      offerDeadline(etapa, job.pedidoEn, timeZone).toISOString(),
    ],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: etapa.numero,
  });
  // Without a date on which it moves there is no list.
  await tx.query(
    `update corridas set publicada_en = $3::timestamptz, publicada_por = $4, cerrada_en = case when $5 then null else $3::timestamptz end
     where convocatoria = $1 and numero = $2`,
    [etapa.convocatoria, etapa.numero, job.pedidoEn.toISOString(), job.quien, hasList],
  );
}

/** How far a step is once all have moved; the letters are the rest. */
const moved = 0.7;

/** Writes the letters of a step whose solicitudes have moved, and ends it. */
export async function finishWithLetters({ db, taken }: StepWork): Promise<void> {
  const { id, pedidoEn } = taken.job;
  await writeLetters(db, {
    job: id,
    instant: pedidoEn,
    onPiece: (tx, share) => noteProgress(tx, taken, moved + (1 - moved) * share),
  });
  await endJob(db, taken);
}

/**
 * Publishes the registered result: every solicitud of the list moves in one moment, which is the stage's publication; then
 * families are written to.
 */
export async function publishResult(work: StepWork): Promise<void> {
  const { db, taken } = work;
  const { etapa } = await readEtapaOf(db, taken.job);
  if (etapa.version === taken.job.version) {
    await noteProgress(db, taken, 0.1);
    await writeAtOnce(db, async (tx) => {
      await moveAll(tx, work, etapa);
      await raiseVersion(tx, etapa);
      await noteProgress(tx, taken, moved);
    });
  }
  await finishWithLetters(work);
}
