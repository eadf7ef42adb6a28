import { createFakeLoaders } from '#test/support/world/fakeLoaders.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const count = { name: 'educacion', reducer: (state = 0) => Number(state) + 1 };

test.each(['production', 'development'])('in %s, a chunk that arrives brings its slice, and its saga once', async (mode) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  // What it is built for is asked when the module is loaded.
  jest.resetModules();
  const { createAppStore } = await import('#app/store.ts');
  const { loaders, asked } = createFakeLoaders();
  const world = worldWithSession('/educacion');
  const { store, start } = createAppStore(world, loaders);
  const saga = jest.fn();
  start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  await settle();
  for (const chunk of asked) {
    chunk.arrive(
      chunk.name === 'places'
        ? {
            slice: count,
            // eslint-disable-next-line require-yield -- only that it was started matters
            *saga() {
              saga();
            },
          }
        : {},
    );
  }
  await settle();
  world.navigation.push('/sitio');
  world.navigation.push('/educacion');
  await settle();
  expect(store.getState().chunks['places']?.status).toBe('loaded');
  expect((store.getState() as { educacion?: number }).educacion).toBeGreaterThan(0);
  expect(saga).toHaveBeenCalledTimes(1);
});
