import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { createAppStore } from '#app/store.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { groupToggled } from '#core/menu/menuSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { summary } from '#areas/places/summary.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { MENU, worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const GRANTED = { token: 'T', AuthorizationItem: MENU, anio: 2018 };

async function start(world: World) {
  const { loaders, asked } = createFakeLoaders();
  const app = createAppStore(world, loaders);
  app.start();
  await settle();
  const dispatch = async (action: UnknownAction) => {
    app.store.dispatch(action);
    await settle();
  };
  return { ...app, dispatch, asked, state: () => app.store.getState() };
}

test('before it is started the store is asleep', () => {
  const world = createWorld({ at: '/sitio' });
  const { store } = createAppStore(world, createFakeLoaders().loaders);
  store.dispatch(session.signInSubmitted('ana', 'clave'));
  expect(store.getState().location).toEqual({ status: 'unknown' });
  expect(world.http.made).toEqual([]);
  expect(world.navigation.entries).toEqual(['/sitio']);
});

test('a session from the first page to the last', async () => {
  const world = createWorld({ at: '/' });
  const { state, dispatch } = await start(world);
  expect(state().location).toMatchObject({ path: '/tramites/educacion' });
  await dispatch(linkFollowed({ to: '/login', replace: false }));
  await dispatch(session.signInSubmitted('ana', 'clave'));
  await settle(600);
  expect(state().overlay).toEqual({ status: 'shown', active: 1 });
  world.http.pending[0]?.answer(GRANTED);
  await settle();
  expect(state().overlay).toEqual({ status: 'idle' });
  expect(state().location).toMatchObject({ path: '/sitio' });
  expect(state().menu).toMatchObject({ status: 'ready', expanded: [] });
  await dispatch(groupToggled({ key: '0' }));
  await dispatch(linkFollowed({ to: '/educacion/sedes', replace: false }));
  expect(state().chunks).toMatchObject({ site: { status: 'loading' }, places: { status: 'loading' } });
  await dispatch(session.signOutRequested());
  world.dialogs.answer(true);
  await settle();
  expect(state().session).toEqual({ status: 'signedOut' });
  expect(state().menu).toEqual({ status: 'unread' });
  expect(state().location).toMatchObject({ path: '/login' });
  expect(world.navigation.entries).toEqual(['/tramites/educacion', '/sitio', '/login']);
  expect(world.reported).toEqual([]);
});

test('a staff page typed during a sign-in abandons it, and is kept for the next', async () => {
  const world = createWorld({ at: '/login' });
  const { state, dispatch } = await start(world);
  await dispatch(session.signInSubmitted('ana', 'clave'));
  world.navigation.type('/educacion');
  await settle();
  expect(state().session).toEqual({ status: 'signedOut' });
  expect(state().location).toMatchObject({ path: '/login' });
  expect(world.http.pending).toEqual([]);
  await dispatch(session.signInSubmitted('ana', 'clave'));
  world.http.pending[0]?.answer(GRANTED);
  await settle();
  expect(state().location).toMatchObject({ path: '/educacion' });
});

test('after an expiry the same user is back at the page; another user is not (D1)', async () => {
  for (const [user, path] of [
    ['ana', '/educacion/sedes'],
    ['luis', '/sitio'],
  ] as const) {
    const world = worldWithSession('/educacion/sedes');
    const { state, dispatch } = await start(world);
    world.http.get('api/algo').catch(() => undefined);
    world.http.pending[0]?.fail({ kind: 'status', status: 401, body: undefined });
    await settle();
    world.dialogs.answer(true);
    await settle();
    await dispatch(session.signInSubmitted(user, 'clave'));
    world.http.pending[0]?.answer(GRANTED);
    await settle();
    expect(state().location).toMatchObject({ path });
    expect(state().session).toMatchObject({ status: 'signedIn', user });
  }
});

test('after a sign-out the page is forgotten (D1)', async () => {
  const world = worldWithSession('/educacion/sedes');
  const { state, dispatch } = await start(world);
  await dispatch(session.signOutRequested());
  world.dialogs.answer(true);
  await settle();
  await dispatch(session.signInSubmitted('ana', 'clave'));
  world.http.pending[0]?.answer(GRANTED);
  await settle();
  expect(state().location).toMatchObject({ path: '/sitio' });
});

test('a call held over sign-out and sign-in, then refused: the new session stays', async () => {
  const world = worldWithSession('/sitio');
  // A call that the sign-out's calling off does not reach.
  jest.spyOn(world.http, 'abortAll').mockImplementation(() => undefined);
  const { state, dispatch } = await start(world);
  world.http.get('api/algo').catch(() => undefined);
  const held = world.http.pending[0];
  await dispatch(session.signOutRequested());
  world.dialogs.answer(true);
  await settle();
  await dispatch(session.signInSubmitted('ana', 'clave'));
  world.http.pending[1]?.answer(GRANTED);
  await settle();
  held?.fail({ kind: 'status', status: 401, body: undefined });
  await settle();
  expect(state().session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(world.storage.tab.get('pisamiToken')).toBe('T');
  expect(world.dialogs.current).toBeNull();
});

test('an answer after the sign-out changes neither store nor storage (D13)', async () => {
  const world = worldWithSession('/sitio');
  const { state, dispatch } = await start(world);
  world.http.get('api/algo').catch(() => undefined);
  const held = world.http.pending[0];
  await dispatch(session.signOutRequested());
  world.dialogs.answer(true);
  await settle();
  const [before, stored] = [state(), [...world.storage.tabValues]];
  held?.answer({ token: 'X' });
  await settle();
  expect(state()).toBe(before);
  expect([...world.storage.tabValues]).toEqual(stored);
});

test("an area's summary: its slice and saga come with its chunk, and it is read at once", async () => {
  const world = worldWithSession('/educacion');
  const { store, asked, chunkHost } = await start(world);
  const read = () => (store.getState() as { places?: unknown }).places;
  expect(read()).toBeUndefined();
  const slice = { name: 'places', reducer: combineReducers({ summary: summary.machine.reducer }) };
  asked.find(({ name }) => name === 'places')?.arrive({ slice, saga: summary.saga });
  await settle();
  expect(chunkHost.get('places')?.slice).toBe(slice);
  expect(read()).toEqual({ summary: { status: 'loading', params: {}, previous: null } });
  world.http.pending[0]?.answer({ solicitudes: 1, cupos: 2 });
  await settle();
  expect(read()).toEqual({ summary: { status: 'ready', params: {}, data: { solicitudes: 1, cupos: 2 } } });
});

test('a reducer that throws in a saga is reported, not lost', async () => {
  const world = createWorld({ at: '/tramites/educacion' });
  const { asked } = await start(world);
  const fault = new Error('slice');
  const reducer = () => {
    throw fault;
  };
  asked[0]?.arrive({ slice: { name: 'area', reducer } });
  await settle();
  expect(world.reported).toContain(fault);
});
