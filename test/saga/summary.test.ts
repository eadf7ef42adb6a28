import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { createRootReducer } from '../../src/app/rootReducer';
import { locationSaga } from '../../src/features/location/locationSaga';
import { sessionSaga } from '../../src/features/session/sessionSaga';
import * as session from '../../src/features/session/sessionSlice';
import { createSummarySaga } from '../../src/features/summary/summarySaga';
import { createSummarySlice } from '../../src/features/summary/summarySlice';
import type { SummaryState } from '../../src/features/summary/summaryState';
import type { HttpFailure } from '../../src/services/http/types';
import { runSaga } from '../support/runSaga';
import { worldWithSession } from '../support/world/sessions';
import { createWorld, type World } from '../support/world/world';

beforeEach(() => void jest.useFakeTimers());

async function start(world: World) {
  const slice = createSummarySlice('area', '/educacion');
  const reducer = createRootReducer();
  reducer.inject({ reducerPath: 'area' as never, reducer: combineReducers({ summary: slice.machine.reducer }) as Reducer });
  const summarySaga = createSummarySaga('/educacion', slice);
  const saga = await runSaga([sessionSaga, locationSaga, summarySaga], world, { reducer });
  const summary = (): SummaryState => slice.select(saga.state);
  return { world, saga, summary, events: slice.events };
}

const NOT_READABLE = 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde';
const GENERIC = 'Ha ocurrido un error, por favor contacte al administrador';

test('read when the area opens, with the token', async () => {
  const { world, saga, summary, events } = await start(worldWithSession('/educacion'));
  expect(summary()).toEqual({ status: 'loading' });
  expect(world.http.pending).toMatchObject([{ method: 'GET', path: 'api/educacion/resumen', token: 'token-ana' }]);
  world.http.pending[0]?.answer({ solicitudes: 3, cupos: 4, otra: 1 });
  await saga.settle();
  expect(summary()).toEqual({ status: 'ready', requests: 3, places: 4 });
  await saga.end((expected) => expected.put(events.received({ requests: 3, places: 4 })));
});

const failures: [HttpFailure, SummaryState][] = [
  [{ kind: 'status', status: 403, body: undefined }, { status: 'forbidden' }],
  [{ kind: 'status', status: 404, body: undefined }, { status: 'unavailable' }],
  [{ kind: 'status', status: 501, body: undefined }, { status: 'unavailable' }],
  [{ kind: 'status', status: 500, body: undefined }, { status: 'failed', message: GENERIC }],
  [{ kind: 'notJson', status: 200 }, { status: 'failed', message: NOT_READABLE }],
  [{ kind: 'pathRefused' }, { status: 'failed', message: NOT_READABLE }],
  [{ kind: 'aborted' }, { status: 'failed', message: 'La consulta se interrumpió. Intente de nuevo' }],
  [
    { kind: 'noAnswer', reason: 'network' },
    {
      status: 'failed',
      message: 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo',
    },
  ],
];

test.each(failures)('on %j: %j; the session goes on', async (failure, expected) => {
  const { world, saga, summary } = await start(worldWithSession('/educacion'));
  world.http.pending[0]?.fail(failure);
  await saga.settle();
  expect(summary()).toEqual(expected);
  expect(saga.state.session).toMatchObject({ status: 'signedIn' });
  expect(world.dialogs.shown).toEqual([]);
  await saga.end();
});

const MALFORMED = [undefined, null, [], 'x', {}, { solicitudes: '3', cupos: 4 }, { solicitudes: 3 }];
const NO_COUNTS = [-1, 1.5, NaN, Infinity, 2 ** 53].flatMap((count) => [
  { solicitudes: count, cupos: 4 },
  { solicitudes: 3, cupos: count },
]);

test.each([...MALFORMED, ...NO_COUNTS])(
  'the answer %j cannot be read',
  async (answer) => {
    const { world, saga, summary } = await start(worldWithSession('/educacion'));
    world.http.pending[0]?.answer(answer);
    await saga.settle();
    expect(summary()).toEqual({ status: 'failed', message: NOT_READABLE });
    await saga.end();
  },
);

