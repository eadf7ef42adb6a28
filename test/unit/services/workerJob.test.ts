import { number, object, string } from 'valibot';
import { createWorkerJob, WorkerCalledOff, WorkerLost, type WorkProgress } from '#services/workers/createWorkerJob.ts';
import { createFakeWorkers, type FakeWorker } from '#test/support/world/fakeWorkers.ts';

const job = createWorkerJob<string, WorkProgress, { text: string }>({
  load: () =>
    Promise.resolve(() => {
      throw new Error('No worker of a browser is started here');
    }),
  progress: object({ phase: string(), done: number(), total: number() }),
  result: object({ text: string() }),
});

const progress = (done: number, phase = 'one') => ({ kind: 'progress', progress: { phase, done, total: 1_000 } });
const result = { kind: 'result', result: { text: 'done' } };

async function begin() {
  const workers = createFakeWorkers();
  const controller = new AbortController();
  const tell = jest.fn<void, [WorkProgress]>();
  const running = job('work', { workers, tell, signal: controller.signal });
  await Promise.resolve();
  const [worker] = workers.started;
  if (!worker) throw new Error('No worker was started');
  return { worker, running, tell, controller };
}

test('a worker is sent the job; its result ends it', async () => {
  const { worker, running } = await begin();
  expect(worker.received).toEqual(['work']);
  worker.tell(result);
  expect(await running).toEqual({ text: 'done' });
  expect(worker.isEnded).toBe(true);
});

test('of its progress each whole percent of each phase is told', async () => {
  const { worker, running, tell } = await begin();
  for (let done = 0; done < 30; done += 1) worker.tell(progress(done));
  worker.tell(progress(29, 'two'));
  worker.tell(result);
  worker.tell(progress(999));
  await running;
  expect(tell.mock.calls.map(([{ phase, done }]) => [phase, done])).toEqual([
    ['one', 0],
    ['one', 10],
    ['one', 20],
    ['two', 29],
  ]);
});

test('called off, it ends at once; what was on its way changes nothing', async () => {
  const { worker, running, tell, controller } = await begin();
  controller.abort();
  worker.tell(progress(1));
  await expect(running).rejects.toThrow(WorkerCalledOff);
  expect(worker.isEnded).toBe(true);
  expect(tell).not.toHaveBeenCalled();
});

test('called off before it begins, no worker starts', async () => {
  const workers = createFakeWorkers();
  await expect(job('work', { workers, signal: AbortSignal.abort() })).rejects.toThrow(WorkerCalledOff);
  expect(workers.started).toEqual([]);
});

test.each<[string, (worker: FakeWorker) => void]>([
  ['dies', (worker) => worker.die()],
  ['says that it failed', (worker) => worker.tell({ kind: 'error', message: 'No' })],
  ['says what it should not', (worker) => worker.tell({ kind: 'result', result: { text: 3 } })],
])('a worker that %s is lost', async (_, say) => {
  const { worker, running } = await begin();
  say(worker);
  await expect(running).rejects.toThrow(WorkerLost);
  expect(worker.isEnded).toBe(true);
});

test('so is one that cannot be started', async () => {
  const workers = { start: (create: () => never) => create() };
  await expect(job('work', { workers, signal: new AbortController().signal })).rejects.toThrow(WorkerLost);
});

test('a worker that falls silent for a minute is held for dead; one that tells of its progress is not', async () => {
  jest.useFakeTimers();
  const { worker, running } = await begin();
  jest.advanceTimersByTime(59_000);
  worker.tell(progress(1));
  jest.advanceTimersByTime(59_000);
  expect(worker.isEnded).toBe(false);
  jest.advanceTimersByTime(1_000);
  await expect(running).rejects.toThrow(WorkerLost);
  jest.useRealTimers();
});
