import { locationSaga } from '#core/location/locationSaga.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { menuSaga } from '#core/menu/menuSaga.ts';
import { menuFoundMissing, menuRead } from '#core/menu/menuSlice.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import * as session from '#core/session/sessionEvents.ts';
import { beginSession } from '#core/session/sessionStore.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createFakeStorage, createSharedStorage } from '#test/support/world/fakeStorage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

const run = async (world: World) => ({ world, saga: await runSaga([menuSaga, sessionSaga, locationSaga], world) });
const DIALOG = { icon: 'error', title: 'Error', text: 'No existe una menú para el usuario registrado' };

test('the stored menu is read when a session begins, with the groups of the page open', async () => {
  const { world, saga } = await run(worldWithSession('/educacion/sedes'));
  expect(saga.state.menu).toMatchObject({ status: 'ready', expanded: ['0'], filter: '' });
  expect(world.dialogs.shown).toEqual([]);
  const { menu } = saga.state;
  if (menu.status !== 'ready') throw new Error('The menu is not ready');
  expect(menu.entries.map(({ title }) => title)).toEqual(['Educación', 'Inicio']);
  await saga.end((expected) => expected.put(menuRead({ entries: menu.entries, path: '/educacion/sedes' })));
});

test.each(['[]', '[null]'])('a menu without entries (%s) is one, without a dialog (D11)', async (authorizationItem) => {
  const { world, saga } = await run(worldWithSession('/sitio', { authorizationItem }));
  expect(saga.state.menu).toEqual({ status: 'ready', entries: [], expanded: [], filter: '' });
  expect(world.dialogs.shown).toEqual([]);
});

describe.each([undefined, '{', 'undefined', 'null', '"x"', '{}'])('stored as %j it is missing', (authorizationItem) => {
  test('the dialog, once', async () => {
    const { world, saga } = await run(worldWithSession('/sitio', { authorizationItem }));
    expect(saga.state.menu).toEqual({ status: 'missing' });
    expect(world.dialogs.shown).toEqual([DIALOG]);
    world.dialogs.answer(true);
    await saga.go('/educacion');
    expect(world.dialogs.shown).toEqual([DIALOG]);
    // What is there and is no menu is a fault that a developer wants to see; no menu at all is none.
    expect(world.takeReported()).toHaveLength(authorizationItem === undefined ? 0 : 1);
    await saga.end((expected) => expected.put(menuFoundMissing()));
  });
});

test('the dialog waits for a page with the side menu', async () => {
  const { world, saga } = await run(worldWithSession('/tramites/educacion', { authorizationItem: undefined }));
  expect(saga.state.menu).toEqual({ status: 'missing' });
  expect(world.dialogs.shown).toEqual([]);
  await saga.go('/nada');
  expect(world.dialogs.shown).toEqual([]);
  await saga.go('/sitio');
  expect(world.dialogs.current).toEqual(DIALOG);
  await saga.go('/educacion');
  expect(world.dialogs.current).toBeNull();
  expect(world.dialogs.shown).toEqual([DIALOG]);
});

test('a sign-in without a menu: the dialog comes on /sitio and stays there', async () => {
  const { world, saga } = await run(createWorld({ at: '/login' }));
  await saga.dispatch(session.signInSubmitted('ana', 'clave'));
  await saga.answerFirst({ token: 'T' });
  expect(saga.state.location).toMatchObject({ path: '/sitio' });
  expect(world.dialogs.current).toEqual(DIALOG);
});

test.each([
  ['a refusal', session.sessionExpired()],
  ['a lost token', session.tokenLost()],
  ['a sign-out elsewhere', session.signedOutElsewhere()],
])('%s calls off what it still waits for', async (_, ending) => {
  const world = worldWithSession('/tramites/educacion', { authorizationItem: undefined });
  const saga = await runSaga([menuSaga, locationSaga], world);
  await saga.dispatch(session.sessionFound({ user: 'ana', year: null }));
  expect(saga.state.menu).toEqual({ status: 'missing' });
  await saga.dispatch(ending);
  expect(saga.state.menu).toEqual({ status: 'unread' });
  await saga.go('/sitio');
  expect(world.dialogs.shown).toEqual([]);
});

test('the dialog goes with the session', async () => {
  const { world, saga } = await run(worldWithSession('/sitio', { authorizationItem: undefined }));
  expect(world.dialogs.current).toEqual(DIALOG);
  await saga.dispatch(session.sessionExpired());
  expect(world.dialogs.current).toBeNull();
});

test('the next sign-in overwrites a broken menu', async () => {
  const { world, saga } = await run(worldWithSession('/login', { authorizationItem: '{' }));
  expect(world.takeReported()).toHaveLength(1);
  expect(saga.state.menu).toEqual({ status: 'missing' });
  await saga.dispatch(session.signInSubmitted('ana', 'clave'));
  await saga.answerFirst({ token: 'T', AuthorizationItem: [{ title: 'Nueva', url: 'sitio' }] });
  expect(saga.state.menu).toMatchObject({ status: 'ready', entries: [{ title: 'Nueva' }] });
  expect(world.dialogs.shown).toEqual([]);
});

test("another user's leftover menu is never shown, not for a state (D14)", async () => {
  const shared = createSharedStorage();
  const left = [{ title: 'Administración', url: 'educacion/admin' }];
  beginSession(createFakeStorage(shared), { token: 'A', user: 'admin', authorizationItem: left, anio: 2018 });
  const { saga } = await run(createWorld({ at: '/login', storage: createFakeStorage(shared) }));
  expect(saga.state.menu).toEqual({ status: 'unread' });
  await saga.dispatch(session.signInSubmitted('ana', 'clave'));
  await saga.answerFirst({ token: 'T', AuthorizationItem: [{ title: 'Sedes', url: 'educacion/sedes' }] });
  expect(JSON.stringify(saga.actions)).not.toContain('Administración');
  expect(saga.state.menu).toMatchObject({ status: 'ready', entries: [{ title: 'Sedes' }] });
});

test('two users in two tabs: each has its own menu after a reload', async () => {
  const shared = createSharedStorage();
  const tabs = ['ana', 'luis'].map((user) => {
    const storage = createFakeStorage(shared);
    beginSession(storage, { token: user, user, authorizationItem: [{ title: `De ${user}` }], anio: 2018 });
    return storage;
  });
  for (const [index, user] of ['ana', 'luis'].entries()) {
    const storage = createFakeStorage(shared, tabs[index]?.tabValues);
    const { saga } = await run(createWorld({ at: '/sitio', storage }));
    expect(saga.state.menu).toMatchObject({ status: 'ready', entries: [{ title: `De ${user}` }] });
    expect(saga.state.session).toMatchObject({ user, year: '2018' });
  }
});

test('without a session nothing is read', async () => {
  const world = createWorld({ at: '/tramites/educacion' });
  const read = jest.spyOn(world.storage.shared, 'get');
  const saga = await runSaga([menuSaga, locationSaga], world);
  await saga.dispatch(session.signedOut());
  expect(read).not.toHaveBeenCalled();
  await saga.end((expected) => expected.not.put(menuFoundMissing()).put.actionType(locationChanged.type));
});
