import { maxLength, minLength, pipe, safeParse, string, transform, trim } from 'valibot';
import { isDay } from '#domain/words/dates.ts';
import type { Checked } from '#domain/checked.ts';
import { correctionProblem, type CorrectionDays } from '#domain/correctionDays.ts';
import { withoutUnseen } from '#domain/unseen.ts';
import { CUPO_ACTUAL } from './claims';
import { RECLAMO } from './reclamo';
import { reasonPath, type DecisionMove, type TypedDecision } from './typedDecision';
import type { Problems } from '#kits/typing/typingState.ts';

/** What the contract takes. */
export const LONGEST_REASON = 1000;

/** The moves whose reason the family reads. */
const WITH_REASON = ['por_subsanar', 'en_revision', 'no_admitida', 'reabrir', 'asignada', 'retirada'] as const;
type ReasonedMove = (typeof WITH_REASON)[number];

export const needsReason = (movimiento: DecisionMove): movimiento is ReasonedMove =>
  WITH_REASON.some((one) => one === movimiento);
export const needsDeadline = (movimiento: DecisionMove): boolean => movimiento === 'por_subsanar';
export const needsPlace = (movimiento: DecisionMove): boolean => movimiento === 'asignada';

const NO_ANSWER = 'Escriba la respuesta: la familia la leerá.';
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

/** The reason why a claim is denied, or the answer to a reclamo. */
export function checkReason(claim: string, text: string): Checked<string, Problems> {
  const schema =
    claim === RECLAMO
      ? neededReason(NO_ANSWER, 'la respuesta')
      : neededReason(claim === CUPO_ACTUAL ? WHY_NO_CUPO : WHY_NOT, 'la razón');
  const { success, output, issues } = safeParse(schema, text);
  return success ? { ok: true, value: output } : { ok: false, problems: { [reasonPath(claim)]: issues[0].message } };
}

interface Decision {
  a: DecisionMove;
  motivo: string | null;
  antesDe: string | null;
  oferta: string | null;
}

/** The decision on the solicitud; `days`: those of a correction, null where that is left to the server. A field that its move does not have is not sent. */
export function checkDecision(
  { movimiento, motivo, antesDe, oferta }: TypedDecision,
  days: CorrectionDays | null,
): Checked<Decision, Problems> {
  if (movimiento === null) {
    return { ok: false, problems: { movimiento: 'Elija qué decide de la solicitud.' } };
  }
  const reason = needsReason(movimiento)
    ? safeParse(neededReason('Escriba el motivo: la familia lo leerá.', 'el motivo'), motivo)
    : null;
  const deadlineProblem = needsDeadline(movimiento) ? problemOfDeadline(antesDe, days) : null;
  const problems = {
    ...(reason?.success === false && { motivo: reason.issues[0].message }),
    ...(deadlineProblem !== null && { antesDe: deadlineProblem }),
    ...(needsPlace(movimiento) && oferta === '' && { oferta: 'Elija el cupo que se le asigna.' }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const value = {
    a: movimiento,
    motivo: reason?.success ? reason.output : null,
    antesDe: needsDeadline(movimiento) ? antesDe : null,
    oferta: needsPlace(movimiento) ? oferta : null,
  };
  return { ok: true, value };
}

function problemOfDeadline(antesDe: string, days: CorrectionDays | null): string | null {
  if (!isDay(antesDe))
    return 'Escriba el último día para responder: una fecha que exista, con día, mes y año. Por ejemplo: 15/03/2027';
  return days && correctionProblem(antesDe, days);
}
