import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { keepTyped, readTyped } from '#core/session/keptTyped.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { expedienteAt } from '../processingPaths';
import { typedDecisionSchema, isNothing, NOTHING_TYPED } from './typedDecision';
import { pageOpened, selectTypedDecision, textKept } from './typedDecisionSlice';

const nameOf = (radicado: string) => `tramiteEducacion.escrito.${radicado}`;

/** The page of a request opens with what its user had typed there: over a reload and an expired session (D13). */
export function* openPage(): SagaGenerator<void> {
  const radicado = expedienteAt(yield* select(selectPath));
  const state = yield* select(selectTypedDecision);
  const hasSession = yield* select(selectHasSession);
  if (radicado === null || !hasSession || (state.status === 'open' && state.radicado === radicado)) return;
  const typed = (yield* readTyped(nameOf(radicado), typedDecisionSchema)) ?? NOTHING_TYPED;
  yield* put(pageOpened({ radicado, typed }));
}

/** Keeps what was typed, at each change: the tab can be closed, or the session end, at any moment. */
export function* keepTypedDecision(): SagaGenerator<void> {
  const state = yield* select(selectTypedDecision);
  if (state.status !== 'open') return;
  const { radicado, typed } = state;
  const kept = yield* keepTyped(nameOf(radicado), isNothing(typed) ? null : typed);
  if (kept !== state.kept) yield* put(textKept({ kept }));
}
