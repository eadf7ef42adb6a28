import * as session from '#core/session/sessionEvents.ts';
import { runSession } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { withStatus } from '#test/support/samples/failures.ts';

const ALERT = { icon: 'error', title: 'Error', text: 'No esta autorizado para ingresar a la plataforma' };
const refused = withStatus(401);

/** Sends a call and gives what it rejects with. */
const send = (world: World) => world.http.get('api/algo').catch((error: unknown) => error);

/** A call of the application in `world` was refused. */
async function refusedAt(world: World) {
  const run = await runSession(world);
  void send(world);
  await run.saga.failFirst(refused);
  return run;
}

test('a refused token ends the session, leads to the login screen and is told; the caller is told too', async () => {
  const { world, saga } = await runSession(worldWithSession('/educacion/sedes?p=2'));
  const rejection = send(world);
  await saga.failFirst(refused);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(world.storage.tab.get('pisamiToken')).toBeNull();
  expect(saga.state.location).toMatchObject({ path: '/login', kind: 'replace' });
  expect(world.dialogs.shown).toEqual([ALERT]);
  expect(world.dialogs.current).toEqual(ALERT);
  expect(await rejection).toMatchObject({ failure: refused });
  await saga.end((expected) => expected.put(session.sessionExpired()));
});

test('menu and year stay for the other tabs, the page is kept for the same user (D1, D12)', async () => {
  const { world } = await refusedAt(worldWithSession('/educacion/sedes?p=2'));
  expect(world.storage.shared.get('AuthorizationItem')).not.toBeNull();
  expect(world.storage.shared.get('anio')).toBe('2018');
  expect(JSON.parse(world.storage.tab.get('pisamiRegreso') ?? '')).toEqual({ path: '/educacion/sedes?p=2', user: 'ana' });
});

test('a token that went without a word, and then a refused write: the same user comes back to the page (D1)', async () => {
  const { world, saga } = await runSession(worldWithSession('/educacion/sedes?p=2'));
  world.storage.tab.remove('pisamiToken');
  void send(world);
  await saga.failFirst(refused);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(JSON.parse(world.storage.tab.get('pisamiRegreso') ?? '')).toEqual({ path: '/educacion/sedes?p=2', user: 'ana' });
});

test('a page that is not for staff is not kept', async () => {
  const { world, saga } = await refusedAt(worldWithSession('/tramites/educacion'));
  expect(world.storage.tab.get('pisamiRegreso')).toBeNull();
  expect(saga.state.location).toMatchObject({ path: '/login' });
});

test('four refusals at 0, 50, 600 and 1,500 ms: one alert', async () => {
  const { world, saga } = await runSession(worldWithSession('/sitio'));
  for (let index = 0; index < 4; index += 1) void send(world);
  for (const wait of [0, 50, 550, 900]) {
    await saga.settle(wait);
    world.http.pending[0]?.fail(refused);
  }
  await saga.settle();
  expect(world.http.pending).toEqual([]);
  expect(world.dialogs.shown).toEqual([ALERT]);
  await saga.answerDialog(true);
  expect(world.dialogs.shown).toEqual([ALERT]);
  expect(saga.actions.filter(({ type }) => type === session.sessionExpired.type)).toHaveLength(1);
});

test('one that comes after the alert was answered says nothing more', async () => {
  const { world, saga } = await runSession(worldWithSession('/sitio'));
  void send(world);
  void send(world);
  await saga.failFirst(refused);
  await saga.answerDialog(true);
  await saga.failFirst(refused);
  expect(world.dialogs.shown).toEqual([ALERT]);
});

test('a refusal of an earlier token leaves the session of now (D12)', async () => {
  const { world, saga } = await runSession(worldWithSession('/login'));
  world.storage.tab.set('pisamiToken', 'earlier');
  void send(world);
  world.storage.tab.set('pisamiToken', 'token-ana');
  await saga.failFirst(refused);
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
  expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
  expect(world.dialogs.shown).toEqual([]);
});

test('refused while a sign-in is to replace the session: the sign-in goes on', async () => {
  const { world, saga } = await runSession(worldWithSession('/login'));
  void send(world);
  await saga.dispatch(session.signInSubmitted('luis', 'clave'));
  await saga.failFirst(refused);
  expect(saga.state.session).toEqual({ status: 'signingIn', replacing: null });
  await saga.answerFirst({ token: 'T', anio: 2019 });
  expect(saga.state.session).toEqual({ status: 'signedIn', user: 'luis', year: '2019' });
  expect(saga.state.location).toMatchObject({ path: '/sitio' });
  expect(world.dialogs.current).toBeNull();
});

describe('without a session', () => {
  test('a refused call leads to the login screen and is told', async () => {
    const { world, saga } = await refusedAt(createWorld({ at: '/tramites/educacion' }));
    expect(saga.state.location).toMatchObject({ path: '/login' });
    expect(world.dialogs.shown).toEqual([ALERT]);
    await saga.end((expected) => expected.not.put(session.sessionExpired()));
  });

  test('on the login screen it says nothing', async () => {
    const { world } = await refusedAt(createWorld({ at: '/login' }));
    expect(world.dialogs.shown).toEqual([]);
  });

  test('several that fail together: one alert, also when the person has moved on', async () => {
    const { world, saga } = await runSession(createWorld({ at: '/tramites/educacion' }));
    for (let index = 0; index < 3; index += 1) void send(world);
    for (const call of [...world.http.pending]) call.fail(refused);
    await saga.settle();
    await saga.typeAddress('/tramites/educacion');
    expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
    expect(world.dialogs.shown).toEqual([ALERT]);
    expect(world.dialogs.current).toBeNull();
  });

  test('the next refusal, later on, is told anew', async () => {
    const { world, saga } = await runSession(createWorld({ at: '/tramites/educacion' }));
    for (let time = 0; time < 2; time += 1) {
      await saga.typeAddress('/tramites/educacion');
      void send(world);
      await saga.failFirst(refused);
    }
    expect(world.dialogs.shown).toEqual([ALERT, ALERT]);
  });
});

test('a 401 at sign-in is told once, by the sign-in (D10)', async () => {
  const { world, saga } = await runSession(createWorld({ at: '/login' }));
  await saga.dispatch(session.signInSubmitted('ana', 'mala'));
  await saga.failFirst(refused);
  expect(world.dialogs.shown).toEqual([ALERT]);
  await saga.end((expected) => expected.put(session.signInFailed()).not.put(session.sessionExpired()));
});

test('a 403 never ends the session (D30)', async () => {
  const { world, saga } = await runSession(worldWithSession('/sitio'));
  void send(world);
  await saga.failFirst(withStatus(403));
  expect(saga.state.session).toMatchObject({ status: 'signedIn' });
  expect(world.dialogs.shown).toEqual([]);
});
