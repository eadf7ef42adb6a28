import { fetchAhead } from '#core/chunks/fetchAhead.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

test("an area's pages are fetched when its first one has stood for long; one that cannot be had holds up none", async () => {
  const pages = {
    solicitud: jest.fn().mockRejectedValue(new Error('404')),
    consulta: jest.fn().mockResolvedValue({ chunk: { View: () => null } }),
  };
  const world = createWorld({ at: '/' });
  const saga = await runSaga([() => fetchAhead(pages)], world);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(pages.solicitud).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(pages.solicitud).toHaveBeenCalledTimes(1);
  expect(pages.consulta).toHaveBeenCalledTimes(1);
  expect(world.reported).toEqual([]);
  await saga.end();
});
