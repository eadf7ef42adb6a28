import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectPath } from '../../../features/location/locationSlice';
import { selectIdentity } from '../../../features/session/sessionSlice';
import { keepText, readKeptText, removeKeptText } from '../../../services/storage/keptText';
import { services } from '../../../shared/saga/services';
import { AREA, requestAt } from '../paths';
import { isNothing, NADA, parseEscrito, type Escrito } from './escrito';
import { pageOpened, selectEscrito, textKept } from './escritoSlice';

const nameOf = (radicado: string) => `${AREA}.escrito.${radicado}`;

function* userNow(): SagaGenerator<string | null> {
  return (yield* select(selectIdentity))?.user ?? null;
}

/** The page of a request opens with what its user had typed there: over a reload and an expired session (D13). */
export function* openPage(): SagaGenerator<void> {
  const radicado = requestAt(yield* select(selectPath));
  const state = yield* select(selectEscrito);
  const hasSession = (yield* select(selectIdentity)) !== null;
  if (radicado === null || !hasSession || (state.status === 'open' && state.radicado === radicado)) return;
  yield* put(pageOpened({ radicado, escrito: yield* readEscrito(radicado) }));
}

function* readEscrito(radicado: string): SagaGenerator<Escrito> {
  const { storage } = yield* services();
  const user = yield* userNow();
  const text = user === null ? null : readKeptText(storage, user, nameOf(radicado));
  return (text === null ? null : parseEscrito(text)) ?? NADA;
}

/** Keeps what was typed, at each change: the tab can be closed, or the session end, at any moment. */
export function* keepEscrito(): SagaGenerator<void> {
  const { storage } = yield* services();
  const state = yield* select(selectEscrito);
  const user = yield* userNow();
  if (state.status !== 'open') return;
  const { radicado, escrito } = state;
  let kept = true;
  if (user === null) kept = isNothing(escrito);
  else if (isNothing(escrito)) removeKeptText(storage, user, nameOf(radicado));
  else kept = keepText(storage, user, nameOf(radicado), JSON.stringify(escrito));
  if (kept !== state.kept) yield* put(textKept({ kept }));
}
