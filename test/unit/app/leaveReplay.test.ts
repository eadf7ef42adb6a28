import { configureStore, Tuple, type Middleware, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';

import type { ChunkHost } from '#core/chunks/chunkHost.ts';
import { chunkLoaded, chunkRequested } from '#core/chunks/chunksSlice.ts';
import { createReplay } from '#app/replay/replay.ts';
import { replayLeft, withReplayLeft } from '#app/replay/replayLeft.ts';
import { createRootReducer, type RootState } from '#app/rootReducer.ts';
import { linkFollowed, locationChanged } from '#core/location/locationSlice.ts';
import { menuDismissed } from '#shell/sideMenuSlice.ts';
import { sessionFound } from '#core/session/sessionEvents.ts';
import { createFakeNavigation } from '#test/support/world/fakeNavigation.ts';

const goTo = (path: string) => locationChanged({ address: { path, search: '', key: path }, kind: 'push' });

/** As much of the DevTools as replay meets; the real ones are in the end-to-end test. */
function createDevTools() {
  let shown: RootState | null = null;
  let tell = () => {};
  const jumps: UnknownAction[] = [];
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    tell = () => store.dispatch({ type: 'monitor' } as never);
    const liftedStore = {
      getState: () => ({ stagedActionIds: [0, 1, 2] }),
      dispatch: (action: UnknownAction) => {
        jumps.push(action);
        shown = null;
      },
    };
    return { ...store, getState: () => shown ?? store.getState(), liftedStore };
  };
  return {
    enhancer,
    jumps,
    show(state: RootState | null) {
      shown = state;
      tell();
    },
  };
}

function setUp(start = '/login') {
  const navigation = createFakeNavigation(start);
  const shows = jest.spyOn(navigation, 'show');
  const loaded = new Set<string>();
  const reported: unknown[] = [];
  const load = jest.fn((name: string) => {
    if (name === 'processing') return Promise.reject(new Error('No network'));
    loaded.add(name);
    return Promise.resolve();
  });
  const chunkHost = { load, get: (name: string) => (loaded.has(name) ? {} : undefined) } as unknown as ChunkHost;
  const reducer = withReplayLeft(createRootReducer());
  const replay = createReplay({ reducer, chunkHost, navigation, report: (error) => reported.push(error) });
  const devTools = createDevTools();
  const passed: UnknownAction[] = [];
  const note: Middleware = () => (next) => (action) => {
    passed.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: () => new Tuple(replay.middleware, note, replay.background),
    enhancers: (defaults) => defaults().concat(devTools.enhancer),
  });
  replay.follow(store);
  const dispatch = (action: UnknownAction) => store.dispatch(action);
  return { navigation, shows, load, reported, replay, devTools, store, passed, dispatch };
}

