import { linkFollowed } from '#core/location/locationSlice.ts';
import * as session from '#core/session/sessionEvents.ts';
import { chunkRetryRequested } from '#core/chunks/chunksSlice.ts';
import { beginSession, endSession } from '#core/session/sessionStore.ts';
import { runStore } from '#test/support/runStore.ts';
import { createFakeStorage, createSharedStorage } from '#test/support/world/fakeStorage.ts';
import { storageWithSession } from '#test/support/world/sessions.ts';
import { createWorld } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const fault = new Error('fault');

/** The next call of `method` throws, the ones after it work. */
function throwOnce<Service extends object>(service: Service, method: jest.FunctionPropertyNames<Required<Service>>): void {
  const spy = jest.spyOn(service, method) as unknown as jest.SpyInstance<unknown, unknown[]>;
  spy.mockImplementationOnce(() => {
    throw fault;
  });
}

const ana = () => createWorld({ at: '/sitio', storage: storageWithSession() });
const refused = withStatus(401);

describe('a worker that throws is reported, and the next event of its kind still works', () => {
  test('a followed link', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.navigation, 'push');
    await app.dispatch(linkFollowed({ to: '/nada', replace: false }));
    expect(app.world.takeReported()).toEqual([fault]);
    await app.dispatch(linkFollowed({ to: '/nada', replace: false }));
    expect(app.state().location).toMatchObject({ path: '/nada' });
  });

  test('the redirect of the empty path', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.navigation, 'replace');
    await app.go('/');
    expect(app.world.takeReported()).toEqual([fault]);
    await app.go('/');
    expect(app.state().location).toMatchObject({ path: '/tramites/educacion' });
  });

  test('the guard of the pages', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.storage.tab, 'get');
    await app.go('/nada');
    expect(app.world.takeReported()).toEqual([fault]);
    await app.go('/sitio');
    expect(app.state().location).toMatchObject({ path: '/login' });
  });

  test('a sign-in', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.storage.shared, 'set');
    await app.dispatch(session.signInSubmitted('ana', 'clave'));
    await app.answerFirst({ token: 'T' });
    expect(app.world.takeReported()).toEqual([fault]);
    await app.dispatch(session.signInSubmitted('ana', 'clave'));
    await app.answerFirst({ token: 'T' });
    expect(app.state().session).toMatchObject({ status: 'signedIn', user: 'ana' });
  });

  test('the dialog of a failed sign-in', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.dialogs, 'open');
    for (let time = 0; time < 2; time += 1) {
      await app.dispatch(session.signInSubmitted('ana', 'mala'));
      await app.failFirst(refused);
    }
    expect(app.world.takeReported()).toEqual([fault]);
    expect(app.world.dialogs.shown).toHaveLength(1);
  });

  test('the sign-out question', async () => {
    const app = await runStore(ana());
    throwOnce(app.world.dialogs, 'open');
    await app.dispatch(session.signOutRequested());
    expect(app.world.takeReported()).toEqual([fault]);
    await app.dispatch(session.signOutRequested());
    await app.answerDialog(true);
    expect(app.state().session).toEqual({ status: 'signedOut' });
  });

  test('a refusal', async () => {
    const app = await runStore(createWorld({ at: '/tramites/educacion' }));
    throwOnce(app.world.dialogs, 'open');
    for (let time = 0; time < 2; time += 1) {
      app.world.http.get('api/algo').catch(() => undefined);
      await app.failFirst(refused);
      await app.go('/tramites/educacion');
    }
    expect(app.world.takeReported()).toEqual([fault]);
    expect(app.world.dialogs.shown).toHaveLength(1);
  });

  test('a sign-out in another tab', async () => {
    const shared = createSharedStorage();
    const [here, there] = [createFakeStorage(shared), createFakeStorage(shared)];
    const signIn = () =>
      [here, there].forEach((tab) => beginSession(tab, { token: 'T', user: 'ana', authorizationItem: [], anio: 1 }));
    signIn();
    const app = await runStore(createWorld({ at: '/sitio', storage: here }));
    throwOnce(app.world.http, 'abortAll');
    endSession(there);
    await app.settle();
    expect(app.world.takeReported()).toEqual([fault]);
    signIn();
    endSession(there);
    await app.settle();
    expect(app.state().session).toEqual({ status: 'signedOut' });
  });

  test.each([
    ['the popup of an invalid form', session.invalidFormSubmitted()],
    ['the popup of the forgotten password', session.forgottenPasswordClicked()],
  ])('%s', async (_, event) => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.dialogs, 'open');
    await app.dispatch(event);
    expect(app.world.takeReported()).toEqual([fault]);
    await app.dispatch(event);
    expect(app.world.dialogs.shown).toHaveLength(1);
  });

  test('the reading of the menu', async () => {
    const world = ana();
    throwOnce(world.dialogs, 'open');
    world.storage.shared.remove('AuthorizationItem');
    const app = await runStore(world);
    expect(world.takeReported()).toEqual([fault]);
    world.navigation.push('/login');
    await app.dispatch(session.signInSubmitted('ana', 'clave'));
    await app.answerFirst({ token: 'T', AuthorizationItem: [] });
    expect(app.state().menu).toMatchObject({ status: 'ready' });
  });

  test('a page restored by the browser', async () => {
    const app = await runStore(createWorld({ at: '/login' }));
    throwOnce(app.world.http, 'abortAll');
    app.world.http.get('api/algo').catch(() => undefined);
    app.world.navigation.restorePage();
    await app.settle();
    expect(app.world.takeReported()).toEqual([fault]);
    app.world.navigation.restorePage();
    await app.settle();
    expect(app.state().overlay).toEqual({ status: 'idle' });
  });

  test('the loading of a page and its retry', async () => {
    const app = await runStore(createWorld({ at: '/tramites/educacion' }));
    throwOnce(app.world.deployment, 'reloadIfReplaced');
    const lost = new Error('404');
    app.asked[0]?.fail(lost);
    await app.settle();
    expect(app.world.takeReported()).toEqual([lost, fault]);
    throwOnce(app.world.deployment, 'reloadIfReplaced');
    await app.dispatch(chunkRetryRequested());
    app.asked[1]?.fail(lost);
    await app.settle();
    expect(app.world.takeReported()).toEqual([lost, fault]);
    await app.dispatch(chunkRetryRequested());
    app.asked[2]?.arrive();
    await app.settle();
    expect(app.state().chunks.citizen).toEqual({ status: 'loaded' });
  });

  test('the configuration: the application goes on with the defaults (D16)', async () => {
    const world = createWorld({ at: '/' });
    jest.spyOn(world.config, 'read').mockRejectedValue(fault);
    const app = await runStore(world);
    expect(world.takeReported()).toEqual([fault]);
    expect(app.state().config.status).toBe('defaults');
    expect(app.state().location).toMatchObject({ path: '/tramites/educacion' });
  });
});
