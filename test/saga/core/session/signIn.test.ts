import { put } from 'redux-saga/effects';
import * as session from '#core/session/sessionEvents.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { saveReturn } from '#core/session/returnAddress.ts';
import { runSession } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const atLogin = () => createWorld({ at: '/login' });
const GRANTED = { token: 'T', AuthorizationItem: [{ title: 'Sedes' }], anio: 2018 };
const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';
const NO_ANSWER = 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo';
const NOT_AUTHORISED = 'No esta autorizado para ingresar a la plataforma';

/** ana's sign-in is on its way. */
async function submitted(password = 'clave', world = atLogin()) {
  const run = await runSession(world);
  await run.saga.dispatch(signInSubmitted('ana', password));
  return run;
}

test('a token: all is stored, and the person is at /sitio', async () => {
  const { world, saga } = await runSession(atLogin());
  await saga.dispatch(signInSubmitted(' ana ', ' pa ss '));
  expect(saga.state.session).toEqual({ status: 'signingIn', replacing: null });
  expect(world.http.pending).toMatchObject([
    { method: 'POST', path: 'api/token/generar', body: { login: ' ana ', password: ' pa ss ' } },
  ]);
  await saga.answerFirst(GRANTED);
  expect(saga.state.session).toEqual({ status: 'signedIn', user: ' ana ', year: '2018' });
  expect(world.storage.tab.get('pisamiToken')).toBe('T');
  expect(world.storage.shared.get('AuthorizationItem')).toBe('[{"title":"Sedes"}]');
  expect(world.storage.shared.get('anio')).toBe('2018');
  expect(saga.state.location).toMatchObject({ path: '/sitio', kind: 'replace' });
  expect(world.navigation.entries).toEqual(['/sitio']);
  expect(world.dialogs.shown).toEqual([]);
  await saga.end((expected) => expected.put(session.signedIn({ user: ' ana ', year: '2018' })));
});

test('a menu that came as text is stored as it came', async () => {
  const { world, saga } = await submitted();
  await saga.answerFirst({ ...GRANTED, AuthorizationItem: ' [ ] ' });
  expect(world.storage.shared.get('AuthorizationItem')).toBe(' [ ] ');
});

test.each(['eyJhbGciOi.eyJzdWIi.x-_~+/=', 'a b', 'ñandú'])('the token %j is taken as it came', async (token) => {
  const { world, saga } = await submitted();
  await saga.answerFirst({ ...GRANTED, token });
  expect(world.storage.tab.get('pisamiToken')).toBe(token);
});

test('a token alone is enough: menu and year are absent', async () => {
  const { world, saga } = await submitted();
  await saga.answerFirst({ token: 'T' });
  expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: null });
  expect(world.storage.shared.get('AuthorizationItem')).toBeNull();
  expect(world.storage.shared.get('anio')).toBeNull();
});

describe('the page that was asked for (D1)', () => {
  test.each([
    ['none', null, '/sitio'],
    ["anyone's", { path: '/educacion/sedes?p=2', user: null }, '/educacion/sedes?p=2'],
    ['their own', { path: '/educacion/sedes?p=2', user: 'ana' }, '/educacion/sedes?p=2'],
    ["another user's", { path: '/educacion/sedes?p=2', user: 'luis' }, '/sitio'],
    ['not of this application', { path: '//example.test', user: null }, '/sitio'],
  ])('%s', async (_, wanted, page) => {
    const world = atLogin();
    if (wanted) saveReturn(world.storage, wanted);
    const { saga } = await runSession(world);
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    await saga.answerFirst(GRANTED);
    expect(world.navigation.entries).toEqual([page]);
    expect(world.storage.tab.get('pisamiRegreso')).toBeNull();
  });
});

describe('a failure (D10)', () => {
  const failures: [string, HttpFailure, string][] = [
    ['401', withStatus(401), NOT_AUTHORISED],
    ['400', withStatus(400, {}), GENERIC],
    ['403', withStatus(403, {}), GENERIC],
    ['500', withStatus(500), GENERIC],
    ['HTML', { kind: 'notJson', status: 200 }, GENERIC],
    ['a path refused', { kind: 'pathRefused' }, GENERIC],
    ['no network', NO_NETWORK, NO_ANSWER],
    ['timeout', TIMED_OUT, NO_ANSWER],
    ['called off', { kind: 'aborted' }, NO_ANSWER],
  ];
  const answers: [string, unknown, string][] = [
    ['an answer without a token', { AuthorizationItem: [], anio: 2018 }, GENERIC],
    ['an empty token', { token: '' }, GENERIC],
    ['a token that is no text', { token: 7 }, GENERIC],
    ['token null', { token: null }, GENERIC],
    // A header cannot carry these.
    ...['  ', '\t', '\u00a0', '\u007f', 'a\nb', 'a\r\nX-Other: b', 'a\u0000', 'a\u0085', 'año→', '🙂'].map(
      (token): [string, unknown, string] => [`the token ${JSON.stringify(token)}`, { token }, GENERIC],
    ),
    ['an empty answer', undefined, GENERIC],
    ['null', null, GENERIC],
    ['[]', [], GENERIC],
    ['a text', 'T', GENERIC],
  ];
  const cases: [string, (world: World) => void, string][] = [
    ...failures.map(([name, failure, text]): (typeof cases)[number] => [name, (w) => w.http.pending[0]?.fail(failure), text]),
    ...answers.map(([name, body, text]): (typeof cases)[number] => [name, (w) => w.http.pending[0]?.answer(body), text]),
  ];

  test.each(cases)('%s: one dialog, nothing stored, and the next try works', async (_, end, text) => {
    const { world, saga } = await submitted('mala');
    end(world);
    await saga.settle();
    expect(world.dialogs.shown).toEqual([{ icon: 'error', title: 'Error', text }]);
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect([...world.storage.tabValues.keys()]).toEqual([]);
    await saga.answerDialog(true);
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    await saga.answerFirst(GRANTED);
    expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
    expect(saga.state.location).toMatchObject({ path: '/sitio' });
    expect(world.dialogs.shown).toHaveLength(1);
    await saga.end((expected) => expected.put(session.signInFailed()));
  });

  test('a form submitted while the dialog still stands is a sign-in too', async () => {
    const { world, saga } = await submitted('mala');
    await saga.failFirst(withStatus(500));
    expect(world.dialogs.current).not.toBeNull();
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    expect(world.http.pending).toHaveLength(1);
    await saga.answerFirst(GRANTED);
    expect(saga.state.session).toMatchObject({ status: 'signedIn' });
    expect(world.dialogs.current).toBeNull();
  });

  test('its dialog goes when the person leaves the login screen', async () => {
    const { world, saga } = await submitted('mala');
    await saga.failFirst(NO_NETWORK);
    await saga.typeAddress('/tramites/educacion');
    expect(world.dialogs.current).toBeNull();
  });
});

