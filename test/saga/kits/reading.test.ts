import { object, string } from 'valibot';
import { createReading } from '#kits/reading/createReading.ts';
import type { ReadingState } from '#kits/reading/readingState.ts';
import * as session from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runParts } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const AREA = '/tramitacion/tramite-educacion';

interface Kind {
  isPublic?: boolean;
  keepsShown?: boolean;
}

async function start(world: World, kind: Kind = {}) {
  const reading = createReading({
    area: 'area',
    name: 'lista',
    paramsOf: ({ path, search }) => (path === AREA || path === '/tramites/educacion' ? { search } : null),
    path: ({ search }) => `api/lista${search}`,
    schema: object({ nombre: string() }),
    ...kind,
  });
  const saga = await runParts([reading], world);
  const state = (): ReadingState<{ search: string }, { nombre: string }> => reading.select(saga.state);
  const { failFirst: fail, answerFirst, go } = movesOf(world, saga.settle);
  return { world, saga, state, go, fail, answer: (nombre: string) => answerFirst({ nombre }), events: reading.events };
}

const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';
const NOT_READABLE = 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde';

test('read when the address asks for it, with the token', async () => {
  const { world, saga, state, answer, events } = await start(worldWithSession(`${AREA}?pagina=2`));
  expect(state()).toEqual({ status: 'loading', params: { search: '?pagina=2' }, previous: null });
  expect(world.http.pending).toMatchObject([{ method: 'GET', path: 'api/lista?pagina=2', token: 'token-ana' }]);
  await answer('Ana');
  expect(state()).toEqual({ status: 'ready', params: { search: '?pagina=2' }, data: { nombre: 'Ana' } });
  await saga.end((expected) => expected.put(events.received({ data: { nombre: 'Ana' } })));
});

