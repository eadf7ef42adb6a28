import { call } from 'typed-redux-saga';
import { createChunkHost } from '#core/chunks/chunkHost.ts';
import type { Chunk } from '#core/chunks/chunk.ts';
import { chunksSaga } from '#core/chunks/chunksSaga.ts';
import { chunkFailed, chunkLoaded, chunkRequested, chunkRetryRequested } from '#core/chunks/chunksSlice.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { sessionSaga } from '#core/session/sessionSaga.ts';
import { sessionFound } from '#core/session/sessionEvents.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

async function start(world: World) {
  const { loaders, asked } = createFakeLoaders();
  const addSlice = jest.fn();
  const chunkHost = createChunkHost(loaders, addSlice);
  const saga = await runSaga([sessionSaga, chunksSaga, locationSaga], world, { chunkHost });
  /** What was asked for comes, or fails. @param index in the order of asking */
  const arrive = (index: number, chunk?: Partial<Chunk>) => {
    asked[index]?.arrive(chunk);
    return saga.settle();
  };
  const fail = async (index: number, error = new Error('404')) => {
    asked[index]?.fail(error);
    await saga.settle();
    expect(world.takeReported()).toEqual([error]);
  };
  const names = () => asked.map(({ name }) => name);
  return { world, saga, arrive, fail, names, addSlice, chunkHost };
}

test('the chunk of the page is loaded', async () => {
  const { saga, names, chunkHost, arrive } = await start(createWorld({ at: '/tramites/educacion' }));
  expect(names()).toEqual(['citizen']);
  expect(saga.state.chunks.citizen).toEqual({ status: 'loading' });
  await arrive(0);
  expect(saga.state.chunks).toEqual({ citizen: { status: 'loaded' } });
  expect(chunkHost.get('citizen')).toBeDefined();
  await saga.end((expected) => expected.put(chunkRequested({ chunk: 'citizen' })).put(chunkLoaded({ chunk: 'citizen' })));
});

test('a page inside the shell needs two, side by side', async () => {
  const { saga, names, arrive } = await start(worldWithSession('/educacion'));
  expect(names().sort()).toEqual(['places', 'site']);
  await arrive(names().indexOf('places'));
  expect(saga.state.chunks).toMatchObject({ site: { status: 'loading' }, places: { status: 'loaded' } });
});

test('the login and 404 screens need none', async () => {
  const { saga, names } = await start(createWorld({ at: '/login' }));
  await saga.go('/nada');
  expect(names()).toEqual([]);
});

test("a staff page's code is not fetched without a session, and is once there is one", async () => {
  const world = createWorld({ at: '/login' });
  const { saga, names } = await start(world);
  await saga.go('/educacion');
  expect(names()).toEqual([]);
  await saga.dispatch(sessionFound({ user: 'ana', year: null }));
  world.storage.tab.set('pisamiToken', 'T');
  await saga.go('/educacion');
  expect(names().sort()).toEqual(['places', 'site']);
});

test('what is there is not fetched again', async () => {
  const { world, saga, names, arrive } = await start(createWorld({ at: '/tramites/educacion' }));
  await arrive(0);
  world.navigation.push('/login');
  await saga.go('/tramites/educacion/x');
  expect(names()).toEqual(['citizen']);
});

test('nothing is told of what is there already', async () => {
  const { saga, arrive, names } = await start(createWorld({ at: '/tramites/educacion/solicitud' }));
  await arrive(0);
  await arrive(1);
  const before = saga.actions.length;
  await saga.go('/tramites/educacion');
  await saga.go('/tramites/educacion/solicitud');
  expect(saga.actions.slice(before).map(({ type }) => type)).toEqual(['location/changed', 'location/changed']);
  await saga.go('/tramites/educacion/consulta');
  expect(names()).toEqual(['citizen', 'citizen/solicitud', 'citizen/lookUp']);
});

test('the pages of an area before its code is there ask for it once', async () => {
  const world = createWorld({ at: '/tramites/educacion' });
  const reload = jest.spyOn(world.deployment, 'reloadIfReplaced');
  const { saga, names, fail } = await start(world);
  await saga.go('/tramites/educacion/x');
  expect(names()).toEqual(['citizen']);
  await fail(0);
  expect(saga.state.chunks.citizen).toEqual({ status: 'failed' });
  expect(reload).toHaveBeenCalledTimes(1);
  await saga.go('/tramites/educacion');
  expect(names()).toEqual(['citizen', 'citizen']);
});

