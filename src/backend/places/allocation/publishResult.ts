import type { Queryable } from '#backend/db/database.ts';
import { moveAtOnce } from '#backend/solicitud/moveAtOnce.ts';
import { writeLetters } from '#backend/solicitud/writeLetters.ts';
import { closeList } from './closeList';
import { type EtapaOfConvocatoria, raiseVersion } from './etapaRows';
import { hasListAfter } from './etapaRules';
import { endJob, noteProgress } from './jobs/jobMark';
import { readEtapaOf, type StepWork, writeAtOnce } from './jobs/stepWork';
import { offerDeadline } from './offerDeadline';

/** Who withdrew since the list was frozen keeps their state: their seat goes to the list. */
async function moveAll(tx: Queryable, work: StepWork, { etapa, etapas }: EtapaOfConvocatoria): Promise<void> {
  const { job } = work.taken;
  const { convocatoria, numero } = etapa;
  const hasList = hasListAfter({ etapa, etapas });
  await moveAtOnce(tx, {
    source: `select s.id as solicitud, s.estado as de, s.oferta_asignada as tenia,
        case when c.opcion > 0 then 'asignada' else $3::text end as a,
        case when c.opcion > 0 then c.oferta end as lugar, c.reserva,
        case when c.opcion > 0 then $4::timestamptz end as hasta,
        case when c.opcion > 0 or s.cupo_actual is null then null else 'Conserva el cupo que ya tiene.' end as motivo
      from corrida_solicitudes c join solicitudes s on s.id = c.solicitud
      where c.convocatoria = $1 and c.numero = $2 and (s.estado = 'validada' or (
        s.estado in ('en_lista_de_espera', 'aceptada_y_en_lista') and c.opcion > 0
          and c.oferta is distinct from coalesce(s.oferta_asignada, s.cupo_actual)))`,
    params: [
      convocatoria,
      numero,
      hasList ? 'en_lista_de_espera' : 'sin_cupo',
      offerDeadline(etapa, job.pedidoEn, work.timeZone).toISOString(),
    ],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: numero,
  });
  // Who waited and waits on is told nothing new, and what is seen is the new result.
  await tx.query(
    `update solicitudes s set etapa_del_resultado = $2, resultado_en = $3 from corrida_solicitudes c
     where c.convocatoria = $1 and c.numero = $2 and s.id = c.solicitud and s.etapa_del_resultado is distinct from $2
       and s.estado in ('en_lista_de_espera', 'aceptada_y_en_lista')`,
    [convocatoria, numero, job.pedidoEn.toISOString()],
  );
  await tx.query('update corridas set publicada_en = $3, publicada_por = $4 where convocatoria = $1 and numero = $2', [
    convocatoria,
    numero,
    job.pedidoEn.toISOString(),
    job.quien,
  ]);
  if (!hasList) await closeList(tx, work, etapa);
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
  const found = await readEtapaOf(db, taken.job);
  const { etapa } = found;
  if (etapa.version === taken.job.version) {
    await noteProgress(db, taken, 0.1);
    await writeAtOnce(db, async (tx) => {
      await moveAll(tx, work, found);
      await raiseVersion(tx, etapa);
      await noteProgress(tx, taken, moved);
    });
  }
  await finishWithLetters(work);
}