test('a fault of our own gets the generic text (D10)', async () => {
  const world = atLogin();
  jest.spyOn(world.http, 'post').mockRejectedValueOnce(new TypeError('fault'));
  const { saga } = await runSession(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  expect(world.dialogs.shown).toEqual([{ icon: 'error', title: 'Error', text: GENERIC }]);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
});

test('one request in flight, whatever is submitted (D9)', async () => {
  const { world, saga } = await submitted();
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  await saga.settle(2_000);
  await saga.dispatch(signInSubmitted('luis', 'otra'));
  expect(world.http.made).toHaveLength(1);
  await saga.answerFirst(GRANTED);
  expect(world.http.made).toHaveLength(1);
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
});

test('leaving the login screen calls it off; its answer changes nothing', async () => {
  const { world, saga } = await submitted();
  const call = world.http.pending[0];
  await saga.typeAddress('/tramites/educacion');
  expect(world.http.pending).toEqual([]);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  call?.answer(GRANTED);
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(world.storage.tab.get('pisamiToken')).toBeNull();
  expect(world.dialogs.shown).toEqual([]);
  await saga.end((expected) => expected.put(session.signInAbandoned()));
});

describe('with a session open (D4)', () => {
  test('a success replaces it', async () => {
    const { world, saga } = await runSession(worldWithSession('/login'));
    expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
    const earlier = world.http.get('api/algo').catch((error: unknown) => error);
    await saga.dispatch(signInSubmitted('luis', 'clave'));
    expect(saga.state.session).toEqual({ status: 'signingIn', replacing: { user: 'ana', year: '2018' } });
    world.http.pending[1]?.answer({ ...GRANTED, anio: '2019' });
    await saga.settle();
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'luis', year: '2019' });
    expect(world.storage.tab.get('pisamiToken')).toBe('T');
    expect(world.http.told).toEqual([{ path: 'api/token/cerrar', token: 'token-ana' }]);
    expect(await earlier).toMatchObject({ failure: { kind: 'aborted' } });
  });

  test.each([401, 500])('a failure (%d) leaves it as it was', async (status) => {
    const { world, saga } = await runSession(worldWithSession('/login'));
    await saga.dispatch(signInSubmitted('luis', 'mala'));
    await saga.failFirst(withStatus(status));
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: '2018' });
    expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
    expect(world.dialogs.shown).toHaveLength(1);
    await saga.end((expected) => expected.put(session.signInFailed()).not.put(session.sessionExpired()));
  });

  test('leaving leaves it as it was', async () => {
    const { saga } = await runSession(worldWithSession('/login'));
    await saga.dispatch(signInSubmitted('luis', 'clave'));
    await saga.typeAddress('/sitio');
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: '2018' });
    expect(saga.state.location).toMatchObject({ path: '/sitio' });
  });
});

test('a submitted form that starts no sign-in sends nothing', async () => {
  const { world, saga } = await runSession(worldWithSession('/sitio'));
  await saga.dispatch(session.signOutRequested());
  await saga.dispatch(signInSubmitted('luis', 'clave'));
  expect(saga.state.session).toMatchObject({ status: 'confirmingSignOut' });
  expect(world.http.made).toEqual([]);
});

test('the password is in no put', async () => {
  const { saga } = await runSession(atLogin());
  await saga.dispatch(signInSubmitted('ana', 'clave-secreta'));
  await saga.answerFirst({ ...GRANTED, token: 'token-secreto' });
  const puts = saga.actions.filter(({ type }) => type !== signInSubmitted.type).map((action) => put(action));
  expect(puts.length).toBeGreaterThan(2);
  expect(JSON.stringify(puts)).not.toMatch(/clave-secreta|token-secreto/);
  expect(JSON.stringify(saga.state)).not.toMatch(/clave-secreta|token-secreto/);
});
