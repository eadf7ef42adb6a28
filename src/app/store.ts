import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Services } from '../services/services';
import { createChunkHost } from './chunks/chunkHost';
import { chunkLoaders, type ChunkLoaders } from './chunks/loaders';
import { createDispatchTracker } from './replay/dispatchTracker';
import { followReplay } from './replay/followReplay';
import { createRootReducer } from './rootReducer';
import { rootSaga } from './rootSaga';
import { withoutSecrets } from './withoutSecrets';

/** The store with its sagas asleep: `start` wakes them. `loaders`: where the chunks' code comes from. */
export function createAppStore(services: Services, loaders: ChunkLoaders = chunkLoaders) {
  const rootReducer = createRootReducer();
  const tracker = createDispatchTracker();
  const chunkHost = createChunkHost(loaders, ({ name, reducer }) => {
    rootReducer.inject({ reducerPath: name as never, reducer });
    // Not only for the state to come: the DevTools compute the past anew when the reducer is replaced.
    store.replaceReducer(rootReducer);
  });
  const saga = createSagaMiddleware({
    context: { services, chunkHost },
    onError: (error) => services.report(error),
  });
  const store = configureStore({
    reducer: rootReducer,
    // The secrets are taken out right after the sagas have seen them.
    middleware: (defaults) => new Tuple(tracker.middleware, saga, withoutSecrets, ...defaults({ thunk: false })),
  });
  if (process.env.NODE_ENV !== 'production') {
    followReplay({ store, tracker, chunkHost, navigation: services.navigation, report: services.report });
  }
  return { store, chunkHost, start: () => void saga.run(rootSaga) };
}
