import type { Expediente } from '#domain/contractTypes.ts';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { funcionario } from '../solicitud/actor';
import { rejectErrors } from '../solicitud/checkData';
import { forgetCupoDecision } from '../solicitud/cupoAlegado';
import { kindAgain } from '../solicitud/freeSeats';
import { liveSolicitudProblem } from '../solicitud/liveSolicitud';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import type { AskedReopening, ReopeningDecision } from '../solicitud/solicitudInputs';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import type { StepChanges } from '../solicitud/writeSteps';
import { asFuncionario } from './asFuncionario';
import { giveSeat } from './giveSeat';
import { holdConvocatoria } from './holdConvocatoria';

/** One member of staff proposes that a solicitud that ended be reopened (F40). @throws 404, 409, 422 */
export function proposeReopening(
  context: Context,
  login: string,
  radicado: string,
  { version, motivo }: AskedReopening,
): Promise<Expediente> {
  return asFuncionario(context, login, radicado, (tx, row, instant) =>
    moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: 'reabrir' },
      instant,
      version,
      reason: motivo,
      write: () => {
        if (motivo === null) rejectErrors([{ campo: 'motivo', mensaje: 'Escriba el motivo: la familia lo leerá.' }]);
        return { propuesta: { por: login, en: instant.toISOString(), motivo: motivo ?? '' } };
      },
    }),
  );
}

/** Another confirms it, which reopens the solicitud, or leaves it as it is. @throws 404; 409 `solicitud_viva`, `cupo_no_libre` */
export async function decideReopening(
  context: Context,
  login: string,
  radicado: string,
  { version, reabre }: ReopeningDecision,
): Promise<Expediente> {
  const step = (tx: Queryable, row: SolicitudRow, instant: Date): Promise<SolicitudRow> =>
    moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: reabre ? 'confirmar_reapertura' : 'rechazar_reapertura' },
      instant,
      version,
      reason: row.propuesta?.motivo ?? null,
      detail: { propuso: row.propuesta?.por, ...(row.ofertaDevuelta !== null && { oferta: row.ofertaDevuelta }) },
      write: () => (reabre ? reopened(context, tx, row, instant) : { propuesta: null }),
    });
  try {
    return await asFuncionario(context, login, radicado, step, holdConvocatoria);
  } catch (error) {
    // Its pupil's family has filed another at this moment.
    throw liveSolicitudProblem(error) ?? error;
  }
}

async function reopened(context: Context, tx: Queryable, row: SolicitudRow, instant: Date): Promise<StepChanges> {
  if (row.ofertaDevuelta === null) {
    // While it was not admitted others may have been given that there are no more pupils who continue.
    await forgetCupoDecision(tx, row.id);
    return {};
  }
  return giveSeat(context, tx, row, { oferta: row.ofertaDevuelta, reserva: await kindAgain(tx, row) }, instant);
}
