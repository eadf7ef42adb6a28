import { createChunkHost } from '#core/chunks/chunkHost.ts';
import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';

test('a chunk that was asked for twice comes in once; its saga is given out once', async () => {
  const { loaders, asked } = createFakeLoaders();
  const addSlice = jest.fn();
  const host = createChunkHost(loaders, addSlice);
  const heard = jest.fn();
  const unsubscribe = host.subscribe(heard);
  const slice = { name: 'area', reducer: () => 0 };
  const saga = function* () {
    // Never run here.
  };
  expect(host.get('citizen')).toBeUndefined();
  expect(host.claimSaga('citizen')).toBeUndefined();
  const loads = [host.load('citizen'), host.load('citizen')];
  asked.forEach((chunk) => chunk.arrive({ slice, saga }));
  await Promise.all(loads);
  expect(addSlice.mock.calls).toEqual([[slice]]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(host.get('citizen')).toMatchObject({ slice, saga });
  expect(host.claimSaga('citizen')).toBe(saga);
  expect(host.claimSaga('citizen')).toBeUndefined();
  unsubscribe();
  const other = host.load('site');
  asked.at(-1)?.arrive();
  await other;
  expect(heard).toHaveBeenCalledTimes(1);
  expect(host.claimSaga('site')).toBeUndefined();
});

test('a failure is passed on, and a later load works', async () => {
  const { loaders, asked } = createFakeLoaders();
  const host = createChunkHost(loaders, jest.fn());
  const failing = host.load('site');
  asked[0]?.fail(new Error('404'));
  await expect(failing).rejects.toThrow('404');
  const working = host.load('site');
  asked[1]?.arrive();
  await working;
  expect(host.get('site')).toBeDefined();
});

test("a page's code is where its area says; an area without it is told", async () => {
  const { loaders, asked } = createFakeLoaders();
  const host = createChunkHost(loaders, jest.fn());
  const coming = host.load('citizen/solicitud');
  asked[0]?.arrive();
  await Promise.resolve();
  await Promise.resolve();
  asked[1]?.arrive();
  await coming;
  expect(asked.map(({ name }) => name)).toEqual(['citizen', 'citizen/solicitud']);
  expect(host.get('citizen/solicitud')).toBeDefined();
  expect(host.get('citizen')).toBeUndefined();
  const without = { ...loaders, citizen: () => Promise.resolve({ chunk: { View: () => null } }) };
  await expect(createChunkHost(without, jest.fn()).load('citizen/lookUp')).rejects.toThrow('No chunk citizen/lookUp');
});
