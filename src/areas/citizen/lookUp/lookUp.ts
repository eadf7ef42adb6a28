import { delay, put, select, type SagaGenerator } from 'typed-redux-saga';
import { problemOf } from '#services/http/httpProblem.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { failureOf } from '#core/saga/ask.ts';
import { askAgain, askForSolicitud } from './lookUpCalls';
import {
  lookUpFailed,
  lookUpLimited,
  type lookUpSubmitted,
  solicitudFound,
  solicitudNotFound,
  selectLookUp,
  waitTicked,
} from './lookUpSlice';
import { UNAVAILABLE } from './lookUpTexts';

/** Where a backend refuses without saying for how long. */
const DEFAULT_WAIT_SECONDS = 60;
const SECOND_MS = 1000;

/** Looks the solicitud up by the three data. */
export function* lookUp({ meta }: ReturnType<typeof lookUpSubmitted>): SagaGenerator<void> {
  if ((yield* select(selectLookUp)).status !== 'looking') return;
  try {
    yield* put(solicitudFound({ solicitud: yield* askForSolicitud(meta.secret.identification) }));
  } catch (error) {
    const failure = failureOf(error);
    const { seconds } = problemOf(failure);
    if (failure.kind === 'status' && failure.status === 429) {
      yield* put(lookUpLimited({ seconds: Math.max(1, Math.ceil(seconds ?? DEFAULT_WAIT_SECONDS)) }));
    } else yield* tellFailure(failure);
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Reads the solicitud on the screen anew. */
export function* refresh(): SagaGenerator<void> {
  const state = yield* select(selectLookUp);
  if (state.status !== 'refreshing') return;
  try {
    yield* put(solicitudFound({ solicitud: yield* askAgain(state.solicitud) }));
  } catch (error) {
    yield* tellFailure(failureOf(error));
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Whether the backend knows the resource, and nothing there matches. */
function isNoMatch(failure: HttpFailure): boolean {
  return failure.kind === 'status' && failure.status === 404 && problemOf(failure).code !== null;
}

function* tellFailure(failure: HttpFailure): SagaGenerator<void> {
  if (isNoMatch(failure)) {
    yield* put(solicitudNotFound());
    return;
  }
  const isLacking = failure.kind === 'status' && (failure.status === 404 || failure.status === 501);
  yield* put(lookUpFailed({ message: isLacking ? UNAVAILABLE : problemMessage(failure) }));
}

/** After too many tries, to the next; by the clock, not by counting delays: a tab in the background is woken late. */
export function* countDown({ payload: { seconds } }: ReturnType<typeof lookUpLimited>): SagaGenerator<void> {
  const end = Date.now() + seconds * SECOND_MS;
  while ((yield* select(selectLookUp)).status === 'limited') {
    yield* delay(SECOND_MS);
    yield* put(waitTicked({ seconds: Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)) }));
  }
}
