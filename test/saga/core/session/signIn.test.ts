import { put } from 'redux-saga/effects';
import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import * as session from '#core/session/sessionEvents.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { saveReturn } from '#core/session/returnAddress.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

const run = (world: World) => runSaga([sessionSaga, locationSaga], world);
const atLogin = () => createWorld({ at: '/login' });
const GRANTED = { token: 'T', AuthorizationItem: [{ title: 'Sedes' }], anio: 2018 };
const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';
const NO_ANSWER = 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo';
const NOT_AUTHORISED = 'No esta autorizado para ingresar a la plataforma';

test('a token: all is stored, and the person is at /sitio', async () => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted(' ana ', ' pa ss '));
  expect(saga.state.session).toEqual({ status: 'signingIn', replacing: null });
  expect(world.http.pending).toMatchObject([
    { method: 'POST', path: 'api/token/generar', body: { login: ' ana ', password: ' pa ss ' } },
  ]);
  world.http.pending[0]?.answer(GRANTED);
  await saga.settle();
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
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  world.http.pending[0]?.answer({ ...GRANTED, AuthorizationItem: ' [ ] ' });
  await saga.settle();
  expect(world.storage.shared.get('AuthorizationItem')).toBe(' [ ] ');
  await saga.end();
});

test.each(['eyJhbGciOi.eyJzdWIi.x-_~+/=', 'a b', 'ñandú'])('the token %j is taken as it came', async (token) => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  world.http.pending[0]?.answer({ ...GRANTED, token });
  await saga.settle();
  expect(world.storage.tab.get('pisamiToken')).toBe(token);
  await saga.end();
});

test('a token alone is enough: menu and year are absent', async () => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  world.http.pending[0]?.answer({ token: 'T' });
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: null });
  expect(world.storage.shared.get('AuthorizationItem')).toBeNull();
  expect(world.storage.shared.get('anio')).toBeNull();
  await saga.end();
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
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    world.http.pending[0]?.answer(GRANTED);
    await saga.settle();
    expect(world.navigation.entries).toEqual([page]);
    expect(world.storage.tab.get('pisamiRegreso')).toBeNull();
    await saga.end();
  });
});

describe('a failure (D10)', () => {
  const failures: [string, HttpFailure, string][] = [
    ['401', { kind: 'status', status: 401, body: undefined }, NOT_AUTHORISED],
    ['400', { kind: 'status', status: 400, body: {} }, GENERIC],
    ['403', { kind: 'status', status: 403, body: {} }, GENERIC],
    ['500', { kind: 'status', status: 500, body: undefined }, GENERIC],
    ['HTML', { kind: 'notJson', status: 200 }, GENERIC],
    ['a path refused', { kind: 'pathRefused' }, GENERIC],
    ['no network', { kind: 'noAnswer', reason: 'network' }, NO_ANSWER],
    ['timeout', { kind: 'noAnswer', reason: 'timeout' }, NO_ANSWER],
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
    const world = atLogin();
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('ana', 'mala'));
    end(world);
    await saga.settle();
    expect(world.dialogs.shown).toEqual([{ icon: 'error', title: 'Error', text }]);
    expect(saga.state.session).toEqual({ status: 'signedOut' });
    expect([...world.storage.tabValues.keys()]).toEqual([]);
    world.dialogs.answer(true);
    await saga.settle();
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    world.http.pending[0]?.answer(GRANTED);
    await saga.settle();
    expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
    expect(saga.state.location).toMatchObject({ path: '/sitio' });
    expect(world.dialogs.shown).toHaveLength(1);
    await saga.end((expected) => expected.put(session.signInFailed()));
  });

  test('a form submitted while the dialog still stands is a sign-in too', async () => {
    const world = atLogin();
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('ana', 'mala'));
    world.http.pending[0]?.fail({ kind: 'status', status: 500, body: undefined });
    await saga.settle();
    expect(world.dialogs.current).not.toBeNull();
    await saga.dispatch(signInSubmitted('ana', 'clave'));
    expect(world.http.pending).toHaveLength(1);
    world.http.pending[0]?.answer(GRANTED);
    await saga.settle();
    expect(saga.state.session).toMatchObject({ status: 'signedIn' });
    expect(world.dialogs.current).toBeNull();
    await saga.end();
  });

  test('its dialog goes when the person leaves the login screen', async () => {
    const world = atLogin();
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('ana', 'mala'));
    world.http.pending[0]?.fail({ kind: 'noAnswer', reason: 'network' });
    await saga.settle();
    world.navigation.type('/tramites/educacion');
    await saga.settle();
    expect(world.dialogs.current).toBeNull();
    await saga.end();
  });
});

