import { call, put, race, select, take, takeEvery, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged } from '#core/location/locationSlice.ts';
import { asking } from '#core/saga/asking.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { isOutOfDate } from '#kits/sending/refusal.ts';
import { reclamoSend } from '../reclamo/reclamoSend';
import { contactChange } from './contactChange';
import {
  lookUpLimited,
  lookUpSubmitted,
  moveChosen,
  keptDataRequested,
  printRequested,
  refreshRequested,
  solicitudClosed,
  selectLookUp,
} from './lookUpSlice';
import { countDown, lookUp, refresh } from './lookUp';
import { makeMove } from './makeMove';
import { saveKeptData } from './saveKeptData';

/** Looks a solicitud up, and sends what the family does to it. */
export function* lookUpSaga(): SagaGenerator<void> {
  yield* takeLeading(lookUpSubmitted, surviving(untilForgotten(lookUp)));
  yield* takeLatest(lookUpLimited, surviving(countDown));
  yield* takeLeading(moveChosen, asking(untilForgotten(makeMove)));
  yield* takeLeading(refreshRequested, surviving(untilForgotten(refresh)));
  yield* takeEvery(printRequested, surviving(print));
  yield* takeEvery(keptDataRequested, surviving(saveKeptData));
  yield* takeEvery([contactChange.events.refused, reclamoSend.events.refused], surviving(readOutdated));
  yield* takeEvery(solicitudClosed, surviving(forgetContact));
}

/** Another of the family's devices changed it: what is on the screen is older. */
function* readOutdated({ payload }: ReturnType<typeof contactChange.events.refused>): SagaGenerator<void> {
  if (isOutOfDate(payload.refusal)) yield* put(refreshRequested());
}

/** What was sent names the solicitud. */
function* forgetContact(): SagaGenerator<void> {
  yield* put(contactChange.events.dismissed());
}

function* print(): SagaGenerator<void> {
  (yield* services()).files.print();
}

/** Leaving the page, or closing the solicitud, calls off what is under way. */
function untilForgotten<Args extends unknown[]>(worker: (...args: Args) => SagaGenerator<void>) {
  return function* (...args: Args): SagaGenerator<void> {
    yield* race([call(worker, ...args), call(forgotten)]);
  };
}

function* forgotten(): SagaGenerator<void> {
  do yield* take([locationChanged, solicitudClosed]);
  while ((yield* select(selectLookUp)).status !== 'asking');
}
