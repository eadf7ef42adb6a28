import { combineSlices, configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { configMachine } from '../features/config/configSlice';
import { locationMachine } from '../features/location/locationSlice';
import { menuMachine } from '../features/menu/menuSlice';
import { overlayMachine } from '../features/overlay/overlaySlice';
import { sessionMachine } from '../features/session/sessionSlice';
import { sideMenuMachine } from '../features/site/sideMenuSlice';
import type { Services } from '../services/services';
import type { Chunk } from '../shared/chunk';
import type { ChunkName } from './chunks/chunkNames';
import { createChunkRegistry } from './chunks/chunkRegistry';
import type { ChunkHost } from './chunks/chunksSaga';
import { chunksReducer } from './chunks/chunksSlice';
import { chunkLoaders, type ChunkLoaders } from './chunks/loaders';
import { rootSaga } from './rootSaga';
import { withoutSecrets } from './withoutSecrets';

const createRootReducer = () =>
  combineSlices({
    config: configMachine.reducer,
    location: locationMachine.reducer,
    session: sessionMachine.reducer,
    menu: menuMachine.reducer,
    sideMenu: sideMenuMachine.reducer,
    overlay: overlayMachine.reducer,
    chunks: chunksReducer,
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/** The store with its sagas asleep: `start` wakes them. `loaders`: where the chunks' code comes from. */
export function createAppStore(services: Services, loaders: ChunkLoaders = chunkLoaders) {
  const rootReducer = createRootReducer();
  const registry = createChunkRegistry();
  const chunkHost: ChunkHost = { load: (name) => loaders[name](), register };
  const saga = createSagaMiddleware({
    context: { services, chunkHost },
    onError: (error) => services.report(error),
  });
  const store = configureStore({
    reducer: rootReducer,
    // The secrets are taken out right after the sagas have seen them.
    middleware: (defaults) => new Tuple(saga, withoutSecrets, ...defaults({ thunk: false })),
  });

  function register(name: ChunkName, chunk: Chunk) {
    if (registry.get(name)) return;
    if (chunk.slice) {
      rootReducer.inject({ reducerPath: chunk.slice.name as never, reducer: chunk.slice.reducer });
      // Not only for the state to come: the DevTools compute the past anew when the reducer is replaced.
      store.replaceReducer(rootReducer);
    }
    registry.set(name, chunk);
  }

  return { store, registry, start: () => void saga.run(rootSaga) };
}
