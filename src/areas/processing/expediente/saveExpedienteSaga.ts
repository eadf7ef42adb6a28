import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Expediente } from '#domain/contractTypes.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { selectToday } from '../today';
import type { TypedDecision } from './typedDecision';
import { changedMeanwhile, commandSaved, problemsFound, selectTypedDecision, type condicionDecided } from './typedDecisionSlice';
import { expediente } from './expediente';
import { expedienteSave, type ExpedienteCommand } from './expedienteSave';
import { checkDecision, checkReason } from './checkDecision';
import { QUESTIONS } from './expedienteTexts';

/** What is on the page, once nothing is under way there; null: it cannot be saved now. */
function* pageNow(): SagaGenerator<{ solicitud: Expediente; typed: TypedDecision } | null> {
  const reading = yield* select(expediente.select);
  const typing = yield* select(selectTypedDecision);
  const { status } = yield* select(expedienteSave.select);
  if (status === 'sending' || reading.status !== 'ready' || typing.status !== 'open') return null;
  return { solicitud: reading.data, typed: typing.typed };
}

/** Approves or denies one condition. */
export function* decideCondicion({ payload }: ReturnType<typeof condicionDecided>): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const { condicion, decision } = payload;
  const checked = checkReason(condicion, decision === 'negada', page.typed.razones[condicion] ?? '');
  if (!checked.ok) {
    yield* put(problemsFound(checked.problems));
    return;
  }
  const { radicado, version } = page.solicitud;
  yield* put(expedienteSave.events.submitted({ kind: 'decidir', radicado, version, condicion, decision, motivo: checked.value }));
}

/** Saves the decision on the solicitud; asks first where it cannot be undone. */
export function* submitDecision(): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const checked = checkDecision(page.typed, yield* select(selectToday));
  if (!checked.ok) {
    yield* put(problemsFound(checked.problems));
    return;
  }
  const question = QUESTIONS[checked.value.a];
  if (question && !(yield* showDialog(question))) return;
  const { radicado, version } = page.solicitud;
  yield* put(expedienteSave.events.submitted({ kind: 'mover', radicado, version, ...checked.value }));
}

/** What is saved is what there is now: it need not be read again. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof expedienteSave.events.answered>): SagaGenerator<void> {
  const command = yield* commandNow();
  if (!command) return;
  yield* put(expediente.events.replaced({ params: { radicado: command.radicado }, data: answer }));
  yield* put(commandSaved({ command, version: answer.version }));
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
export function* followRefused({ payload }: ReturnType<typeof expedienteSave.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = payload.refusal;
  const command = yield* commandNow();
  if (!command) return;
  if (reason === 'invalid' && Object.keys(fieldErrors).length > 0) {
    yield* put(problemsFound({ condicion: command.kind === 'decidir' ? command.condicion : null, fields: fieldErrors }));
  }
  if (reason === 'stale') yield* tellChanges(command);
  if (reason === 'stale' || reason === 'conflict' || reason === 'notFound') yield* put(expediente.events.outdated());
}

/** 'Intentar de nuevo' would send the text as it was: once the user types on, the unanswered sending is dismissed. */
export function* forgetUnanswered(): SagaGenerator<void> {
  if ((yield* select(expedienteSave.select)).status === 'unanswered') yield* put(expedienteSave.events.dismissed());
}

function* tellChanges({ radicado }: ExpedienteCommand): SagaGenerator<void> {
  const reading = yield* select(expediente.select);
  if (reading.status === 'ready' && reading.data.radicado === radicado) {
    yield* put(changedMeanwhile({ before: reading.data }));
  }
}

function* commandNow(): SagaGenerator<ExpedienteCommand | null> {
  const state = yield* select(expedienteSave.select);
  return state.status === 'idle' ? null : state.command;
}
