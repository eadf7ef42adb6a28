import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { HttpProblem } from '../http/problem';
import { offerDeadline } from '../places/allocation/offerDeadline';
import { convocatoriaOf } from '../solicitud/convocatoria';
import { lockSeat } from '../solicitud/freeSeats';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import type { StepChanges } from '../solicitud/writeSteps';

interface Seat {
  readonly oferta: string;
  /** By whose reserve it is; null: by the common order. */
  readonly reserva: string | null;
}

/**
 * A seat outside of a run: only a free one for which nobody waits, with new days to answer (F41, F42).
 * @throws 409 `cupo_no_libre`
 */
export async function giveSeat(
  { timeZone }: Context,
  tx: Queryable,
  row: SolicitudRow,
  { oferta, reserva }: Seat,
  instant: Date,
): Promise<StepChanges> {
  const seat = await lockSeat(tx, row, oferta);
  if (seat !== 'libre') {
    const why = seat === 'esperado' ? 'Otras familias esperan ese cupo en lista' : 'Ese cupo ya no está libre';
    throw new HttpProblem(409, `${why}: revise qué cupos quedan`, { codigo: 'cupo_no_libre' });
  }
  const { diasParaResponder } = await convocatoriaOf(tx, row.convocatoria);
  return {
    deadline: offerDeadline({ publica: instant, diasParaResponder }, instant, timeZone),
    ofertaAsignada: oferta,
    reservaAsignada: reserva,
  };
}
