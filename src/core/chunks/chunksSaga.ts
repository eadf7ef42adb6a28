import { call, fork, getContext, put, select, spawn, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../location/locationSlice';
import { selectHasSession, SESSION_BEGINNINGS } from '../session/sessionSlice';
import { isStaffPath } from '../location/paths';
import { services } from '../saga/services';
import { surviving } from '../saga/surviving';
import type { ChunkHost } from './chunkHost';
import { chunksOf, pageChunksOf, type ChunkName } from './chunkNames';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested } from './chunksSlice';

type LoadChunk = (name: ChunkName) => SagaGenerator<void>;

/** Fetches the chunks of the page that the address asks for; each is asked for once at a time. */
export function* chunksSaga(): SagaGenerator<void> {
  const loading = new Set<ChunkName>();
  const load: LoadChunk = surviving(function* (name: ChunkName): SagaGenerator<void> {
    if (loading.has(name)) return;
    loading.add(name);
    try {
      yield* loadChunk(name);
    } finally {
      loading.delete(name);
    }
  });
  // A session that begins opens a staff page that was refused a moment before.
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS, chunkRetryRequested], surviving(loadPage), load);
  yield* takeEvery(chunkLoaded, surviving(loadPageWithin), load);
}

function* loadPage(load: LoadChunk): SagaGenerator<void> {
  const path = yield* select(selectPath);
  if (isStaffPath(path) && !(yield* select(selectHasSession))) return;
  for (const name of chunksOf(path)) yield* fork(load, name);
}

function* loadPageWithin(load: LoadChunk, { payload }: ReturnType<typeof chunkLoaded>): SagaGenerator<void> {
  const path = yield* select(selectPath);
  for (const name of pageChunksOf(payload.chunk, path)) yield* fork(load, name);
}

/** What has arrived is asked of the host, not of the state: a replayed state may say otherwise. */
function* loadChunk(name: ChunkName): SagaGenerator<void> {
  const host = yield* getContext<ChunkHost>('chunkHost');
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
