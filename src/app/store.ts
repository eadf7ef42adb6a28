import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createChunkHost, type ChunkLoaders } from '#core/chunks/chunkHost.ts';
import type { Services } from '#services/services.ts';
import { AREAS } from './areas';
import { chunkLoaders } from './loading/chunkLoaders';
import { devToolsOptions } from './replay/devToolsOptions';
import { createReplay } from './replay/replay';
import { withReplayLeft } from './replay/replayLeft';
import { createRootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';
import { withoutSecrets } from './withoutSecrets';

// Asked at each use: a build for production leaves out what is behind it, and would carry what hangs on a variable alone.
const isDevelopment = process.env.NODE_ENV !== 'production';

/** The store with its sagas asleep: `start` wakes them. `loaders`: where the chunks' code comes from. */
export function createAppStore(services: Services, loaders: ChunkLoaders = chunkLoaders) {
  const rootReducer = createRootReducer();
  const reducer = isDevelopment ? withReplayLeft(rootReducer) : rootReducer;
  const chunkHost = createChunkHost(loaders, (slice) => {
    rootReducer.inject({ reducerPath: slice.name as never, reducer: slice.reducer });
    // Not only for the state to come: the DevTools compute the past anew when the reducer is replaced.
    const renew = () => store.replaceReducer(reducer);
    if (isDevelopment && replay) replay.asOwn(renew);
    else renew();
  });
  const replay = isDevelopment ? createReplay({ reducer, chunkHost, ...services }) : null;
  const saga = createSagaMiddleware({
    context: { services, chunkHost, areas: AREAS },
    onError: (error) => services.report(error),
  });
  const store = configureStore({
    ...(isDevelopment ? { devTools: devToolsOptions() } : {}),
    reducer,
    // The secrets are taken out right after the sagas have seen them.
    middleware: (defaults) =>
      new Tuple(
        ...(isDevelopment && replay ? [replay.middleware, replay.awake(saga)] : [saga]),
        withoutSecrets,
        ...defaults({ thunk: false }),
        ...(isDevelopment && replay ? [replay.background] : []),
      ),
  });
  if (isDevelopment) replay?.follow(store);
  return { store, chunkHost, start: () => void saga.run(rootSaga) };
}
