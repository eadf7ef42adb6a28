import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import * as session from '#core/session/sessionEvents.ts';
import { saveReturn } from '#core/session/returnAddress.ts';
import { beginSession, dropToken, endSession } from '#core/session/sessionStore.ts';
import { runSaga, runSession } from '#test/support/runSaga.ts';
import { createFakeStorage, createSharedStorage, type FakeStorage } from '#test/support/world/fakeStorage.ts';
import { createWorld } from '#test/support/world/world.ts';

function signIn(storage: FakeStorage, user: string): void {
  beginSession(storage, { token: `token-${user}`, user, authorizationItem: [{ title: user }], anio: 2018 });
}

/** Two tabs, each with a session; the sagas run in the first, ana's. */
async function twoTabs({ at, other }: { at: string; other: string }) {
  const shared = createSharedStorage();
  const [here, there] = [createFakeStorage(shared), createFakeStorage(shared)];
  signIn(here, 'ana');
  signIn(there, other);
  const world = createWorld({ at, storage: here });
  return { world, there, saga: await runSaga([sessionSaga, locationSaga], world) };
}

test('the same user signs out there: this session ends, and its return address is forgotten (D14)', async () => {
  const { world, there, saga } = await twoTabs({ at: '/educacion', other: 'ana' });
  saveReturn(world.storage, { path: '/educacion', user: 'ana' });
  const late = world.http.get('api/algo').catch((error: unknown) => error);
  endSession(there);
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect([...world.storage.tabValues.keys()]).toEqual([]);
  expect(saga.state.location).toMatchObject({ path: '/login' });
  expect(await late).toMatchObject({ failure: { kind: 'aborted' } });
  // Each tab has a token of its own.
  expect(world.http.told).toEqual([{ path: 'api/token/cerrar', token: 'token-ana' }]);
  await saga.end((expected) => expected.put(session.signedOutElsewhere()));
});

test('on a page for anyone one stays there', async () => {
  const { there, saga } = await twoTabs({ at: '/tramites/educacion', other: 'ana' });
  endSession(there);
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
});

test.each([
  ['another user signs out', (there: FakeStorage) => endSession(there)],
  ['another user signs in', (there: FakeStorage) => signIn(there, 'luis')],
  ["another user's token is refused", (there: FakeStorage) => dropToken(there)],
])('%s there: this session goes on', async (_, happen) => {
  const { world, there, saga } = await twoTabs({ at: '/sitio', other: 'luis' });
  happen(there);
  await saga.settle();
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
  expect(world.http.told).toEqual([]);
  await saga.end((expected) => expected.not.put(session.signedOutElsewhere()));
});

test("the same user's token is refused there: this session goes on", async () => {
  const { there, saga } = await twoTabs({ at: '/sitio', other: 'ana' });
  dropToken(there);
  await saga.settle();
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
});

test('a tab without a session follows nobody', async () => {
  const shared = createSharedStorage();
  const there = createFakeStorage(shared);
  signIn(there, 'ana');
  const { saga } = await runSession(createWorld({ at: '/tramites/educacion', storage: createFakeStorage(shared) }));
  endSession(there);
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  await saga.end((expected) => expected.not.put(session.signedOutElsewhere()));
});

test('a sign-in that is to replace the ended session goes on', async () => {
  const { world, there, saga } = await twoTabs({ at: '/login', other: 'ana' });
  await saga.dispatch(session.signInSubmitted('luis', 'clave'));
  endSession(there);
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signingIn', replacing: null });
  expect(world.http.pending).toHaveLength(1);
  await saga.answerFirst({ token: 'T' });
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'luis' });
});
