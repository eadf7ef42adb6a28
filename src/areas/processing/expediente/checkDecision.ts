import { maxLength, minLength, pipe, safeParse, string, transform, trim } from 'valibot';
import { dayText, isDay } from '#domain/words/dates.ts';
import type { Checked } from '#domain/checked.ts';
import { correctionDays } from '#domain/correctionDays.ts';
import { withoutUnseen } from '#domain/unseen.ts';
import { CUPO_ACTUAL } from './claims';
import { reasonPath, type TypedDecision } from './typedDecision';
import type { ExpedienteMove } from './expedienteSave';
import type { Problems } from '#kits/typing/typingState.ts';

/** What the contract takes. */
export const LONGEST_REASON = 1000;

/** The moves whose reason the family reads. */
const WITH_REASON: readonly ExpedienteMove[] = ['por_subsanar', 'no_admitida', 'retirada'];

export const needsReason = (movimiento: ExpedienteMove): boolean => WITH_REASON.includes(movimiento);
export const needsDeadline = (movimiento: ExpedienteMove): boolean => movimiento === 'por_subsanar';

const WHY_NOT = 'Escriba por qué niega la condición: la familia lo leerá.';
const WHY_NO_CUPO = 'Escriba por qué niega el cupo que dice tener: la familia lo leerá.';
const neededReason = (missing: string, what: string) =>
  pipe(
    string(),
    transform(withoutUnseen),
    trim(),
    maxLength(LONGEST_REASON, `Acorte ${what}: caben ${LONGEST_REASON} caracteres.`),
    minLength(1, missing),
  );

/** The reason why a claim is denied. */
export function checkReason(claim: string, text: string): Checked<string, Problems> {
  const schema = neededReason(claim === CUPO_ACTUAL ? WHY_NO_CUPO : WHY_NOT, 'la razón');
  const { success, output, issues } = safeParse(schema, text);
  return success ? { ok: true, value: output } : { ok: false, problems: { [reasonPath(claim)]: issues[0].message } };
}

interface Decision {
  a: ExpedienteMove;
  motivo: string | null;
  antesDe: string | null;
}

/** The decision on the solicitud; `today`: the day in the city, null where it is left to the server. A field that its move does not have is not sent. */
export function checkDecision({ movimiento, motivo, antesDe }: TypedDecision, today: string | null): Checked<Decision, Problems> {
  if (movimiento === null) {
    return { ok: false, problems: { movimiento: 'Elija qué decide de la solicitud.' } };
  }
  const reason = needsReason(movimiento)
    ? safeParse(neededReason('Escriba el motivo: la familia lo leerá.', 'el motivo'), motivo)
    : null;
  const deadlineProblem = needsDeadline(movimiento) ? problemOfDeadline(antesDe, today) : null;
  const problems = {
    ...(reason?.success === false && { motivo: reason.issues[0].message }),
    ...(deadlineProblem !== null && { antesDe: deadlineProblem }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const value = {
    a: movimiento,
    motivo: reason?.success ? reason.output : null,
    antesDe: needsDeadline(movimiento) ? antesDe : null,
  };
  return { ok: true, value };
}

function problemOfDeadline(antesDe: string, today: string | null): string | null {
  if (!isDay(antesDe))
    return 'Escriba el último día para responder: una fecha que exista, con día, mes y año. Por ejemplo: 15/03/2027';
  if (today === null) return null;
  const { first, last } = correctionDays(today);
  if (antesDe < first) return 'El último día para responder debe ser después de hoy.';
  return antesDe > last ? `El último día para responder no puede pasar del ${dayText(last)}.` : null;
}
