import type { Queryable } from '#backend/db/database.ts';
import type { Actor } from '#backend/solicitud/actor.ts';
import type { SolicitudRow } from '#backend/solicitud/solicitudRow.ts';
import { moveSolicitudes } from '#backend/solicitud/moveSolicitud.ts';
import { dayIn, endOfDay } from '#backend/timeZone.ts';
import type { KnownOfEtapa } from './etapaRules';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an allocation says to one solicitud. */
interface AllocatedCupo {
  readonly row: SolicitudRow;
  /** The oferta that it gets; null: none, or the seat that it has. */
  readonly oferta: string | null;
  /** The condition by whose reserve it gets it. */
  readonly reserva: string | null;
}

/** Who publishes, as the log names them. */
export const allocationActor = (login: string): Actor => ({ role: 'asignacion', name: login });

/**
 * The first moment that is too late to answer an offer made at an instant. What is published before its announced day
 * takes none of its days from a family that looks on that day.
 */
function deadlineOf({ etapa, instant, timeZone }: KnownOfEtapa): Date {
  const from = Math.max(instant.getTime(), etapa.publica.getTime());
  return endOfDay(timeZone, dayIn(timeZone, new Date(from + etapa.diasParaResponder * DAY_MS)));
}

/** Writes down that the stage's result holds for these now. Whoever was drawn in an earlier stage keeps that number. */
export async function recordResults(
  tx: Queryable,
  { etapa, instant }: KnownOfEtapa,
  allocated: readonly Pick<AllocatedCupo, 'row' | 'oferta'>[],
): Promise<void> {
  await tx.query(
    `update solicitudes set etapa = coalesce(etapa, $2), etapa_del_resultado = $2, resultado_en = $3,
       dejo_cupo = dejo_cupo or (cupo_actual is not null and cupo_actual <> coalesce(lugar, cupo_actual))
     from jsonb_to_recordset($1::jsonb) as d (solicitud bigint, lugar uuid) where id = solicitud`,
    [
      JSON.stringify(allocated.map(({ row, oferta }) => ({ solicitud: row.id, lugar: oferta }))),
      etapa.numero,
      instant.toISOString(),
    ],
  );
}

/**
 * Moves solicitudes as an allocation says, with log and notices: to their offer, to the list, or out without a place.
 * Thousands at once: a stage is published in one transaction, which nobody should have to wait for.
 */
export async function offerCupos(
  tx: Queryable,
  known: KnownOfEtapa,
  allocated: readonly AllocatedCupo[],
  hasList: boolean,
): Promise<void> {
  const { instant, login, etapa } = known;
  const deadline = deadlineOf(known);
  await recordResults(tx, known, allocated);
  await moveSolicitudes(
    tx,
    allocated.map(({ row, oferta, reserva }) => ({
      row,
      to: oferta !== null ? 'asignada' : hasList ? 'en_lista_de_espera' : 'sin_cupo',
      reason: oferta === null && row.cupoActual !== null ? 'Conserva el cupo que ya tiene.' : null,
      changes: oferta === null ? {} : { ofertaAsignada: oferta, reservaAsignada: reserva, deadline },
    })),
    { actor: allocationActor(login), instant, convocatoria: etapa.convocatoria },
  );
}
