import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { createAppStore } from '#app/store.ts';
import { AREA as EDUCATION } from '#areas/places/placesPaths.ts';
import { placesReducer, placesSaga } from '#areas/places/placesState.ts';
import { AREA as PROCESSING } from '#areas/processing/processingPaths.ts';
import { processingReducer, processingSaga } from '#areas/processing/processingState.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

const View = () => null;

/** The areas' state and sagas, without their screens. */
const loaders: ChunkLoaders = {
  site: () => Promise.resolve({ chunk: { View } }),
  citizen: () => Promise.resolve({ chunk: { View } }),
  places: () => Promise.resolve({ chunk: { View, slice: { name: EDUCATION, reducer: placesReducer }, saga: placesSaga } }),
  processing: () => Promise.resolve({ chunk: { View, slice: { name: PROCESSING, reducer: processingReducer }, saga: processingSaga } }),
};

interface Running {
  readonly store: ReturnType<typeof createAppStore>['store'];
  readonly world: World;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The whole application in memory: signed in, every machine and saga awake, both areas opened. */
export async function startRunning(): Promise<Running> {
  const storage = createFakeStorage();
  storage.tab.set(TOKEN_KEY, 'token');
  storage.shared.set('AuthorizationItem', JSON.stringify(menu(20)));
  const world = createWorld({ at: '/sitio', storage });
  const { store, start } = createAppStore(world, loaders);
  start();
  for (const path of ['/educacion', '/tramitacion/tramite-educacion', '/sitio']) {
    await settle();
    world.navigation.push(path);
  }
  await settle();
  if (store.getState().menu.status !== 'ready') throw new Error('Nobody is signed in');
  if (!(PROCESSING in store.getState())) throw new Error('The areas are not there');
  return { store, world };
}

function menu(groups: number): unknown[] {
  return Array.from({ length: groups }, (_, group) => ({
    id: group,
    title: `Grupo ${group}`,
    icon: '',
    url: '',
    items: Array.from({ length: 10 }, (__, item) => ({ id: `${group}-${item}`, title: 'Página', url: `educacion/${group}/${item}`, items: [] })),
  }));
}
