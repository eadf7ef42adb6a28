import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { SolicitudDeFuncionario } from '#domain/contractTypes.ts';
import { showDialog } from '#core/saga/showDialog.ts';
import { selectToday } from '../today';
import type { Escrito } from './typedDecision';
import { changedMeanwhile, commandSaved, problemsFound, selectEscrito, type conditionDecided } from './typedDecisionSlice';
import { expediente } from './expediente';
import { guardado, type Comando } from './expedienteSave';
import { revisarDecision, revisarRazon } from './checkDecision';
import { QUESTIONS } from './expedienteTexts';

/** What is on the page, once nothing is under way there; null: it cannot be saved now. */
function* pageNow(): SagaGenerator<{ solicitud: SolicitudDeFuncionario; escrito: Escrito } | null> {
  const reading = yield* select(expediente.select);
  const typing = yield* select(selectEscrito);
  const { status } = yield* select(guardado.select);
  if (status === 'sending' || reading.status !== 'ready' || typing.status !== 'open') return null;
  return { solicitud: reading.data, escrito: typing.escrito };
}

/** Approves or denies one condition. */
export function* decideCondition({ payload }: ReturnType<typeof conditionDecided>): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const { condicion, decision } = payload;
  const revisado = revisarRazon(condicion, decision === 'negada', page.escrito.razones[condicion] ?? '');
  if (!revisado.ok) {
    yield* put(problemsFound(revisado.problems));
    return;
  }
  const { radicado, version } = page.solicitud;
  yield* put(guardado.events.submitted({ kind: 'decidir', radicado, version, condicion, decision, motivo: revisado.value }));
}

/** Saves the decision on the request; asks first where it cannot be undone. */
export function* submitDecision(): SagaGenerator<void> {
  const page = yield* pageNow();
  if (!page) return;
  const revisado = revisarDecision(page.escrito, yield* select(selectToday));
  if (!revisado.ok) {
    yield* put(problemsFound(revisado.problems));
    return;
  }
  const question = QUESTIONS[revisado.value.a];
  if (question && !(yield* showDialog(question))) return;
  const { radicado, version } = page.solicitud;
  yield* put(guardado.events.submitted({ kind: 'mover', radicado, version, ...revisado.value }));
}

/** What is saved is what there is now: it need not be read again. */
export function* followSaved({ payload: { answer } }: ReturnType<typeof guardado.events.answered>): SagaGenerator<void> {
  const comando = yield* commandNow();
  if (!comando) return;
  yield* put(expediente.events.replaced({ params: { radicado: comando.radicado }, data: answer }));
  yield* put(commandSaved({ comando, version: answer.version }));
}

/** What the server refused may be due to a change that the page does not show: it is read again. */
export function* followRefused({ payload }: ReturnType<typeof guardado.events.refused>): SagaGenerator<void> {
  const { reason, fieldErrors } = payload.refusal;
  const comando = yield* commandNow();
  if (!comando) return;
  if (reason === 'invalid' && Object.keys(fieldErrors).length > 0) {
    yield* put(problemsFound({ condicion: comando.kind === 'decidir' ? comando.condicion : null, fields: fieldErrors }));
  }
  if (reason === 'stale') yield* tellChanges(comando);
  if (reason === 'stale' || reason === 'conflict' || reason === 'notFound') yield* put(expediente.events.outdated());
}

/** Its 'Intentar de nuevo' would send what was written before: who goes on writing saves that anew. */
export function* forgetUnanswered(): SagaGenerator<void> {
  if ((yield* select(guardado.select)).status === 'unanswered') yield* put(guardado.events.dismissed());
}

function* tellChanges({ radicado }: Comando): SagaGenerator<void> {
  const reading = yield* select(expediente.select);
  if (reading.status === 'ready' && reading.data.radicado === radicado) {
    yield* put(changedMeanwhile({ before: reading.data }));
  }
}

function* commandNow(): SagaGenerator<Comando | null> {
  const state = yield* select(guardado.select);
  return state.status === 'idle' ? null : state.command;
}