test('none, and the most that a number can count', async () => {
  const { world, saga, summary } = await start(worldWithSession('/educacion'));
  world.http.pending[0]?.answer({ solicitudes: 0, cupos: Number.MAX_SAFE_INTEGER });
  await saga.settle();
  expect(summary()).toEqual({ status: 'ready', requests: 0, places: Number.MAX_SAFE_INTEGER });
  await saga.end();
});

test('a retry after a failure', async () => {
  const { world, saga, summary, events } = await start(worldWithSession('/educacion'));
  world.http.pending[0]?.fail({ kind: 'noAnswer', reason: 'timeout' });
  await saga.settle();
  await saga.dispatch(events.retryRequested());
  expect(summary()).toEqual({ status: 'loading' });
  world.http.pending[0]?.answer({ solicitudes: 3, cupos: 4 });
  await saga.settle();
  expect(summary()).toEqual({ status: 'ready', requests: 3, places: 4 });
  expect(world.http.made).toHaveLength(2);
  await saga.end();
});

test('a fault of our own is reported, and the next opening of the area reads it', async () => {
  const world = worldWithSession('/educacion');
  const fault = new Error('fault');
  jest.spyOn(world.http, 'get').mockRejectedValueOnce(fault);
  const { saga, summary } = await start(world);
  expect(world.reported).toEqual([fault]);
  world.navigation.push('/sitio');
  await saga.settle();
  world.navigation.push('/educacion');
  await saga.settle();
  world.http.pending[0]?.answer({ solicitudes: 3, cupos: 4 });
  await saga.settle();
  expect(summary()).toEqual({ status: 'ready', requests: 3, places: 4 });
  await saga.end();
});

test('a retry while it is being read asks no second time', async () => {
  const { world, saga, events } = await start(worldWithSession('/educacion'));
  await saga.dispatch(events.retryRequested());
  expect(world.http.made).toHaveLength(1);
  await saga.end();
});

test('moving within the area neither calls it off nor reads it again', async () => {
  const { world, saga, summary } = await start(worldWithSession('/educacion'));
  world.navigation.push('/educacion/sedes');
  await saga.settle();
  expect(world.http.pending).toHaveLength(1);
  world.http.pending[0]?.answer({ solicitudes: 3, cupos: 4 });
  await saga.settle();
  world.navigation.push('/educacion');
  await saga.settle();
  expect(summary()).toEqual({ status: 'ready', requests: 3, places: 4 });
  expect(world.http.made).toHaveLength(1);
  await saga.end();
});

test('leaving calls it off; coming back reads it anew', async () => {
  const { world, saga, summary } = await start(worldWithSession('/educacion'));
  world.navigation.push('/sitio');
  await saga.settle();
  expect(world.http.pending).toEqual([]);
  expect(summary()).toEqual({ status: 'unread' });
  world.navigation.push('/educacion');
  await saga.settle();
  expect(summary()).toEqual({ status: 'loading' });
  expect(world.http.made).toHaveLength(2);
  await saga.end();
});

test.each([
  ['/sitio', () => worldWithSession('/sitio')],
  ['/educaciones', () => worldWithSession('/educaciones')],
  ['a page without a session', () => createWorld({ at: '/educacion' })],
])('on %s nothing is read', async (_, world) => {
  const { world: tab, saga } = await start(world());
  expect(tab.http.made).toEqual([]);
  await saga.end();
});

test.each([session.sessionExpired(), session.tokenLost(), session.signedOutElsewhere()])(
  'the end of the session ($type) calls it off',
  async (ending) => {
    const { world, saga, summary } = await start(worldWithSession('/educacion'));
    await saga.dispatch(ending);
    expect(summary()).toEqual({ status: 'unread' });
    expect(world.http.pending).toEqual([]);
    await saga.end();
  },
);

test('its own 401 ends the session, and nothing is shown of it (D12)', async () => {
  const { world, saga, summary } = await start(worldWithSession('/educacion'));
  world.http.pending[0]?.fail({ kind: 'status', status: 401, body: undefined });
  await saga.settle();
  expect(saga.state.session).toEqual({ status: 'signedOut' });
  expect(saga.state.location).toMatchObject({ path: '/login' });
  expect(summary()).toEqual({ status: 'unread' });
  expect(world.dialogs.shown).toHaveLength(1);
  await saga.end((expected) => expected.put(session.sessionExpired()));
});
