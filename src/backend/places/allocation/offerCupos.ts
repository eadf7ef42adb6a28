import type { Queryable } from '#backend/db/database.ts';
import type { Actor } from '#backend/solicitud/actor.ts';
import type { Fila } from '#backend/solicitud/solicitudRow.ts';
import { moverVarias } from '#backend/solicitud/moveSolicitud.ts';
import { diaEn, finDelDia } from '#backend/timeZone.ts';
import type { Sabido } from './etapaRules';

const DIA = 24 * 60 * 60 * 1000;

/** What an allocation says to one request. */
interface Dicho {
  readonly fila: Fila;
  /** The oferta that it gets; null: none, or the seat that it has. */
  readonly oferta: string | null;
}

/** Who publishes, as the log names them. */
export const asignacion = (login: string): Actor => ({ quien: 'asignacion', nombre: login });

/**
 * The first moment that is too late to answer an offer made at an instant. What is published before its announced day
 * takes none of its days from a family that looks on that day.
 */
function plazoDe({ etapa, instant, timeZone }: Sabido): Date {
  const desde = Math.max(instant.getTime(), etapa.publica.getTime());
  return finDelDia(timeZone, diaEn(timeZone, new Date(desde + etapa.diasParaResponder * DIA)));
}

async function anotarResultados(tx: Queryable, { etapa, instant }: Sabido, dichos: readonly Dicho[]): Promise<void> {
  await tx.query(
    `update solicitudes set etapa = $2, resultado_en = $3,
       dejo_cupo = dejo_cupo or (cupo_actual is not null and cupo_actual <> coalesce(lugar, cupo_actual))
     from jsonb_to_recordset($1::jsonb) as d (solicitud bigint, lugar uuid) where id = solicitud`,
    [
      JSON.stringify(dichos.map(({ fila, oferta }) => ({ solicitud: fila.id, lugar: oferta }))),
      etapa.numero,
      instant.toISOString(),
    ],
  );
}

/**
 * Moves requests as an allocation says, with log and notices: to their offer, to the list, or out without a place.
 * Thousands at once: a stage is published in one transaction, which nobody should have to wait for.
 */
export async function ofrecerTodas(
  tx: Queryable,
  sabido: Sabido,
  dichos: readonly Dicho[],
  hayLista: boolean,
): Promise<void> {
  const { instant, login, etapa } = sabido;
  const plazo = plazoDe(sabido);
  await anotarResultados(tx, sabido, dichos);
  await moverVarias(
    tx,
    dichos.map(({ fila, oferta }) => ({
      fila,
      a: oferta !== null ? 'asignada' : hayLista ? 'en_lista_de_espera' : 'sin_cupo',
      motivo: oferta === null && fila.cupoActual !== null ? 'Conserva el cupo que ya tiene.' : null,
      cambios: oferta === null ? {} : { ofertaAsignada: oferta, plazo },
    })),
    { actor: asignacion(login), instant, convocatoria: etapa.convocatoria },
  );
}