const failures: [HttpFailure, { status: string; message?: string }][] = [
  [withStatus(403), { status: 'forbidden' }],
  [withStatus(404), { status: 'unavailable' }],
  [withStatus(404, { codigo: 'no_existe', detail: 'No hay' }), { status: 'notFound' }],
  [withStatus(501), { status: 'unavailable' }],
  [withStatus(501, { codigo: 'x' }), { status: 'unavailable' }],
  [withStatus(500), { status: 'failed', message: GENERIC }],
  [withStatus(400, { codigo: 'filtro', detail: 'El grado no existe' }), { status: 'failed', message: 'El grado no existe' }],
  [withStatus(429, { segundos: 40 }), { status: 'failed', message: 'Demasiados intentos. Intente de nuevo en 40 segundos' }],
  [
    { kind: 'notJson', status: 200 },
    { status: 'failed', message: NOT_READABLE },
  ],
  [
    NO_NETWORK,
    { status: 'failed', message: 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo' },
  ],
];

test.each(failures)('on %j: %j; the session goes on', async (failure, expected) => {
  const { saga, state } = await start(worldWithSession(AREA));
  await saga.failFirst(failure);
  expect(state()).toMatchObject({ ...expected, params: { search: '' } });
  expect(saga.state.session).toMatchObject({ status: 'signedIn' });
});

test('an answer of another shape cannot be read', async () => {
  const { saga, state } = await start(worldWithSession(AREA));
  await saga.answerFirst({ nombre: 3 });
  expect(state()).toMatchObject({ status: 'failed', message: NOT_READABLE });
});

test('a failed one is read again when the person asks, one that is on its way is not', async () => {
  const { world, saga, state, answer, events } = await start(worldWithSession(AREA));
  await saga.dispatch(events.retryRequested());
  expect(world.http.made).toHaveLength(1);
  await saga.failFirst(TIMED_OUT);
  await saga.dispatch(events.retryRequested());
  expect(state()).toMatchObject({ status: 'loading' });
  await answer('Ana');
  expect(state()).toMatchObject({ status: 'ready', data: { nombre: 'Ana' } });
  await saga.dispatch(events.retryRequested());
  expect(world.http.made).toHaveLength(2);
});

test.each([500, 501])(
  'what a %d kept back is read again at another page that needs the same, not at the same one',
  async (code) => {
    const { world, saga, state, go, answer } = await start(worldWithSession(AREA));
    await saga.failFirst(withStatus(code));
    await go(AREA);
    expect(world.http.made).toHaveLength(1);
    await go('/tramites/educacion');
    expect(state()).toMatchObject({ status: 'loading', previous: null });
    expect(world.http.made).toHaveLength(2);
    await answer('Ana');
    expect(state()).toMatchObject({ status: 'ready', data: { nombre: 'Ana' } });
    await go(AREA);
    expect(world.http.made).toHaveLength(2);
  },
);

test.each([403, 404])('a %d is an answer: another page does not ask again', async (code) => {
  const { world, saga, go } = await start(worldWithSession(AREA));
  await saga.failFirst(withStatus(code, { codigo: 'no_existe' }));
  await go('/tramites/educacion');
  expect(world.http.made).toHaveLength(1);
});

test('another page that needs something else reads only that', async () => {
  const { world, saga, go } = await start(worldWithSession(AREA));
  await saga.failFirst(withStatus(500));
  await go('/tramites/educacion?pagina=2');
  expect(world.http.made.map(({ path }) => path)).toEqual(['api/lista', 'api/lista?pagina=2']);
});

test('what is outdated is read again, and stays on the screen', async () => {
  const { world, saga, state, answer, events } = await start(worldWithSession(AREA));
  await answer('Ana');
  await saga.dispatch(events.outdated());
  expect(state()).toMatchObject({ status: 'loading', previous: { nombre: 'Ana' } });
  // What is on its way may be old already.
  await saga.dispatch(events.outdated());
  expect(world.http.pending).toHaveLength(1);
  expect(world.http.made).toHaveLength(3);
  await answer('Luz');
  expect(state()).toMatchObject({ status: 'ready', data: { nombre: 'Luz' } });
});

test('equal params: not again; others call the old call off', async () => {
  const { world, state, go, answer } = await start(worldWithSession(`${AREA}?pagina=1`));
  await go(`${AREA}?pagina=1`);
  expect(world.http.made).toHaveLength(1);
  await go(`${AREA}?pagina=2`);
  expect(world.http.pending).toMatchObject([{ path: 'api/lista?pagina=2' }]);
  await answer('Ana');
  expect(state()).toMatchObject({ status: 'ready', params: { search: '?pagina=2' } });
  await go(`${AREA}?pagina=3`);
  expect(state()).toMatchObject({ status: 'loading', previous: null });
});

test('leaving calls it off; coming back reads it anew', async () => {
  const { world, state, go } = await start(worldWithSession(AREA));
  await go('/sitio');
  expect(world.http.pending).toEqual([]);
  expect(state()).toEqual({ status: 'unread' });
  await go(AREA);
  expect(state()).toMatchObject({ status: 'loading' });
  expect(world.http.made).toHaveLength(2);
});

test('elsewhere, and without a session, nothing is read', async () => {
  for (const world of [worldWithSession('/sitio'), createWorld({ at: AREA })]) {
    await start(world);
    expect(world.http.made).toEqual([]);
  }
});

test.each([session.sessionExpired(), session.tokenLost(), session.signedOutElsewhere()])(
  'the end of the session ($type) calls it off',
  async (ending) => {
    const { world, saga, state } = await start(worldWithSession(AREA));
    await saga.dispatch(ending);
    expect(state()).toEqual({ status: 'unread' });
    expect(world.http.pending).toEqual([]);
  },
);

test('a public one needs no session, and goes on when one ends', async () => {
  const stranger = await start(createWorld({ at: '/tramites/educacion' }), { isPublic: true });
  await stranger.answer('Ana');
  expect(stranger.state()).toMatchObject({ status: 'ready' });
  await stranger.saga.end();
  const ana = await start(worldWithSession('/tramites/educacion'), { isPublic: true });
  await ana.saga.dispatch(session.signedOutElsewhere());
  await ana.answer('Luz');
  expect(ana.state()).toMatchObject({ status: 'ready', data: { nombre: 'Luz' } });
  expect(ana.world.http.made).toHaveLength(1);
});

test('a fault of our own is told and reported, and the next page is read', async () => {
  const world = worldWithSession(AREA);
  const fault = new Error('fault');
  jest.spyOn(world.http, 'get').mockRejectedValueOnce(fault);
  const { state, go, answer } = await start(world);
  expect(world.takeReported()).toEqual([fault]);
  expect(state()).toMatchObject({ status: 'failed', message: GENERIC });
  await go(`${AREA}?pagina=2`);
  await answer('Ana');
  expect(state()).toMatchObject({ status: 'ready' });
});
