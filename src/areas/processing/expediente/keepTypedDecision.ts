import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { keepTyping, readTyping } from '#core/session/keptTyped.ts';
import { selectPath } from '#core/location/locationSlice.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import { AREA, requestAt } from '../processingPaths';
import { escritoSchema, isNothing, NADA } from './typedDecision';
import { pageOpened, selectEscrito, textKept } from './typedDecisionSlice';

const nameOf = (radicado: string) => `${AREA}.escrito.${radicado}`;

/** The page of a request opens with what its user had typed there: over a reload and an expired session (D13). */
export function* openPage(): SagaGenerator<void> {
  const radicado = requestAt(yield* select(selectPath));
  const state = yield* select(selectEscrito);
  const hasSession = yield* select(selectHasSession);
  if (radicado === null || !hasSession || (state.status === 'open' && state.radicado === radicado)) return;
  const escrito = (yield* readTyping(nameOf(radicado), escritoSchema)) ?? NADA;
  yield* put(pageOpened({ radicado, escrito }));
}

/** Keeps what was typed, at each change: the tab can be closed, or the session end, at any moment. */
export function* keepEscrito(): SagaGenerator<void> {
  const state = yield* select(selectEscrito);
  if (state.status !== 'open') return;
  const { radicado, escrito } = state;
  const kept = yield* keepTyping(nameOf(radicado), isNothing(escrito) ? null : escrito);
  if (kept !== state.kept) yield* put(textKept({ kept }));
}