test('a fault of our own gets the generic text (D10)', async () => {
  const world = atLogin();
  jest.spyOn(world.http, 'post').mockRejectedValueOnce(new TypeError('fault'));
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  expect(world.dialogs.shown).toEqual([{ icon: 'error', title: 'Error', text: GENERIC }]);
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  await saga.end();
});

test('one request in flight, whatever is submitted (D9)', async () => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  await saga.settle(2_000);
  await saga.dispatch(signInSubmitted('luis', 'otra'));
  expect(world.http.made).toHaveLength(1);
  world.http.pending[0]?.answer(GRANTED);
  await saga.settle();
  expect(world.http.made).toHaveLength(1);
  expect(saga.state.session).toMatchObject({ status: 'signedIn', user: 'ana' });
  await saga.end();
});

test('leaving the login screen calls it off; its answer changes nothing', async () => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave'));
  const call = world.http.pending[0];
  world.navigation.type('/tramites/educacion');
  await saga.settle();
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
    const world = worldWithSession('/login');
    const saga = await run(world);
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
    await saga.end();
  });

  test.each([401, 500])('a failure (%d) leaves it as it was', async (status) => {
    const world = worldWithSession('/login');
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('luis', 'mala'));
    world.http.pending[0]?.fail({ kind: 'status', status, body: undefined });
    await saga.settle();
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: '2018' });
    expect(world.storage.tab.get('pisamiToken')).toBe('token-ana');
    expect(world.dialogs.shown).toHaveLength(1);
    await saga.end((expected) => expected.put(session.signInFailed()).not.put(session.sessionExpired()));
  });

  test('leaving leaves it as it was', async () => {
    const world = worldWithSession('/login');
    const saga = await run(world);
    await saga.dispatch(signInSubmitted('luis', 'clave'));
    world.navigation.type('/sitio');
    await saga.settle();
    expect(saga.state.session).toEqual({ status: 'signedIn', user: 'ana', year: '2018' });
    expect(saga.state.location).toMatchObject({ path: '/sitio' });
    await saga.end();
  });
});

test('a submitted form that starts no sign-in sends nothing', async () => {
  const world = worldWithSession('/sitio');
  const saga = await run(world);
  await saga.dispatch(session.signOutRequested());
  await saga.dispatch(signInSubmitted('luis', 'clave'));
  expect(saga.state.session).toMatchObject({ status: 'confirmingSignOut' });
  expect(world.http.made).toEqual([]);
  await saga.end();
});

test('the password is in no put', async () => {
  const world = atLogin();
  const saga = await run(world);
  await saga.dispatch(signInSubmitted('ana', 'clave-secreta'));
  world.http.pending[0]?.answer({ ...GRANTED, token: 'token-secreto' });
  await saga.settle();
  const puts = saga.actions.filter(({ type }) => type !== signInSubmitted.type).map((action) => put(action));
  expect(puts.length).toBeGreaterThan(2);
  expect(JSON.stringify(puts)).not.toMatch(/clave-secreta|token-secreto/);
  expect(JSON.stringify(saga.state)).not.toMatch(/clave-secreta|token-secreto/);
  await saga.end();
});
