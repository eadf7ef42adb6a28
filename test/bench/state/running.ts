import type { ChunkLoaders } from '#core/chunks/chunkHost.ts';
import { createAppStore } from '#app/store.ts';
import { DECLARED_AREAS } from '#app/declaredAreas.ts';
import { TOKEN_KEY } from '#services/storage/storageKeys.ts';
import { createFakeStorage } from '#test/support/world/fakeStorage.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

const View = () => null;

/** The areas' state and sagas, without their screens. */
const loaders: ChunkLoaders = {
  site: () => Promise.resolve({ chunk: { View } }),
  ...Object.fromEntries(
    DECLARED_AREAS.map(({ name, reducer, saga }) => [
      name,
      () => Promise.resolve({ chunk: { View, slice: { name, reducer }, saga } }),
    ]),
  ),
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
  if (!('processing' in store.getState())) throw new Error('The areas are not there');
  return { store, world };
}

function menu(groups: number): unknown[] {
  return Array.from({ length: groups }, (_, group) => ({
    id: group,
    title: `Grupo ${group}`,
    icon: '',
    url: '',
    items: Array.from({ length: 10 }, (__, item) => ({
      id: `${group}-${item}`,
      title: 'Página',
      url: `educacion/${group}/${item}`,
      items: [],
    })),
  }));
}
