import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { INTERRUPTED, REPLACED } from '../allocation/allocationTexts';
import {
  comparisonCancelled,
  comparisonExported,
  comparisonFailed,
  comparisonRequested,
  selectComparison,
} from './comparisonSlice';
import type { WantedComparison } from './comparisonState';

/** With the page that it is asked for on: no other page of the area has it. */
const loadRunning = () => import(/* webpackChunkName: "comparison" */ './runComparison');

/** Compares what is asked for, one at a time; calling it off, leaving the page or the session ends the worker. */
export function* comparisonSaga(): SagaGenerator<void> {
  yield* takeEvery(comparisonExported, surviving(keepFigures));
  for (;;) {
    yield* take(comparisonRequested);
    const state = yield* select(selectComparison);
    if (state.status === 'running') yield* race([call(compare, state.wanted), call(ended)]);
  }
}

/** Until it is not under way any more, other than by its own end. */
function* ended(): SagaGenerator<void> {
  do yield* take([comparisonCancelled, locationChanged, ...SESSION_ENDINGS]);
  while ((yield* select(selectComparison)).status === 'running');
}

function* compare(wanted: WantedComparison): SagaGenerator<void> {
  const { deployment, report } = yield* services();
  try {
    const { runComparison } = yield* call(loadRunning);
    if (yield* runComparison(wanted)) return;
  } catch (error) {
    report(error);
  }
  const isReplaced = yield* call([deployment, 'isReplaced']);
  yield* put(comparisonFailed({ messages: [isReplaced ? REPLACED : INTERRUPTED], wayOn: isReplaced ? 'reload' : 'again' }));
}

function* keepFigures(): SagaGenerator<void> {
  const { exportFigures } = yield* call(loadRunning);
  yield* exportFigures();
}