test("an area's page comes after the area", async () => {
  const { saga, names, arrive } = await start(createWorld({ at: '/tramites/educacion/solicitud' }));
  expect(names()).toEqual(['citizen']);
  await arrive(0);
  expect(names()).toEqual(['citizen', 'citizen/solicitud']);
  expect(saga.state.chunks).toMatchObject({ citizen: { status: 'loaded' }, 'citizen/solicitud': { status: 'loading' } });
  await arrive(1);
  expect(saga.state.chunks['citizen/solicitud']).toEqual({ status: 'loaded' });
  await saga.go('/tramites/educacion/consulta');
  expect(names()).toEqual(['citizen', 'citizen/solicitud', 'citizen/lookUp']);
});

test('a page that was left before its area was there is not fetched; the one that is shown then is', async () => {
  const { saga, names, arrive } = await start(createWorld({ at: '/tramites/educacion/solicitud' }));
  await saga.go('/tramites/educacion/consulta');
  await arrive(0);
  expect(names()).toEqual(['citizen', 'citizen/lookUp']);
});

test('a retry asks for the area, and then for its page', async () => {
  const { saga, names, arrive, fail } = await start(createWorld({ at: '/tramites/educacion/solicitud' }));
  await fail(0);
  expect(saga.state.chunks).toEqual({ citizen: { status: 'failed' } });
  await saga.dispatch(chunkRetryRequested());
  await arrive(1);
  await fail(2);
  expect(saga.state.chunks).toMatchObject({ citizen: { status: 'loaded' }, 'citizen/solicitud': { status: 'failed' } });
  await saga.dispatch(chunkRetryRequested());
  await arrive(3);
  expect(names()).toEqual(['citizen', 'citizen', 'citizen/solicitud', 'citizen/solicitud']);
  expect(saga.state.chunks['citizen/solicitud']).toEqual({ status: 'loaded' });
});

test('its slice comes into the store, and its saga is started, once', async () => {
  const { saga, addSlice, arrive } = await start(createWorld({ at: '/tramites/educacion' }));
  const started = jest.fn();
  const slice = { name: 'area', reducer: () => 0 };
  await arrive(0, {
    slice,
    *saga() {
      yield* call(started);
    },
  });
  await saga.go('/tramites/educacion/y');
  expect(started).toHaveBeenCalledTimes(1);
  expect(addSlice.mock.calls).toEqual([[slice]]);
  expect(saga.state.chunks.citizen).toEqual({ status: 'loaded' });
});

test('a failure is reported and shown; a retry works', async () => {
  const { saga, arrive, fail } = await start(createWorld({ at: '/tramites/educacion' }));
  await fail(0);
  expect(saga.state.chunks.citizen).toEqual({ status: 'failed' });
  await saga.dispatch(chunkRetryRequested());
  expect(saga.state.chunks.citizen).toEqual({ status: 'loading' });
  await arrive(1);
  expect(saga.state.chunks.citizen).toEqual({ status: 'loaded' });
  await saga.end((expected) => expected.put(chunkFailed({ chunk: 'citizen' })));
});

test('a failure because of a newer deployment: the page is loaded anew, no failure is shown', async () => {
  const world = createWorld({ at: '/tramites/educacion' });
  const reload = jest.spyOn(world.deployment, 'reloadIfReplaced').mockResolvedValue(true);
  const { saga, fail } = await start(world);
  await fail(0, new Error('gone'));
  expect(reload.mock.calls).toEqual([['citizen']]);
  expect(saga.state.chunks.citizen).toEqual({ status: 'loading' });
  await saga.end((expected) => expected.not.put(chunkFailed({ chunk: 'citizen' })));
});

test("an area's saga that throws is reported; the others go on", async () => {
  const { world, saga, arrive, names } = await start(createWorld({ at: '/tramites/educacion' }));
  const error = new Error('area');
  await arrive(0, {
    *saga() {
      yield* call(() => Promise.reject(error));
    },
  });
  expect(world.takeReported()).toEqual([error]);
  world.storage.tab.set('pisamiToken', 'T');
  await saga.go('/sitio');
  expect(names()).toEqual(['citizen', 'site']);
});
