import { dayText } from '#domain/words/dates.ts';
import { correctionDays } from '#domain/correctionDays.ts';
import type { Expediente } from '#domain/contractTypes.ts';
import { funcionario } from '../solicitud/actor';
import { asFuncionario } from './asFuncionario';
import type { Context } from '../context';
import type { AskedMove } from '../solicitud/solicitudInputs';
import type { StepChanges } from '../solicitud/writeSteps';
import { proveCupo } from '../solicitud/cupoAlegado';
import { moveSolicitud } from '../solicitud/moveSolicitud';
import { rejectErrors } from '../solicitud/checkData';
import { dayIn, endOfDay } from '../timeZone';

/** What a family is told why of. */
const withReason: readonly AskedMove['a'][] = ['por_subsanar', 'no_admitida', 'retirada'];

/** @throws 422 where a reason or a day is missing, or the day is no deadline */
function checkAskedMove(context: Context, { a, motivo, antesDe }: AskedMove, instant: Date): StepChanges {
  const today = dayIn(context.timeZone, instant);
  const isSuperfluous = antesDe !== null && a !== 'por_subsanar';
  const { first, last } = correctionDays(today);
  const isMissing = a === 'por_subsanar' && (antesDe === null || antesDe < first);
  const isTooLate = a === 'por_subsanar' && antesDe !== null && antesDe > last;
  rejectErrors([
    ...(withReason.includes(a) && motivo === null
      ? [{ campo: 'motivo', mensaje: 'Escriba el motivo: la familia lo leerá.' }]
      : []),
    ...(isMissing ? [{ campo: 'antesDe', mensaje: 'Elija el último día para responder, después de hoy.' }] : []),
    ...(isTooLate ? [{ campo: 'antesDe', mensaje: `El último día para responder no puede pasar del ${dayText(last)}.` }] : []),
    ...(isSuperfluous ? [{ campo: 'antesDe', mensaje: 'Solo una subsanación tiene plazo: quítelo.' }] : []),
  ]);
  return antesDe === null ? {} : { deadline: endOfDay(context.timeZone, antesDe) };
}

/** A move of the table that is staff's. @throws 404, 409, 422 */
export function moveExpediente(context: Context, login: string, radicado: string, askedMove: AskedMove): Promise<Expediente> {
  const { version, a, motivo } = askedMove;
  return asFuncionario(context, login, radicado, async (tx, locked, instant) => {
    // The enrolment list may be another one since this was filed.
    const row = a === 'validada' ? await proveCupo(tx, locked) : locked;
    return moveSolicitud(tx, row, {
      actor: funcionario(login),
      asked: { move: a },
      instant,
      version,
      reason: motivo,
      write: () => checkAskedMove(context, askedMove, instant),
    });
  });
}
