import { type Queryable, readRows } from '#backend/db/database.ts';
import { moveSolicitudes } from '#backend/solicitud/moveSolicitud.ts';
import { solicitudColumns, solicitudRowSchema } from '#backend/solicitud/solicitudRow.ts';
import type { KnownOfEtapa } from './etapaRules';
import { allocationActor } from './offerCupos';

/**
 * The waiting list of a convocatoria ends, and with it that of each stage: who still waits without a seat is sin_cupo,
 * who holds one has accepted it.
 */
export async function closeList(tx: Queryable, { etapa, instant, login }: KnownOfEtapa): Promise<void> {
  const { convocatoria } = etapa;
  const waiting = await readRows(
    tx,
    solicitudRowSchema,
    `select ${solicitudColumns} from solicitudes where convocatoria = $1
       and estado in ('en_lista_de_espera', 'aceptada_y_en_lista') order by id for no key update`,
    [convocatoria],
  );
  await moveSolicitudes(
    tx,
    waiting.map((row) => ({
      row,
      to: row.estado === 'aceptada_y_en_lista' ? 'aceptada' : 'sin_cupo',
      reason:
        row.estado === 'en_lista_de_espera' && row.cupoActual !== null
          ? 'La lista de espera se cerró. Conserva el cupo que ya tiene.'
          : 'La lista de espera se cerró.',
    })),
    { actor: allocationActor(login), instant, convocatoria },
  );
  await tx.query(
    'update corridas set cerrada_en = $2 where convocatoria = $1 and publicada_en is not null and cerrada_en is null',
    [convocatoria, instant.toISOString()],
  );
}
