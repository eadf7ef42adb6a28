import { call, delay, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { services } from '../saga/services';
import { subscription } from '../saga/subscription';
import { surviving } from '../saga/surviving';
import { requestEnded, requestStarted, selectActiveRequests, waitElapsed } from './overlaySlice';

/** Milliseconds of HTTP activity before the overlay appears (B16). */
const OVERLAY_WAIT_MS = 500;

/** Counts HTTP activity, and gives each busy period one wait (D21). */
export function* overlaySaga(): SagaGenerator<void> {
  const { http, navigation } = yield* services();
  yield* takeLeading(requestStarted, surviving(waitToShow));
  yield* takeEvery(
    subscription<'started' | 'ended'>((tell) => http.onActivity(tell)),
    surviving(countHttpActivity),
  );
  yield* takeEvery(
    subscription<'restored'>((tell) => navigation.onPageRestored(() => tell('restored'))),
    surviving(forgetRequests),
  );
}

function* countHttpActivity(event: 'started' | 'ended'): SagaGenerator<void> {
  yield* put(event === 'started' ? requestStarted() : requestEnded());
}

/** Leads until the busy period is over, so that each has one wait. */
function* waitToShow(): SagaGenerator<void> {
  const { elapsed } = yield* race({ elapsed: delay(OVERLAY_WAIT_MS), quiet: call(untilQuiet) });
  if (!elapsed) return;
  yield* put(waitElapsed());
  yield* call(untilQuiet);
}

function* untilQuiet(): SagaGenerator<void> {
  while ((yield* select(selectActiveRequests)) > 0) yield* take(requestEnded);
}

/** A page from the back/forward cache has nothing in flight: what it waited for is called off, and counted. */
function* forgetRequests(): SagaGenerator<void> {
  const { http } = yield* services();
  http.abortAll();
}
