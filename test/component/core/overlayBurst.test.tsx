import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { App } from '#app/App.tsx';
import { ChunkHostContext } from '#core/chunks/ChunkHostContext.ts';
import { createRouterNavigator } from '#app/routerNavigator.ts';
import { createAppStore } from '#app/store.ts';
import { selectActiveRequests } from '#core/overlay/overlaySlice.ts';
import { beginSession } from '#core/session/sessionStore.ts';
import { createWorld } from '#test/support/world/world.ts';

const BURST = 1000;
const OVERLAY_WAIT_MS = 500;

afterEach(() => jest.useRealTimers());

/** The whole application at rest on the site; `renders` gets an entry for each commit anywhere in it. */
async function renderAtRest() {
  const world = createWorld({ at: '/sitio' });
  beginSession(world.storage, { token: 't', user: 'ana', authorizationItem: [], anio: 2026 });
  const { store, chunkHost, start } = createAppStore(world);
  start();
  const renders: string[] = [];
  render(
    <Profiler id="application" onRender={(_id, phase) => void renders.push(phase)}>
      <Provider store={store}>
        <ChunkHostContext value={chunkHost}>
          <App navigator={createRouterNavigator(store.dispatch, world.navigation)} />
        </ChunkHostContext>
      </Provider>
    </Profiler>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Sus secciones' });
  jest.useFakeTimers();
  // What the page's arrival still brings, such as its announcement.
  await act(() => jest.advanceTimersByTimeAsync(1000));
  renders.length = 0;
  const active = () => selectActiveRequests(store.getState());
  /** Each with a chance for React to render after it. */
  const startBurst = () => {
    for (let index = 0; index < BURST; index += 1) act(() => void world.http.get(`api/${index}`));
  };
  const answerBurst = () => {
    for (const call of world.http.pending) act(() => call.answer(null));
  };
  return { renders, active, startBurst, answerBurst };
}

describe('a burst of 1,000 requests', () => {
  it('renders twice in the whole application: the overlay shown, and gone', async () => {
    const { renders, active, startBurst, answerBurst } = await renderAtRest();
    startBurst();
    expect(active()).toBe(BURST);
    expect(renders).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(OVERLAY_WAIT_MS));
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(renders).toHaveLength(1);
    answerBurst();
    expect(active()).toBe(0);
    expect(screen.queryByText('Cargando')).toBeNull();
    expect(renders).toHaveLength(2);
  });

  it('renders nothing at all when it is answered before the wait is over', async () => {
    const { renders, active, startBurst, answerBurst } = await renderAtRest();
    startBurst();
    answerBurst();
    await act(() => jest.advanceTimersByTimeAsync(OVERLAY_WAIT_MS));
    expect(active()).toBe(0);
    expect(renders).toHaveLength(0);
  });
});
