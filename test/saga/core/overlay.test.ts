import { overlaySaga } from '#core/overlay/overlaySaga.ts';
import { waitElapsed } from '#core/overlay/overlaySlice.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import { runSaga } from '#test/support/runSaga.ts';
import { createWorld, type World } from '#test/support/world/world.ts';
import { NO_NETWORK, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

async function start() {
  const world = createWorld();
  return { world, saga: await runSaga([overlaySaga], world) };
}

/** Sends a call whose failing is no one's concern. */
function send(world: World, signal?: AbortSignal) {
  world.http.get('api/algo', signal ? { signal } : {}).catch(() => undefined);
  const call = world.http.pending.at(-1);
  if (!call) throw new Error('Nothing was sent');
  return call;
}

/** From now on it is shown after 500 ms, and not before. */
async function seeItWait({ saga }: Awaited<ReturnType<typeof start>>): Promise<void> {
  await saga.settle(499);
  expect(saga.state.overlay).toEqual({ status: 'waiting', active: 1 });
  await saga.settle(1);
  expect(saga.state.overlay).toEqual({ status: 'shown', active: 1 });
}

test('shown after 500 ms of activity, gone at once at its end', async () => {
  const run = await start();
  const { world, saga } = run;
  const call = send(world);
  await seeItWait(run);
  call.answer(null);
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  await saga.end((expected) => expected.put(waitElapsed()));
});

test('never shown for less', async () => {
  const { world, saga } = await start();
  const call = send(world);
  await saga.settle(499);
  call.answer(null);
  await saga.settle(10_000);
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  await saga.end((expected) => expected.not.put(waitElapsed()));
});

test('two that overlap and end before 500 ms: never', async () => {
  const { world, saga } = await start();
  const first = send(world);
  await saga.settle(200);
  const second = send(world);
  first.answer(null);
  await saga.settle(200);
  second.answer(null);
  await saga.settle(10_000);
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  await saga.end((expected) => expected.not.put(waitElapsed()));
});

test('one wait for each busy period, however many requests it has', async () => {
  const { world, saga } = await start();
  const first = send(world);
  await saga.settle(300);
  const second = send(world);
  first.answer(null);
  await saga.settle(200);
  expect(saga.state.overlay).toEqual({ status: 'shown', active: 1 });
  const third = send(world);
  await saga.settle(1_000);
  second.answer(null);
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'shown', active: 1 });
  third.answer(null);
  await saga.settle(10_000);
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  expect(saga.actions.filter(waitElapsed.match)).toHaveLength(1);
});

test('the next busy period waits anew, from its own start', async () => {
  const run = await start();
  const { world, saga } = run;
  send(world).answer(null);
  await saga.settle(400);
  const call = send(world);
  await seeItWait(run);
  call.answer(null);
  await saga.settle();
  send(world);
  await seeItWait(run);
});

test('a call cancelled by a newer one of its kind: shown until the newer ends', async () => {
  const { world, saga } = await start();
  const older = new AbortController();
  send(world, older.signal);
  await saga.settle(500);
  const newer = send(world);
  older.abort();
  await saga.settle(1_000);
  expect(saga.state.overlay).toEqual({ status: 'shown', active: 1 });
  newer.answer(null);
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'idle' });
});

const FAILURES: HttpFailure[] = [
  withStatus(500),
  withStatus(401),
  { kind: 'notJson', status: 200 },
  NO_NETWORK,
  TIMED_OUT,
  { kind: 'aborted' },
];

test.each(FAILURES)('it closes on %j', async (failure) => {
  const { world, saga } = await start();
  const call = send(world);
  await saga.settle(700);
  expect(saga.state.overlay.status).toBe('shown');
  call.fail(failure);
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'idle' });
});

test('many at once: the count is what is in flight, nothing is lost', async () => {
  const { world, saga } = await start();
  const calls = Array.from({ length: 30 }, () => send(world));
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'waiting', active: 30 });
  calls.slice(0, 29).forEach((call) => call.answer(null));
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'waiting', active: 1 });
  world.http.abortAll();
  await saga.settle(10_000);
  expect(saga.state.overlay).toEqual({ status: 'idle' });
});

test('a page from the back/forward cache has nothing in flight and no overlay (D21)', async () => {
  const { world, saga } = await start();
  send(world);
  send(world);
  await saga.settle(600);
  expect(saga.state.overlay).toEqual({ status: 'shown', active: 2 });
  world.navigation.restorePage();
  await saga.settle();
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  expect(world.http.pending).toEqual([]);
});
