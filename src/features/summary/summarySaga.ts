import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { minValue, number, object, pipe, safeInteger, safeParse } from 'valibot';
import { HttpError } from '../../services/http/types';
import { isUnder } from '../../shared/paths';
import { callWithSignal } from '../../shared/saga/callWithSignal';
import { services } from '../../shared/saga/services';
import { surviving } from '../../shared/saga/surviving';
import { failureMessage } from '../../services/http/failureMessage';
import { locationChanged, selectPath } from '../location/locationSlice';
import { selectHasSession, SESSION_BEGINNINGS, SESSION_ENDINGS } from '../session/sessionSlice';
import type { SummarySlice } from './summarySlice';

const SUMMARY_PATH = 'api/educacion/resumen';
const count = pipe(number(), safeInteger(), minValue(0));
const summarySchema = object({ solicitudes: count, cupos: count });

/** Reads the summary while a session is in the area at `path`; leaving either calls the reading off. */
export function createSummarySaga(path: string, { events, select: selectSummary }: SummarySlice) {
  const load = surviving(function* (): SagaGenerator<void> {
    const { http } = yield* services();
    yield* put(events.requested());
    try {
      const answer = yield* callWithSignal((signal) => http.get(SUMMARY_PATH, { signal }));
      const { success, output } = safeParse(summarySchema, answer);
      yield* put(
        success
          ? events.received({ requests: output.solicitudes, places: output.cupos })
          : events.failed({ message: failureMessage({ kind: 'notJson', status: 200 }) }),
      );
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      yield* put(failed(error));
    }
  });

  function failed({ failure }: HttpError) {
    const status = failure.kind === 'status' ? failure.status : null;
    if (status === 403) return events.forbidden();
    // A backend without it (404, 501) shows nothing.
    if (status === 404 || status === 501) return events.unavailable();
    return events.failed({ message: failureMessage(failure) });
  }

  function* keepRead(): SagaGenerator<void> {
    for (;;) {
      yield* load();
      yield* retryOfFailure();
    }
  }

  /** Only a reading that failed can be tried again. */
  function* retryOfFailure(): SagaGenerator<void> {
    do yield* take(events.retryRequested);
    while ((yield* select(selectSummary)).status !== 'failed');
  }

  function* inArea(): SagaGenerator<boolean> {
    return (yield* select(selectHasSession)) && isUnder(yield* select(selectPath), path);
  }

  function* until(wanted: boolean): SagaGenerator<void> {
    while ((yield* inArea()) !== wanted) {
      yield* take([locationChanged, ...SESSION_BEGINNINGS, ...SESSION_ENDINGS]);
    }
  }

  return function* summarySaga(): SagaGenerator<void> {
    for (;;) {
      yield* until(true);
      yield* race([call(keepRead), call(until, false)]);
    }
  };
}
