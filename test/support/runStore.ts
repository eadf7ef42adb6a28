import type { UnknownAction } from '@reduxjs/toolkit';
import { createAppStore } from '#app/store.ts';
import { movesOf } from './movesOf';
import { createFakeLoaders } from './world/fakeLoaders';
import type { World } from './world/world';

beforeEach(() => void jest.useFakeTimers());

/** The whole application without its screens, awake in `world`; chunks come when the test says so. The clock is jest's fake one. */
export async function runStore(world: World) {
  const { loaders, asked } = createFakeLoaders();
  const { store, chunkHost, start } = createAppStore(world, loaders);
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  start();
  await settle();
  return {
    ...movesOf(world, settle),
    world,
    store,
    chunkHost,
    asked,
    settle,
    state: () => store.getState(),
    async dispatch(action: UnknownAction) {
      store.dispatch(action);
      await settle();
    },
  };
}
