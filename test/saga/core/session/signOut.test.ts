import * as events from '#core/session/sessionEvents.ts';
import { saveReturn } from '#core/session/returnAddress.ts';
import { beginSession, endSession } from '#core/session/sessionStore.ts';
import { runSession } from '#test/support/runSaga.ts';
import { createFakeStorage, createSharedStorage } from '#test/support/world/fakeStorage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const QUESTION = {
  icon: 'warning',
  title: 'Confirmacion',
  text: 'Desea cerrar la sesión',
  confirmText: 'Si, deseo cerrar sesión',
  cancelText: 'Cancelar',
};

/** ana at /sitio, the question open. */
async function asked() {
  const { world, saga } = await runSession(worldWithSession('/sitio'));
  await saga.dispatch(events.signOutRequested());
  return { world, saga };
}

test('it asks, and removes nothing before the answer', async () => {
  const { world, saga } = await asked();
  expect(world.dialogs.current).toEqual(QUESTION);
  expect(saga.state.session).toEqual({ status: 'confirmingSignOut', user: 'ana', year: '2018' });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
});

test('confirmed: everything is removed, what is in flight is called off, and the login screen comes', async () => {
  const { world, saga } = await asked();
  saveReturn(world.storage, { path: '/educacion', user: null });
  const late = world.http.get('api/algo').catch((error: unknown) => error);
  await saga.answerDialog(true);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect([...world.storage.tabValues.keys()]).toEqual([]);
  expect(world.storage.shared.get('AuthorizationItem')).toBeNull();
  expect(world.storage.shared.get('anio')).toBeNull();
  expect(world.navigation.entries).toEqual(['/login']);
  expect(await late).toMatchObject({ failure: { kind: 'aborted' } });
  expect(world.http.told).toEqual([{ path: 'api/token/cerrar', token: 'token-ana' }]);
  expect(world.http.pending).toEqual([]);
  expect(world.dialogs.current).toBeNull();
  await saga.end((expected) => expected.put(events.signedOut()).not.put(events.signOutDeclined()));
});

test('the order is the promise: called off, the server told, removed, signed out, then the login screen (D13)', async () => {
  const { world, saga } = await asked();
  const steps: string[] = [];
  jest
    .spyOn(world.http, 'abortAll')
    .mockImplementation(() => void steps.push(`abort ${String(world.storage.tab.get('pisamiToken'))}`));
  jest.spyOn(world.http, 'tell').mockImplementation((path) => {
    steps.push(`tell ${path} ${String(world.storage.tab.get('pisamiToken'))}`);
  });
  jest.spyOn(world.navigation, 'replace').mockImplementationOnce((to) => {
    steps.push(`${to} ${saga.state.session.status} ${String(world.storage.tab.get('pisamiToken'))}`);
    world.navigation.push(to);
  });
  await saga.answerDialog(true);
  expect(steps).toEqual(['abort token-ana', 'tell api/token/cerrar token-ana', '/login signedOut null']);
});

test('declined: all stays', async () => {
  const { world, saga } = await asked();
  await saga.answerDialog(false);
  expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: '2018' });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
  expect(world.http.told).toEqual([]);
  expect(saga.state.location).toMatchObject({ path: '/sitio' });
  await saga.end((expected) => expected.put(events.signOutDeclined()).not.put(events.signedOut()));
});

test.each([
  ['leaving the page', (world: World) => world.navigation.type('/educacion')],
  ['another dialog in its place', (world: World) => void world.dialogs.open({ icon: 'info', title: 'Otro', text: '' })],
])('%s is no confirmation', async (_, happen) => {
  const { world, saga } = await asked();
  happen(world);
  await saga.settle();
  expect(world.dialogs.current).not.toEqual(QUESTION);
  expect(saga.state.session).toMatchObject({ status: 'signedIn' });
  await saga.dispatch(events.signOutRequested());
  expect(world.dialogs.current).toEqual(QUESTION);
  await saga.end((expected) => expected.put(events.signOutDeclined()));
});

test('asked twice, it asks once', async () => {
  const { world, saga } = await asked();
  await saga.dispatch(events.signOutRequested());
  expect(world.dialogs.shown).toEqual([QUESTION]);
});

test('without a session there is nothing to ask', async () => {
  const { world, saga } = await runSession(createWorld({ at: '/login' }));
  await saga.dispatch(events.signOutRequested());
  expect(world.dialogs.shown).toEqual([]);
});

describe('the session ends during the question', () => {
  test('refused: the alert stands in its place', async () => {
    const { world, saga } = await asked();
    world.http.get('api/algo').catch(() => undefined);
    await saga.failFirst(withStatus(401));
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect(world.dialogs.current).toMatchObject({ text: 'No esta autorizado para ingresar a la plataforma' });
    // The server has ended it already.
    expect(world.http.told).toEqual([]);
    await saga.end((expected) => expected.not.put(events.signOutDeclined()).not.put(events.signedOut()));
  });

  test('signed out in another tab: no question is left', async () => {
    const shared = createSharedStorage();
    const [here, there] = [createFakeStorage(shared), createFakeStorage(shared)];
    for (const tab of [there, here]) beginSession(tab, { token: 'T', user: 'ana', authorizationItem: [], anio: 2018 });
    const { world, saga } = await runSession(createWorld({ at: '/sitio', storage: here }));
    await saga.dispatch(events.signOutRequested());
    endSession(there);
    await saga.settle();
    expect(world.dialogs.current).toBeNull();
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect(saga.state.location).toMatchObject({ path: '/login' });
    await saga.end((expected) => expected.not.put(events.signOutDeclined()));
  });
});

test('after a declined one it can be asked again, and confirmed', async () => {
  const { saga } = await asked();
  await saga.answerDialog(false);
  await saga.dispatch(events.signOutRequested());
  await saga.answerDialog(true);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
});
