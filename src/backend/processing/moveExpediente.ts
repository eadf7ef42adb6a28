import { correctionDays, correctionProblem } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import type { Queryable } from '../db/database';
import { funcionario } from '../solicitud/actor';
import { asFuncionario } from './asFuncionario';
import type { Context } from '../context';
import type { AskedMove } from '../solicitud/solicitudInputs';
import type { StepChanges } from '../solicitud/writeSteps';
import { convocatoriaOf } from '../solicitud/convocatoria';
import { proveCupo } from '../solicitud/cupoAlegado';
import { liveSolicitudProblem } from '../solicitud/liveSolicitud';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { readSecondChance } from '../solicitud/secondChance';
import { rejectErrors } from '../solicitud/checkData';
import type { SolicitudRow } from '../solicitud/solicitudRow';
import { dayIn, endOfDay } from '../timeZone';
import { giveSeat } from './giveSeat';
import { holdConvocatoria } from './holdConvocatoria';

/** What a family is told why of. */
const withReason: readonly AskedMove['a'][] = ['por_subsanar', 'no_admitida', 'en_revision', 'asignada', 'retirada'];

/** What is wrong with the last day to answer; null: nothing. */
async function problemOfDay(context: Context, tx: Queryable, row: SolicitudRow, { a, antesDe }: AskedMove, instant: Date) {
  if (a !== 'por_subsanar') return antesDe === null ? null : 'Solo una subsanación tiene plazo: quítelo.';
  if (antesDe === null) return 'Elija el último día para responder, después de hoy.';
  const { diasParaSubsanar: dias } = await convocatoriaOf(tx, row.convocatoria);
  const { publica } = await readSecondChance(tx, row);
  const dayOf = (moment: Date): string => dayIn(context.timeZone, moment);
  return correctionProblem(antesDe, correctionDays(dayOf(instant), { dias, publica: publica && dayOf(publica) }));
}

/** @throws 422 where a reason, a day or a place is missing, or is none; 409 `cupo_no_libre` */
async function writeMove(
  context: Context,
  tx: Queryable,
  row: SolicitudRow,
  asked: AskedMove & { readonly login: string },
  instant: Date,
): Promise<StepChanges> {
  const { a, motivo, antesDe, oferta } = asked;
  const dayProblem = await problemOfDay(context, tx, row, asked, instant);
  const isPlacement = a === 'asignada';
  rejectErrors([
    ...(withReason.includes(a) && motivo === null
      ? [{ campo: 'motivo', mensaje: 'Escriba el motivo: la familia lo leerá.' }]
      : []),
    ...(dayProblem === null ? [] : [{ campo: 'antesDe', mensaje: dayProblem }]),
    ...(isPlacement === (oferta === undefined)
      ? [
          {
            campo: 'oferta',
            mensaje: isPlacement ? 'Elija el cupo que se le asigna.' : 'Solo quien recibe un cupo lleva uno: quítelo.',
          },
        ]
      : []),
  ]);
  if (isPlacement && oferta !== undefined) return giveSeat(context, tx, row, { oferta, reserva: null }, instant);
  // Who takes it back goes on with it.
  if (a === 'en_revision') return { asignadaA: asked.login };
  return antesDe === null ? {} : { deadline: endOfDay(context.timeZone, antesDe) };
}

/** A move of the table that is staff's. @throws 404, 409, 422 */
export async function moveExpediente(
  context: Context,
  login: string,
  radicado: string,
  askedMove: AskedMove,
): Promise<Expediente> {
  const { version, a, motivo, antesDe, oferta } = askedMove;
  const detail = { ...(oferta !== undefined && { oferta }), ...(antesDe !== null && { antesDe }) };
  const step = async (tx: Queryable, locked: SolicitudRow, instant: Date): Promise<SolicitudRow> => {
    // The enrolment list may be another one since this was filed.
    const row = a === 'validada' ? await proveCupo(tx, locked) : locked;
    return moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: a },
      instant,
      version,
      reason: motivo,
      ...(Object.keys(detail).length > 0 && { detail }),
      write: () => writeMove(context, tx, row, { ...askedMove, login }, instant),
    });
  };
  try {
    return await asFuncionario(context, login, radicado, step, async (tx, seen) => {
      // What a list that is being frozen, or a run, counts on.
      if (a === 'asignada' || (a === 'en_revision' && seen.estado === 'validada')) await holdConvocatoria(tx, seen);
    });
  } catch (error) {
    throw liveSolicitudProblem(error) ?? error;
  }
}
