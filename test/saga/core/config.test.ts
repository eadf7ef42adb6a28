import { configSaga } from '#core/config/configSaga.ts';
import { configRead } from '#core/config/configSlice.ts';
import { DEFAULT_CONFIG } from '#services/config/configDefaults.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

test('the configuration is read once, at the start', async () => {
  const world = createWorld({ config: { administration: 'Otra' } });
  const read = jest.spyOn(world.config, 'read');
  const saga = await runSaga([configSaga], world);
  const values = { ...DEFAULT_CONFIG, administration: 'Otra' };
  expect(saga.state.config).toEqual({ status: 'read', values });
  expect(read).toHaveBeenCalledTimes(1);
  await saga.end((expected) => expected.put(configRead(values)));
});

test('the defaults stand until it is there', async () => {
  const world = createWorld();
  jest.spyOn(world.config, 'read').mockReturnValue(new Promise(() => undefined));
  const saga = await runSaga([configSaga], world);
  expect(saga.state.config).toEqual({ status: 'defaults', values: DEFAULT_CONFIG });
});
