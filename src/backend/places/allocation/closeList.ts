import type { Queryable } from '#backend/db/database.ts';
import { moveAtOnce } from '#backend/solicitud/moveAtOnce.ts';
import type { EtapaRow } from './etapaRows';
import type { StepWork } from './jobs/stepWork';
import { isLateAndNew } from './listedSolicitudes';

/**
 * The waiting list of a convocatoria ends, and with it that of each stage: who still waits without a seat, or was
 * late and came into no batch, is sin_cupo, who holds one has accepted it.
 */
export async function closeList(tx: Queryable, { taken: { job } }: StepWork, { convocatoria }: EtapaRow): Promise<void> {
  await moveAtOnce(tx, {
    source: `select id as solicitud, estado as de, oferta_asignada as tenia, null::uuid as lugar, null as reserva,
        null::timestamptz as hasta,
        case estado when 'aceptada_y_en_lista' then 'aceptada' else 'sin_cupo' end as a,
        case when estado <> 'aceptada_y_en_lista' and cupo_actual is not null
          then 'La lista de espera se cerró. Conserva el cupo que ya tiene.' else 'La lista de espera se cerró.' end as motivo
      from solicitudes s where (convocatoria = $1 and estado in ('en_lista_de_espera', 'aceptada_y_en_lista'))
        or (${isLateAndNew("'validada'")})`,
    params: [convocatoria],
    instant: job.pedidoEn,
    login: job.quien,
    job: job.id,
    etapa: null,
  });
  await tx.query(
    'update corridas set cerrada_en = $2 where convocatoria = $1 and publicada_en is not null and cerrada_en is null',
    [convocatoria, job.pedidoEn.toISOString()],
  );
}
