import type { Queryable } from '../../db/database';
import type { Actor } from '../../educacion/actor';
import type { Fila } from '../../educacion/fila';
import { mover } from '../../educacion/mover';
import { diaEn, finDelDia } from '../../educacion/zona';
import type { Sabido } from './pasos';

const DIA = 24 * 60 * 60 * 1000;

/** What an allocation says to one request. */
interface Dicho {
  readonly fila: Fila;
  /** The oferta that it gets; null: none, or the seat that it has. */
  readonly oferta: string | null;
}

/** Who publishes, as the log names them. */
export const asignacion = (login: string): Actor => ({ quien: 'asignacion', nombre: login });

/** The first moment that is too late to answer an offer made at an instant. */
function plazoDe({ etapa, instant, timeZone }: Sabido): Date {
  return finDelDia(timeZone, diaEn(timeZone, new Date(instant.getTime() + etapa.diasParaResponder * DIA)));
}

async function anotarResultado(tx: Queryable, { etapa, instant }: Sabido, { fila, oferta }: Dicho): Promise<void> {
  await tx.query(
    `update solicitudes set etapa = $2, resultado_en = $3,
       dejo_cupo = dejo_cupo or (cupo_actual is not null and cupo_actual <> coalesce($4::uuid, cupo_actual)) where id = $1`,
    [fila.id, etapa.numero, instant.toISOString(), oferta],
  );
}

/** Moves a request as an allocation says, with log and notice: to its offer, to the list, or out without a place. */
export async function ofrecer(tx: Queryable, sabido: Sabido, dicho: Dicho, hayLista: boolean): Promise<void> {
  const { fila, oferta } = dicho;
  const { instant, login } = sabido;
  const conserva = oferta === null && fila.cupoActual !== null;
  await mover(tx, fila, {
    actor: asignacion(login),
    pide: { a: oferta !== null ? 'asignada' : hayLista ? 'en_lista_de_espera' : 'sin_cupo' },
    instant,
    motivo: conserva ? 'Conserva el cupo que ya tiene.' : null,
    escribir: async () => {
      await anotarResultado(tx, sabido, dicho);
      return oferta === null ? {} : { ofertaAsignada: oferta, plazo: plazoDe(sabido) };
    },
  });
}
