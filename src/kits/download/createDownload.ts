import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { problemMessage } from '#services/http/problemMessage.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { ask, failureOf } from '#core/saga/ask.ts';
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
    const { files } = yield* services();
    try {
      const file = fileOf(yield* ask(schema, (http, options) => http.get(path(wanted), options)), wanted);
      if (file === null) throw new HttpError({ kind: 'notJson', status: 200 });
      yield* call([files, 'download'], file.name, file.type, file.content);
      yield* put(events.downloaded());
    } catch (error) {
      yield* put(events.failed({ message: problemMessage(failureOf(error)) }));
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
