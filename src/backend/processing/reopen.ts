import type { Expediente } from '#domain/contractTypes.ts';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { funcionario } from '../solicitud/actor';
import { rejectErrors } from '../solicitud/checkData';
import { forgetCupoDecision } from '../solicitud/cupoAlegado';
import { kindAgain } from '../solicitud/freeSeats';
import { liveSolicitudProblem } from '../solicitud/liveSolicitud';
import { logEntry } from '../solicitud/log';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { isOpen, readReclamoRows, writeAnswer } from '../solicitud/reclamos';
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
    proposeReopeningOf(tx, row, { login, version, motivo, instant }),
  );
}

/** The same of one that is locked. @throws 409, 422 */
export function proposeReopeningOf(
  tx: Queryable,
  row: SolicitudRow,
  { login, version, motivo, instant }: AskedReopening & { readonly login: string; readonly instant: Date },
): Promise<SolicitudRow> {
  return moveSolicitud(tx, row, {
    actor: funcionario(login),
    asked: { move: 'reabrir' },
    instant,
    version,
    reason: motivo,
    write: () => {
      if (motivo === null) rejectErrors([{ campo: 'motivo', mensaje: 'Escriba el motivo: la familia lo leerá.' }]);
      return { propuesta: { por: login, en: instant.toISOString(), motivo: motivo ?? '' } };
    },
  });
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
      write: () => (reabre ? reopened(context, tx, row, login, instant) : { propuesta: null }),
    });
  try {
    return await asFuncionario(context, login, radicado, step, holdConvocatoria);
  } catch (error) {
    // Its pupil's family has filed another at this moment.
    throw liveSolicitudProblem(error) ?? error;
  }
}

/** Who was not admitted and claimed about it is answered by the reopening, in the words of who proposed it (F133). */
async function answerByReopening(tx: Queryable, { id, propuesta }: SolicitudRow, login: string, instant: Date): Promise<void> {
  const claimed = (await readReclamoRows(tx, id)).find((one) => isOpen(one) && one.sobre === 'no_admitida');
  if (!claimed || propuesta === null) return;
  const { por, motivo } = propuesta;
  await writeAnswer(tx, claimed, { acepta: true, motivo, por, instant });
  const detalle = { decision: 'aprobada', propuso: por };
  await logEntry(tx, { solicitud: id, en: instant, actor: funcionario(login), que: 'reclamo_respondido', motivo, detalle });
}

async function reopened(context: Context, tx: Queryable, row: SolicitudRow, login: string, instant: Date): Promise<StepChanges> {
  if (row.ofertaDevuelta === null) {
    // While it was not admitted others may have been given that there are no more pupils who continue.
    await forgetCupoDecision(tx, row.id);
    await answerByReopening(tx, row, login, instant);
    return {};
  }
  return giveSeat(context, tx, row, { oferta: row.ofertaDevuelta, reserva: await kindAgain(tx, row) }, instant);
}
