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

/** The store with its sagas asleep: `start` wakes them. `loaders`: where the chunks' code comes from. */
export function createAppStore(services: Services, loaders: ChunkLoaders = chunkLoaders) {
  const rootReducer = createRootReducer();
  const reducer = process.env.NODE_ENV === 'production' ? rootReducer : withReplayLeft(rootReducer);
  const chunkHost = createChunkHost(loaders, (slice) => {
    rootReducer.inject({ reducerPath: slice.name as never, reducer: slice.reducer });
    // Not only for the state to come: the DevTools compute the past anew when the reducer is replaced.
    const renew = () => store.replaceReducer(reducer);
    if (replay) replay.asOwn(renew);
    else renew();
  });
  const replay = process.env.NODE_ENV === 'production' ? null : createReplay({ chunkHost, ...services });
  const saga = createSagaMiddleware({
    context: { services, chunkHost, areas: AREAS },
    onError: (error) => services.report(error),
  });
  const store = configureStore({
    ...(process.env.NODE_ENV === 'production' ? {} : { devTools: devToolsOptions() }),
    reducer,
    // The secrets are taken out right after the sagas have seen them.
    middleware: (defaults) =>
      new Tuple(...(replay ? [replay.middleware] : []), saga, withoutSecrets, ...defaults({ thunk: false })),
  });
  replay?.follow(store);
  return { store, chunkHost, start: () => void saga.run(rootSaga) };
}
