import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

test("an area's pages are fetched when its first one has stood for long; one that cannot be had holds up none", async () => {
  const loads = [jest.fn().mockRejectedValue(new Error('404')), jest.fn().mockResolvedValue({ chunk: { View: () => null } })];
  const pages = loads.map((load, index) => ({ id: `area/${index}`, at: `/area/${index}`, load }));
  const world = createWorld({ at: '/' });
  await runSaga([() => fetchAhead(pages)], world);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(loads[0]).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
});
