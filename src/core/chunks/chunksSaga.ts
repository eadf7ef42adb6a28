import { call, fork, getContext, put, select, spawn, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import { SESSION_BEGINNINGS } from '../session/sessionEvents';
import { selectHasSession } from '../session/sessionSlice';
import { isUnder } from '../location/paths';
import { services } from '../saga/services';
import { surviving } from '../saga/surviving';
import { areas, chunksOf, leadsToStaff } from './areas';
import type { ChunkHost } from './chunkHost';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested, selectChunk } from './chunksSlice';

type LoadChunk = (name: string) => SagaGenerator<void>;

/** Fetches the chunks of the page that the address asks for; each is asked for once at a time. */
export function* chunksSaga(): SagaGenerator<void> {
  const loading = new Set<string>();
  const load: LoadChunk = surviving(function* (name: string): SagaGenerator<void> {
    if (loading.has(name)) return;
    loading.add(name);
    try {
      yield* loadChunk(name);
    } finally {
      loading.delete(name);
    }
    yield* loadPageWithin(name, load);
  });
  // A session that begins opens a staff page that was refused a moment before.
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS, chunkRetryRequested], surviving(loadPage), load);
}

function* loadPage(load: LoadChunk): SagaGenerator<void> {
  const path = yield* select(selectPath);
  if ((yield* leadsToStaff(path)) && !(yield* select(selectHasSession))) return;
  for (const name of chunksOf(yield* areas(), path)) yield* fork(load, name);
}

function* loadPageWithin(name: string, load: LoadChunk): SagaGenerator<void> {
  const { pages = [] } = (yield* chunkHost()).get(name) ?? {};
  const path = yield* select(selectPath);
  for (const { id, at } of pages) if (isUnder(path, at)) yield* fork(load, id);
}

/** What has arrived is asked of the host too: a replayed state may say otherwise. */
function* loadChunk(name: string): SagaGenerator<void> {
  const host = yield* chunkHost();
  if (host.get(name) && (yield* select(selectChunk(name))) === 'loaded') return;
  yield* put(chunkRequested({ chunk: name }));
  try {
    if (!host.get(name)) yield* call([host, 'load'], name);
  } catch (error) {
    const { deployment, report } = yield* services();
    report(error);
    if (!(yield* call([deployment, 'reloadIfReplaced'], name))) yield* put(chunkFailed({ chunk: name }));
    return;
  }
  yield* put(chunkLoaded({ chunk: name }));
  const saga = host.claimSaga(name);
  if (saga) yield* spawn(surviving(saga));
}

function* chunkHost(): SagaGenerator<ChunkHost> {
  return yield* getContext<ChunkHost>('chunkHost');
}
