import { warmUpLater } from '#app/loading/warmUp.ts';
import { createWorld } from '#test/support/world/world.ts';

beforeEach(() => void jest.useFakeTimers());

function start(at: string) {
  const world = createWorld({ at });
  const [http, dialogs] = [jest.spyOn(world.http, 'warmUp'), jest.spyOn(world.dialogs, 'warmUp')];
  warmUpLater(world);
  return { world, times: () => [http.mock.calls.length, dialogs.mock.calls.length] };
}

const ask = (world: ReturnType<typeof createWorld>) => world.http.get('api/algo').catch(() => undefined);

test.each(['/login', '/sitio'])('at %s after the first picture', (at) => {
  const { times } = start(at);
  expect(times()).toEqual([0, 0]);
  jest.advanceTimersByTime(40);
  expect(times()).toEqual([1, 1]);
});

describe('in an area', () => {
  test('a moment after the last answer, once', () => {
    const { world, times } = start('/tramites/educacion');
    void ask(world);
    void ask(world);
    jest.advanceTimersByTime(1_000);
    world.http.pending[0]?.answer(1);
    jest.advanceTimersByTime(200);
    world.http.pending[0]?.answer(2);
    jest.advanceTimersByTime(200);
    expect(times()).toEqual([0, 0]);
    jest.advanceTimersByTime(100);
    expect(times()).toEqual([1, 1]);
    void ask(world);
    world.http.pending[0]?.answer(3);
    jest.advanceTimersByTime(10_000);
    expect(times()).toEqual([1, 1]);
  });

  test('while another call is under way it waits for that one, but not for ever', () => {
    const { world, times } = start('/educacion');
    void ask(world);
    world.http.pending[0]?.answer(1);
    void ask(world);
    jest.advanceTimersByTime(4_999);
    expect(times()).toEqual([0, 0]);
    jest.advanceTimersByTime(1);
    expect(times()).toEqual([1, 1]);
  });

  test('where nothing is asked for, after a while', () => {
    const { times } = start('/educacion');
    jest.advanceTimersByTime(5_000);
    expect(times()).toEqual([1, 1]);
  });
});
