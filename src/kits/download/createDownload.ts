import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { safeParse } from 'valibot';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError, type HttpFailure } from '#services/http/httpTypes.ts';
import { callWithSignal } from '#core/saga/callWithSignal.ts';
import { services } from '#core/saga/services.ts';
import { surviving } from '#core/saga/surviving.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { SESSION_ENDINGS } from '#core/session/sessionEvents.ts';
import type { DownloadOptions } from './downloadOptions';
import { createDownloadSlice } from './downloadSlice';

/** A file of the backend's that a person keeps among their own: a part for the area's list. */
export function createDownload<Wanted extends object, Answer>(options: DownloadOptions<Wanted, Answer>) {
  const { area, name, path, schema, fileOf } = options;
  const slice = createDownloadSlice<Wanted>(area, name);
  const { events } = slice;

  function* fetchFile(wanted: Wanted): SagaGenerator<void> {
    const { http, files } = yield* services();
    try {
      const answer = yield* callWithSignal((signal) => http.get(path(wanted), { signal }));
      const { success, output } = safeParse(schema, answer);
      const file = success ? fileOf(output, wanted) : null;
      if (file === null) throw new HttpError({ kind: 'notJson', status: 200 });
      yield* call([files, 'download'], file.name, file.type, file.content);
      yield* put(events.downloaded());
    } catch (error) {
      // A fault of our own is told like the server's; it is reported too.
      const failure: HttpFailure = error instanceof HttpError ? error.failure : { kind: 'status', status: 500, body: undefined };
      yield* put(events.failed({ message: problemMessage(failure) }));
      if (!(error instanceof HttpError)) throw error;
    }
  }

  function* calledOff(): SagaGenerator<void> {
    do yield* take([locationChanged, ...SESSION_ENDINGS]);
    while ((yield* select(slice.select)).status === 'fetching');
  }

  function* download({ payload }: ReturnType<typeof events.requested>): SagaGenerator<void> {
    yield* race([call(fetchFile, payload.wanted), call(calledOff)]);
  }

  return {
    ...slice,
    saga: function* downloadSaga(): SagaGenerator<void> {
      yield* takeLeading(events.requested, surviving(download));
    },
  };
}
