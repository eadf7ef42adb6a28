import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { App } from '#app/App.tsx';
import { ChunkHostContext } from '#core/chunks/ChunkHostContext.ts';
import { chunkLoaders } from '#app/loading/chunkLoaders.ts';
import { createRouterNavigator } from '#app/routerNavigator.ts';
import { createAppStore } from '#app/store.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { createWorld } from './world/world';

/**
 * The whole application on a fake world, with the real chunks unless others are given. Its calls count as no activity:
 * the overlay comes after 500 ms of the real clock (B16), and on a busy machine would cover what a test still looks at.
 */
export async function openApp(at: string, { world = createWorld({ at }), loaders = chunkLoaders } = {}) {
  world.http.onActivity = () => () => undefined;
  const { store, chunkHost, start } = createAppStore(world, loaders);
  start();
  await act(async () => {
    render(
      <Provider store={store}>
        <ChunkHostContext value={chunkHost}>
          <App navigator={createRouterNavigator(store.dispatch, world.navigation)} />
        </ChunkHostContext>
      </Provider>,
    );
    await Promise.resolve();
  });
  return {
    world,
    store,
    pending: world.http.call,
    /** Answers the open call to `path`, whatever it asks for. */
    answer: (path: string, body: unknown) => act(async () => Promise.resolve(world.http.call(path).answer(body))),
    fail: (path: string, failure: HttpFailure) => act(async () => Promise.resolve(world.http.call(path).fail(failure))),
    /** What a person does in the address bar. */
    go: (to: string) => act(async () => Promise.resolve(world.navigation.type(to))),
  };
}
