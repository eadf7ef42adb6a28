import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { keepTyping, readTyping } from '../../../features/session/keptTyping';
import { selectPath } from '../../../features/location/locationSlice';
import { selectHasSession } from '../../../features/session/sessionSlice';
import { AREA, requestAt } from '../paths';
import { escritoSchema, isNothing, NADA } from './escrito';
import { pageOpened, selectEscrito, textKept } from './escritoSlice';

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
