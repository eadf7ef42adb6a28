import { linkFollowed, locationChanged, reloadRequested } from '#core/location/locationSlice.ts';
import { locationSaga } from '#core/location/locationSaga.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld, type World } from '#test/support/world/world.ts';

const run = async (world: World) => ({ world, saga: await runSaga([locationSaga], world) });

test('the first address is told at the start, as one that came by itself', async () => {
  const { saga } = await run(createWorld({ at: '/login?x=1' }));
  expect(saga.state.location).toEqual({ status: 'known', kind: 'pop', path: '/login', search: '?x=1', key: 'default' });
  await saga.end((expected) =>
    expected.put(locationChanged({ address: { path: '/login', search: '?x=1', key: 'default' }, kind: 'pop' })),
  );
});

test.each(['/', '', '#', '#/'])('the empty path (%j) leads to the citizens, in place of its history entry (D3)', async (at) => {
  const { world, saga } = await run(createWorld({ at }));
  expect(saga.state.location).toMatchObject({ path: '/tramites/educacion', kind: 'replace' });
  expect(world.navigation.entries).toEqual(['/tramites/educacion']);
});

test('the empty path later on, too', async () => {
  const { world, saga } = await run(createWorld({ at: '/login' }));
  await saga.go('/');
  expect(world.navigation.entries).toEqual(['/login', '/tramites/educacion']);
  expect(saga.state.location).toMatchObject({ path: '/tramites/educacion' });
});

test.each(['/nada', '/tramites', '/sitio/'])('%s leads nowhere else', async (at) => {
  const { world, saga } = await run(createWorld({ at }));
  expect(world.navigation.entries).toEqual([at.replace(/\/$/, '')]);
  expect(saga.actions).toHaveLength(1);
});

test('a followed link adds a history entry, or replaces it', async () => {
  const { world, saga } = await run(createWorld({ at: '/login' }));
  await saga.dispatch(linkFollowed({ to: '/tramites/educacion?x=1', replace: false }));
  expect(saga.state.location).toMatchObject({ path: '/tramites/educacion', search: '?x=1', kind: 'push' });
  await saga.dispatch(linkFollowed({ to: '/nada', replace: true }));
  expect(saga.state.location).toMatchObject({ path: '/nada', kind: 'replace' });
  expect(world.navigation.entries).toEqual(['/login', '/nada']);
});

test('Back, typing and several changes at once: each is one event, in order', async () => {
  const { world, saga } = await run(createWorld({ at: '/login' }));
  world.navigation.push('/a');
  world.navigation.type('/b');
  world.navigation.back();
  await saga.settle();
  const told = saga.actions.filter(locationChanged.match).map(({ payload }) => `${payload.kind} ${payload.address.path}`);
  expect(told).toEqual(['pop /login', 'push /a', 'pop /b', 'pop /a']);
});

test('a reload that was asked for', async () => {
  const { world, saga } = await run(createWorld({ at: '/login' }));
  await saga.dispatch(reloadRequested());
  expect(world.navigation.reloads).toBe(1);
});