function stateAfter(...actions: UnknownAction[]): RootState {
  return actions.reduce<RootState>(createRootReducer(), createRootReducer()(undefined, { type: '@@INIT' }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what the application does itself is followed by no one', () => {
  const { dispatch, shows, load, replay, store } = setUp();
  dispatch(goTo('/sitio'));
  dispatch(chunkRequested({ chunk: 'site' }));
  dispatch(chunkLoaded({ chunk: 'site' }));
  replay.asOwn(() => store.replaceReducer(withReplayLeft(createRootReducer())));
  jest.runAllTimers();
  expect(shows).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('the next action leaves: back to where the application stood, at the page that is shown', () => {
  const { devTools, dispatch, store, passed } = setUp();
  dispatch(goTo('/login'));
  const own = store.getState();
  devTools.show(stateAfter(goTo('/sitio'), sessionFound({ user: 'ana', year: null })));
  dispatch(menuDismissed());
  expect(devTools.jumps).toEqual([{ type: 'JUMP_TO_STATE', index: 2 }]);
  expect(passed.slice(1)).toEqual([
    replayLeft(own),
    locationChanged({ address: { path: '/sitio', search: '', key: '/sitio' }, kind: 'pop' }),
    menuDismissed(),
  ]);
  expect(store.getState()).toMatchObject({ session: { status: 'signedOut' }, location: { path: '/sitio' } });
  // And only the next one.
  dispatch(menuDismissed());
  expect(passed).toHaveLength(5);
});

test('an action that moves on by itself leaves without a stop at the page shown', () => {
  for (const action of [linkFollowed({ to: '/educacion', replace: false }), goTo('/educacion')]) {
    const { devTools, dispatch, passed } = setUp();
    dispatch(goTo('/login'));
    devTools.show(stateAfter(goTo('/sitio')));
    dispatch(action);
    expect(passed.slice(1).map(({ type }) => type)).toEqual(['replay/left', action.type]);
  }
});

test('a replay of the same page needs no stop there', () => {
  const { devTools, dispatch, passed } = setUp();
  dispatch(goTo('/login'));
  devTools.show(stateAfter(goTo('/login')));
  dispatch(menuDismissed());
  expect(passed.slice(1).map(({ type }) => type)).toEqual(['replay/left', 'sideMenu/dismissed']);
});

test('coming back to the present is no replay any more', () => {
  const { devTools, dispatch, passed } = setUp();
  dispatch(goTo('/login'));
  devTools.show(stateAfter(goTo('/sitio')));
  devTools.show(null);
  dispatch(menuDismissed());
  expect(passed.map(({ type }) => type)).toEqual(['location/changed', 'sideMenu/dismissed']);
});

/** As a saga puts it. */
const ofSaga = (action: UnknownAction) => Object.defineProperty(action, '@@redux-saga/SAGA_ACTION', { value: true });

test('what was in flight arrives unseen, and is there once the past is left', () => {
  const { devTools, dispatch, store, passed } = setUp();
  dispatch(goTo('/login'));
  const past = stateAfter(goTo('/sitio'));
  devTools.show(past);
  dispatch(ofSaga(chunkRequested({ chunk: 'site' })));
  expect(store.getState()).toBe(past);
  expect(devTools.jumps).toEqual([]);
  expect(passed.map(({ type }) => type)).toEqual(['location/changed', 'chunks/requested']);
  dispatch(menuDismissed());
  expect(store.getState()).toMatchObject({ chunks: { site: { status: 'loading' } }, location: { path: '/sitio' } });
});

test('whoever comes back to the present sees what arrived meanwhile', () => {
  const { devTools, dispatch, store } = setUp();
  dispatch(goTo('/login'));
  devTools.show(stateAfter(goTo('/sitio')));
  dispatch(ofSaga(chunkRequested({ chunk: 'site' })));
  devTools.show(null);
  expect(store.getState()).toMatchObject({ chunks: { site: { status: 'loading' } }, location: { path: '/login' } });
});

test("a saga's state is the application's own, whatever is shown", () => {
  const { devTools, dispatch, store, replay } = setUp();
  dispatch(goTo('/login'));
  const own = store.getState();
  const seen: unknown[] = [];
  const saga: Middleware = (api) => () => () => seen.push(api.getState());
  const act = replay.awake(saga)({ getState: store.getState, dispatch } as never)(() => undefined);
  devTools.show(stateAfter(goTo('/sitio')));
  act({ type: 'any' });
  devTools.show(null);
  act({ type: 'any' });
  expect(seen).toEqual([own, own]);
});

test("the browser's own back leaves the past too", () => {
  const { devTools, dispatch, store } = setUp();
  dispatch(goTo('/login'));
  devTools.show(stateAfter(goTo('/sitio')));
  dispatch(ofSaga(locationChanged({ address: { path: '/educacion', search: '', key: 'x' }, kind: 'pop' })));
  expect(store.getState().location).toMatchObject({ path: '/educacion' });
  expect(devTools.jumps).toHaveLength(1);
});

test.each([undefined, null, 5, {}])('an action of that name with the payload %j changes nothing', (payload) => {
  const reducer = withReplayLeft((state: number = 1) => state);
  expect(reducer(7, { type: 'replay/left', payload })).toBe(7);
});
