import { call, fork, getContext, put, select, spawn, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { selectPath, locationChanged } from '../../features/location/locationSlice';
import { selectHasSession, SESSION_BEGINNINGS } from '../../features/session/sessionSlice';
import type { Chunk } from '../../shared/chunk';
import { isStaffPath } from '../../shared/paths';
import { services } from '../../shared/saga/services';
import { surviving } from '../../shared/saga/surviving';
import { chunksOf, type ChunkName } from './chunkNames';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested, selectChunk } from './chunksSlice';

/** What the chunks' saga needs of the store that runs it. */
export interface ChunkHost {
  load(name: ChunkName): Promise<Chunk>;
  /** Adds a chunk's code and slice, once. */
  register(name: ChunkName, chunk: Chunk): void;
}

/** Fetches the chunks of the page that the address asks for. */
export function* chunksSaga(): SagaGenerator<void> {
  // A session that begins opens a staff page that was refused a moment before.
  yield* takeEvery([locationChanged, ...SESSION_BEGINNINGS], surviving(loadPage));
  yield* takeEvery(chunkRetryRequested, surviving(retry));
}

function* loadPage(): SagaGenerator<void> {
  const path = yield* select(selectPath);
  if (isStaffPath(path) && !(yield* select(selectHasSession))) return;
  for (const name of chunksOf(path)) yield* fork(surviving(loadChunk), name);
}

function* retry({ payload }: ReturnType<typeof chunkRetryRequested>): SagaGenerator<void> {
  yield* loadChunk(payload.chunk);
}

function* loadChunk(name: ChunkName): SagaGenerator<void> {
  const status = yield* select(selectChunk(name));
  if (status === 'loading' || status === 'loaded') return;
  const host = yield* getContext<ChunkHost>('chunkHost');
  yield* put(chunkRequested({ chunk: name }));
  let chunk: Chunk;
  try {
    chunk = yield* call([host, 'load'], name);
  } catch (error) {
    const { deployment, report } = yield* services();
    report(error);
    if (!(yield* call([deployment, 'reloadIfReplaced'], name))) yield* put(chunkFailed({ chunk: name }));
    return;
  }
  host.register(name, chunk);
  yield* put(chunkLoaded({ chunk: name }));
  if (chunk.saga) yield* spawn(surviving(chunk.saga));
}
