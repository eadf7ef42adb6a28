import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { problemOf } from '#services/http/httpProblem.ts';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { ask, failureOf } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { sameValue } from '#domain/sameValue.ts';
import { locationChanged, selectLocation, selectPath } from '#core/location/locationSlice.ts';
import { SESSION_BEGINNINGS, SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import { selectHasSession } from '#core/session/sessionSlice.ts';
import type { ReadingOptions } from './readingOptions';
import type { ReadingEvents } from './readingSlice';
import { isPassing, type ReadingState } from './readingState';

/**
 * Reads what the address asks for, at once when it starts late; other params call the reading off and begin
 * the next, equal ones do nothing, except that another page tries again what could not be had.
 */
export function createReadingSaga<Params extends object, Data>(
  { paramsOf, path, schema, isPublic = false }: ReadingOptions<Params, Data>,
  events: ReadingEvents<Params, Data>,
  selectState: (state: object) => ReadingState<Params, Data>,
): () => SagaGenerator<void> {
  const load = surviving(function* (params: Params): SagaGenerator<void> {
    yield* put(events.requested({ params }));
    try {
      const data = yield* ask(schema, (http, options) => http.get(path(params), options));
      yield* put(events.received({ data }));
    } catch (error) {
      yield* put(ended(failureOf(error)));
      if (!(error instanceof HttpError)) throw error;
    }
  });

  function ended(failure: HttpFailure) {
    const status = failure.kind === 'status' ? failure.status : null;
    if (status === 403) return events.forbidden();
    // A 404 without a code of the contract comes from a server that does not have the resource at all.
    if (status === 404 && problemOf(failure).code !== null) return events.notFound();
    if (status === 404 || status === 501) return events.unavailable();
    return events.failed({ message: problemMessage(failure) });
  }

  function* keepRead(params: Params): SagaGenerator<never> {
    for (;;) yield* race([call(readUntilDue, params), take(events.outdated)]);
  }

  /** Until what could not be had is due to be read again. */
  function* readUntilDue(params: Params): SagaGenerator<void> {
    yield* load(params);
    yield* race([call(untilRetried), call(untilAnotherPage, params)]);
  }

  function* untilRetried(): SagaGenerator<void> {
    do yield* take(events.retryRequested);
    while ((yield* select(selectState)).status !== 'failed');
  }

  /** Another page that needs the same may find the server well again. */
  function* untilAnotherPage(params: Params): SagaGenerator<void> {
    const failedAt = yield* select(selectPath);
    const { status } = yield* select(selectState);
    do yield* take(locationChanged);
    while ((yield* select(selectPath)) === failedAt || !isPassing(status) || !sameValue(yield* wanted(), params));
  }

  function* wanted(): SagaGenerator<Params | null> {
    const location = yield* select(selectLocation);
    if (location.status === 'unknown' || !(isPublic || (yield* select(selectHasSession)))) return null;
    return paramsOf(location);
  }

  function* wantedInsteadOf(params: Params | null): SagaGenerator<Params | null> {
    for (;;) {
      const next = yield* wanted();
      if (!sameValue(next, params)) return next;
      yield* take([locationChanged, ...SESSION_BEGINNINGS, ...SESSION_ENDINGS]);
    }
  }

  function* readUntilChanged(params: Params): SagaGenerator<Params | null> {
    const { next } = yield* race({ reading: call(keepRead, params), next: call(wantedInsteadOf, params) });
    return next ?? null;
  }

  return function* readingSaga(): SagaGenerator<void> {
    let params: Params | null = null;
    for (;;) {
      const current: Params | null = params;
      params = current ? yield* readUntilChanged(current) : yield* wantedInsteadOf(null);
    }
  };
}
