import { combineReducers } from '@reduxjs/toolkit';
import { createAppStore } from '#app/store.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import { groupToggled } from '#core/menu/menuSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { summary } from '#areas/places/summary.ts';
import { runStore } from '#test/support/runStore.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { MENU, worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const GRANTED = { token: 'T', AuthorizationItem: MENU, anio: 2018 };

test('before it is started the store is asleep', () => {
  const world = createWorld({ at: '/sitio' });
  const { store } = createAppStore(world, createFakeLoaders().loaders);
  store.dispatch(session.signInSubmitted('ana', 'clave'));
  expect(store.getState().location).toEqual({ status: 'unknown' });
  expect(world.http.made).toEqual([]);
  expect(world.navigation.entries).toEqual(['/sitio']);
});

test('a session from the first page to the last', async () => {
  const app = await runStore(createWorld({ at: '/' }));
  expect(app.state().location).toMatchObject({ path: '/tramites/educacion' });
  await app.dispatch(linkFollowed({ to: '/login', replace: false }));
  await app.dispatch(session.signInSubmitted('ana', 'clave'));
  await app.settle(600);
  expect(app.state().overlay).toEqual({ status: 'shown', active: 1 });
  await app.answerFirst(GRANTED);
  expect(app.state().overlay).toEqual({ status: 'idle' });
  expect(app.state().location).toMatchObject({ path: '/sitio' });
  expect(app.state().menu).toMatchObject({ status: 'ready', expanded: [] });
  await app.dispatch(groupToggled({ key: '0' }));
  await app.dispatch(linkFollowed({ to: '/educacion/sedes', replace: false }));
  expect(app.state().chunks).toMatchObject({ site: { status: 'loading' }, places: { status: 'loading' } });
  await app.dispatch(session.signOutRequested());
  await app.answerDialog(true);
  expect(app.state().session).toEqual({ status: 'signedOut' });
  expect(app.state().menu).toEqual({ status: 'unread' });
  expect(app.state().location).toMatchObject({ path: '/login' });
  expect(app.world.navigation.entries).toEqual(['/tramites/educacion', '/sitio', '/login']);
});

test('a staff page typed during a sign-in abandons it, and is kept for the next', async () => {
  const app = await runStore(createWorld({ at: '/login' }));
  await app.dispatch(session.signInSubmitted('ana', 'clave'));
  await app.typeAddress('/educacion');
  expect(app.state().session).toEqual({ status: 'signedOut' });
  expect(app.state().location).toMatchObject({ path: '/login' });
  expect(app.world.http.pending).toEqual([]);
  await app.dispatch(session.signInSubmitted('ana', 'clave'));
  await app.answerFirst(GRANTED);
  expect(app.state().location).toMatchObject({ path: '/educacion' });
});

test('after an expiry the same user is back at the page; another user is not (D1)', async () => {
  for (const [user, path] of [
    ['ana', '/educacion/sedes'],
    ['luis', '/sitio'],
  ] as const) {
    const app = await runStore(worldWithSession('/educacion/sedes'));
    app.world.http.get('api/algo').catch(() => undefined);
    await app.failFirst(withStatus(401));
    await app.answerDialog(true);
    await app.dispatch(session.signInSubmitted(user, 'clave'));
    await app.answerFirst(GRANTED);
    expect(app.state().location).toMatchObject({ path });
    expect(app.state().session).toMatchObject({ status: 'signedIn', user });
  }
});

test('after a sign-out the page is forgotten (D1)', async () => {
  const app = await runStore(worldWithSession('/educacion/sedes'));
  await app.dispatch(session.signOutRequested());
  await app.answerDialog(true);
  await app.dispatch(session.signInSubmitted('ana', 'clave'));
  await app.answerFirst(GRANTED);
  expect(app.state().location).toMatchObject({ path: '/sitio' });
});

test('a call held over sign-out and sign-in, then refused: the new session stays', async () => {
  const world = worldWithSession('/sitio');
  // A call that the sign-out's calling off does not reach.
  jest.spyOn(world.http, 'abortAll').mockImplementation(() => undefined);
  const app = await runStore(world);
  world.http.get('api/algo').catch(() => undefined);
  const held = world.http.pending[0];
  await app.dispatch(session.signOutRequested());
  await app.answerDialog(true);
  await app.dispatch(session.signInSubmitted('ana', 'clave'));
  await app.answer('api/token/generar', GRANTED);
  held?.fail(withStatus(401));
  await app.settle();
  expect(app.state().session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(world.storage.tab.get('pisamiToken')).toBe('T');
  expect(world.dialogs.current).toBeNull();
});

test('an answer after the sign-out changes neither store nor storage (D13)', async () => {
  const app = await runStore(worldWithSession('/sitio'));
  app.world.http.get('api/algo').catch(() => undefined);
  const held = app.world.http.pending[0];
  await app.dispatch(session.signOutRequested());
  await app.answerDialog(true);
  const [before, stored] = [app.state(), [...app.world.storage.tabValues]];
  held?.answer({ token: 'X' });
  await app.settle();
  expect(app.state()).toBe(before);
  expect([...app.world.storage.tabValues]).toEqual(stored);
});

test("an area's summary: its slice and saga come with its chunk, and it is read at once", async () => {
  const app = await runStore(worldWithSession('/educacion'));
  const read = () => (app.store.getState() as { places?: unknown }).places;
  expect(read()).toBeUndefined();
  const slice = { name: 'places', reducer: combineReducers({ summary: summary.machine.reducer }) };
  app.asked.find(({ name }) => name === 'places')?.arrive({ slice, saga: summary.saga });
  await app.settle();
  expect(app.chunkHost.get('places')?.slice).toBe(slice);
  expect(read()).toEqual({ summary: { status: 'loading', params: {}, previous: null } });
  await app.answerFirst({ solicitudes: 1, cupos: 2 });
  expect(read()).toEqual({ summary: { status: 'ready', params: {}, data: { solicitudes: 1, cupos: 2 } } });
});

test('a reducer that throws in a saga is reported, not lost', async () => {
  const app = await runStore(createWorld({ at: '/tramites/educacion' }));
  const fault = new Error('slice');
  const reducer = () => {
    throw fault;
  };
  app.asked[0]?.arrive({ slice: { name: 'area', reducer } });
  await app.settle();
  expect(app.world.takeReported()).toContain(fault);
});
