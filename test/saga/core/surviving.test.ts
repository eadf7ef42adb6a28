import type { UnknownAction } from '@reduxjs/toolkit';
import { createAppStore } from '#app/store.ts';
import { linkFollowed } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { chunkRetryRequested } from '#core/chunks/chunksSlice.ts';
import { beginSession, endSession } from '#core/session/sessionStore.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { createFakeStorage, createSharedStorage } from '#test/support/world/fakeStorage.ts';
import { storageWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const fault = new Error('fault');

async function start(world: World) {
  const { loaders, asked } = createFakeLoaders();
  const { store, start: wake } = createAppStore(world, loaders);
  wake();
  await settle();
  const dispatch = async (action: UnknownAction) => {
    store.dispatch(action);
    await settle();
  };
  return { store, dispatch, asked };
}

/** The next call of `method` throws, the ones after it work. */
function throwOnce<Service extends object>(service: Service, method: jest.FunctionPropertyNames<Required<Service>>): void {
  const spy = jest.spyOn(service, method) as unknown as jest.SpyInstance<unknown, unknown[]>;
  spy.mockImplementationOnce(() => {
    throw fault;
  });
}

const ana = () => createWorld({ at: '/sitio', storage: storageWithSession() });
const refused = { kind: 'status', status: 401, body: undefined } as const;

describe('a worker that throws is reported, and the next event of its kind still works', () => {
  test('a followed link', async () => {
    const world = createWorld({ at: '/login' });
    const { store, dispatch } = await start(world);
    throwOnce(world.navigation, 'push');
    await dispatch(linkFollowed({ to: '/nada', replace: false }));
    expect(world.reported).toEqual([fault]);
    await dispatch(linkFollowed({ to: '/nada', replace: false }));
    expect(store.getState().location).toMatchObject({ path: '/nada' });
  });

  test('the redirect of the empty path', async () => {
    const world = createWorld({ at: '/login' });
    const { store } = await start(world);
    throwOnce(world.navigation, 'replace');
    world.navigation.push('/');
    await settle();
    expect(world.reported).toEqual([fault]);
    world.navigation.push('/');
    await settle();
    expect(store.getState().location).toMatchObject({ path: '/tramites/educacion' });
  });

  test('the guard of the pages', async () => {
    const world = createWorld({ at: '/login' });
    const { store } = await start(world);
    throwOnce(world.storage.tab, 'get');
    world.navigation.push('/nada');
    await settle();
    expect(world.reported).toEqual([fault]);
    world.navigation.push('/sitio');
    await settle();
    expect(store.getState().location).toMatchObject({ path: '/login' });
  });

  test('a sign-in', async () => {
    const world = createWorld({ at: '/login' });
    const { store, dispatch } = await start(world);
    throwOnce(world.storage.shared, 'set');
    await dispatch(session.signInSubmitted('ana', 'clave'));
    world.http.pending[0]?.answer({ token: 'T' });
    await settle();
    expect(world.reported).toEqual([fault]);
    await dispatch(session.signInSubmitted('ana', 'clave'));
    world.http.pending[0]?.answer({ token: 'T' });
    await settle();
    expect(store.getState().session).toMatchObject({ status: 'signedIn', user: 'ana' });
  });

  test('the dialog of a failed sign-in', async () => {
    const world = createWorld({ at: '/login' });
    const { dispatch } = await start(world);
    throwOnce(world.dialogs, 'open');
    for (let time = 0; time < 2; time += 1) {
      await dispatch(session.signInSubmitted('ana', 'mala'));
      world.http.pending[0]?.fail(refused);
      await settle();
    }
    expect(world.reported).toEqual([fault]);
    expect(world.dialogs.shown).toHaveLength(1);
  });

  test('the sign-out question', async () => {
    const world = ana();
    const { store, dispatch } = await start(world);
    throwOnce(world.dialogs, 'open');
    await dispatch(session.signOutRequested());
    expect(world.reported).toEqual([fault]);
    await dispatch(session.signOutRequested());
    world.dialogs.answer(true);
    await settle();
    expect(store.getState().session).toEqual({ status: 'signedOut' });
  });

  test('a refusal', async () => {
    const world = createWorld({ at: '/tramites/educacion' });
    await start(world);
    throwOnce(world.dialogs, 'open');
    for (let time = 0; time < 2; time += 1) {
      world.http.get('api/algo').catch(() => undefined);
      world.http.pending[0]?.fail(refused);
      await settle();
      world.navigation.push('/tramites/educacion');
      await settle();
    }
    expect(world.reported).toEqual([fault]);
    expect(world.dialogs.shown).toHaveLength(1);
  });

  test('a sign-out in another tab', async () => {
    const shared = createSharedStorage();
    const [here, there] = [createFakeStorage(shared), createFakeStorage(shared)];
    const signIn = () =>
      [here, there].forEach((tab) => beginSession(tab, { token: 'T', user: 'ana', authorizationItem: [], anio: 1 }));
    signIn();
    const world = createWorld({ at: '/sitio', storage: here });
    const { store } = await start(world);
    throwOnce(world.http, 'abortAll');
    endSession(there);
    await settle();
    expect(world.reported).toEqual([fault]);
    signIn();
    endSession(there);
    await settle();
    expect(store.getState().session).toEqual({ status: 'signedOut' });
  });

  test.each([
    ['the popup of an invalid form', session.invalidFormSubmitted()],
    ['the popup of the forgotten password', session.forgottenPasswordClicked()],
  ])('%s', async (_, event) => {
    const world = createWorld({ at: '/login' });
    const { dispatch } = await start(world);
    throwOnce(world.dialogs, 'open');
    await dispatch(event);
    expect(world.reported).toEqual([fault]);
    await dispatch(event);
    expect(world.dialogs.shown).toHaveLength(1);
  });

  test('the reading of the menu', async () => {
    const world = ana();
    throwOnce(world.dialogs, 'open');
    world.storage.shared.remove('AuthorizationItem');
    const { store, dispatch } = await start(world);
    expect(world.reported).toEqual([fault]);
    world.navigation.push('/login');
    await dispatch(session.signInSubmitted('ana', 'clave'));
    world.http.pending[0]?.answer({ token: 'T', AuthorizationItem: [] });
    await settle();
    expect(store.getState().menu).toMatchObject({ status: 'ready' });
  });

  test('a page restored by the browser', async () => {
    const world = createWorld({ at: '/login' });
    const { store } = await start(world);
    throwOnce(world.http, 'abortAll');
    world.http.get('api/algo').catch(() => undefined);
    world.navigation.restorePage();
    await settle();
    expect(world.reported).toEqual([fault]);
    world.navigation.restorePage();
    await settle();
    expect(store.getState().overlay).toEqual({ status: 'idle' });
  });

  test('the loading of a page and its retry', async () => {
    const world = createWorld({ at: '/tramites/educacion' });
    const { store, dispatch, asked } = await start(world);
    throwOnce(world.deployment, 'reloadIfReplaced');
    const lost = new Error('404');
    asked[0]?.fail(lost);
    await settle();
    expect(world.reported).toEqual([lost, fault]);
    throwOnce(world.deployment, 'reloadIfReplaced');
    await dispatch(chunkRetryRequested());
    asked[1]?.fail(lost);
    await settle();
    expect(world.reported).toEqual([lost, fault, lost, fault]);
    await dispatch(chunkRetryRequested());
    asked[2]?.arrive();
    await settle();
    expect(store.getState().chunks.citizen).toEqual({ status: 'loaded' });
  });

  test('the configuration: the application goes on with the defaults (D16)', async () => {
    const world = createWorld({ at: '/' });
    jest.spyOn(world.config, 'read').mockRejectedValue(fault);
    const { store } = await start(world);
    expect(world.reported).toEqual([fault]);
    expect(store.getState().config.status).toBe('defaults');
    expect(store.getState().location).toMatchObject({ path: '/tramites/educacion' });
  });
});
