import '#test/support/devtools/instrumented.ts';
import type { LiftedState } from '@redux-devtools/instrument';
import { createAppStore } from '#app/store.ts';
import { filterChanged } from '#core/menu/menuSlice.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

interface Lifted {
  getState(): LiftedState<{ location: { status: string; path?: string } }, { type: string }, unknown>;
  dispatch(action: object): void;
}

async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** An application that has started, with the DevTools around its store. */
async function open(world: World) {
  const { loaders, asked } = createFakeLoaders();
  const { store, chunkHost, start } = createAppStore(world, loaders);
  const { liftedStore } = store as unknown as { liftedStore: Lifted };
  start();
  await settle();
  const arrive = async () => {
    for (const chunk of asked) chunk.arrive();
    await settle();
  };
  const jumpTo = (index: number) => liftedStore.dispatch({ type: 'JUMP_TO_STATE', index });
  /** The index of the last action at which the store's location was `path`. */
  const indexAt = (path: string) =>
    liftedStore.getState().computedStates.findLastIndex(({ state }) => state.location.path === path);
  return { world, store, chunkHost, liftedStore, asked, arrive, jumpTo, indexAt };
}

const pathOf = (app: Awaited<ReturnType<typeof open>>) => {
  const { location } = app.store.getState();
  return location.status === 'known' ? location.path : null;
};

/** A session that went from the site to an area. */
async function travelled() {
  const app = await open(worldWithSession('/sitio'));
  await app.arrive();
  app.world.navigation.push('/educacion');
  await settle();
  await app.arrive();
  return app;
}

test('stepping back moves the address silently: no event, no history entry, no request', async () => {
  const app = await travelled();
  const actions = app.liftedStore.getState().nextActionId;
  const { entries } = app.world.navigation;
  app.jumpTo(app.indexAt('/sitio'));
  await settle();
  expect(pathOf(app)).toBe('/sitio');
  expect(app.world.navigation.current().path).toBe('/sitio');
  expect(app.world.navigation.entries).toHaveLength(entries.length);
  expect(app.liftedStore.getState().nextActionId).toBe(actions);
  expect(app.world.http.made).toHaveLength(0);
});

test('many steps at once move the address no more often than browsers allow', async () => {
  const app = await travelled();
  const show = jest.spyOn(app.world.navigation, 'show');
  for (let round = 0; round < 20; round += 1) {
    app.jumpTo(app.indexAt('/sitio'));
    app.jumpTo(app.indexAt('/educacion'));
  }
  app.jumpTo(app.indexAt('/sitio'));
  expect(show.mock.calls.length).toBeLessThanOrEqual(1);
  jest.advanceTimersByTime(1_000);
  expect(app.world.navigation.current().path).toBe('/sitio');
  expect(show.mock.calls.length).toBeLessThanOrEqual(2);
});

test('the code of a page that this tab never opened is fetched, and its saga sleeps', async () => {
  const recorded = (await travelled()).liftedStore.getState();
  const app = await open(createWorld({ at: '/login' }));
  app.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: recorded });
  await settle();
  expect(app.asked.map(({ name }) => name).sort()).toEqual(['places', 'site']);
  await app.arrive();
  expect(app.chunkHost.get('places')).toBeDefined();
  expect(pathOf(app)).toBe('/educacion');
  expect(app.world.http.made).toHaveLength(0);
});

test('code that cannot be had during a replay is reported', async () => {
  const recorded = (await travelled()).liftedStore.getState();
  const app = await open(createWorld({ at: '/login' }));
  app.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: recorded });
  app.asked[0]?.fail(new Error('gone'));
  await settle();
  expect(app.world.takeReported()).toEqual([new Error('gone')]);
});

test('a link leaves the replay for the session that the tab has: none leads to the login screen', async () => {
  const recorded = (await travelled()).liftedStore.getState();
  const app = await open(createWorld({ at: '/login' }));
  app.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: recorded });
  await settle();
  app.store.dispatch(linkFollowed({ to: '/sitio', replace: false }));
  await settle();
  expect(pathOf(app)).toBe('/login');
  expect(app.store.getState().session.status).toBe('signedOut');
});

test('an action that is no navigation, from an earlier state: the tab goes on, at the page it shows', async () => {
  const app = await travelled();
  app.jumpTo(app.indexAt('/sitio'));
  await settle();
  app.store.dispatch(filterChanged({ text: 'x' }));
  await settle();
  expect(pathOf(app)).toBe('/sitio');
  expect(app.store.getState().menu).toMatchObject({ status: 'ready', filter: 'x' });
  const lifted = app.liftedStore.getState();
  expect(lifted.currentStateIndex).toBe(lifted.stagedActionIds.length - 1);
});

test('a state that the developer has locked is not left', async () => {
  const app = await travelled();
  app.liftedStore.dispatch({ type: 'LOCK_CHANGES', status: true });
  app.jumpTo(app.indexAt('/sitio'));
  app.store.dispatch(filterChanged({ text: 'x' }));
  await settle();
  expect(app.store.getState().menu).toMatchObject({ filter: '' });
});

test('a replay back to before the first address shows none, and moves nothing', async () => {
  const app = await travelled();
  app.jumpTo(0);
  await settle();
  expect(pathOf(app)).toBeNull();
  expect(app.world.navigation.current().path).toBe('/educacion');
});

test.each(['RESET', 'ROLLBACK'])(
  '%s of all there was shows the page of the address, where the application stands',
  async (type) => {
    const app = await travelled();
    const { state } = app.liftedStore.getState().computedStates.at(-1) ?? {};
    app.liftedStore.dispatch({ type, timestamp: 0 });
    await settle();
    expect(pathOf(app)).toBe('/educacion');
    expect(app.store.getState()).toEqual(state);
    // And it goes on.
    app.store.dispatch(linkFollowed({ to: '/sitio', replace: false }));
    await settle();
    expect(pathOf(app)).toBe('/sitio');
  },
);

test('the first of many states stays to be looked at: nothing was shown there', async () => {
  const app = await travelled();
  app.jumpTo(0);
  await settle();
  expect(pathOf(app)).toBeNull();
});
