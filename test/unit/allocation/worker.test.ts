/** @jest-environment node */
import { serveJob } from '#allocation/serveJob.ts';
import { runJobInWorker, RunCancelled, RunInterrupted, type RunOptions } from '#areas/places/allocation/runInWorker.ts';
import { runAllocation } from '#allocation/run.ts';
import { createMarket } from '#allocation/createMarket.ts';
import { InvalidMarket } from '#allocation/violations.ts';
import type { Job, WorkerMessage } from '#allocation/workerMessages.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import { createRandom } from './support/random';
import { randomSample } from './support/marketSamples';

const sample = randomSample(createRandom(9), { solicitudes: 200, ofertas: 8, opciones: 3, groups: 2, classes: 3, vacantes: 30 });
const { settings, ofertas, solicitudes, semilla } = sample;
const job: Job = { kind: 'mercado', input: { settings, ofertas, solicitudes }, semilla };
const { summary, inputHash, hash, findings } = runAllocation(createMarket(sample), semilla);
const expected = { summary, inputHash, hash, findings };

/** A worker in this process, whose messages are copied as a browser's are. */
function createWorker(work: (message: unknown, tell: (news: unknown) => void) => void) {
  const target = new EventTarget();
  const tell = (news: unknown) => {
    const data: unknown = structuredClone(news);
    target.dispatchEvent(Object.assign(new Event('message'), { data }));
  };
  const terminate = jest.fn();
  const port: WorkerHandle = {
    postMessage: (message) => work(message, tell),
    terminate,
    addEventListener: (type, listener) => target.addEventListener(type, listener),
  };
  return { port, terminate, tell, fire: (type: string) => target.dispatchEvent(new Event(type)) };
}

const real = () => createWorker((message, tell) => void serveJob(message, tell));
const silent = () => createWorker(() => undefined);

const run = ({ port }: { port: WorkerHandle }, more: Partial<RunOptions> = {}) => runJobInWorker(job, { createWorker: () => port, ...more });

test('a run in the worker gives what the same run gives outside, with word of every phase', async () => {
  const worker = real();
  const phases = new Set<string>();
  expect(await run(worker, { reportProgress: (phase) => phases.add(phase) })).toEqual(expected);
  expect([...phases]).toEqual(['sorteo', 'orden', 'asignacion', 'comprobacion', 'huella']);
  expect(expected.findings).toEqual([]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('what is wrong with the input comes over line by line', async () => {
  const worker = real();
  const wrong: Job = { ...job, input: { ...job.input, ofertas: [] } };
  const violations = await runJobInWorker(wrong, { createWorker: () => worker.port }).catch((error: unknown) => error);
  expect(violations).toBeInstanceOf(InvalidMarket);
  expect(violations).toHaveProperty('message', expect.stringContaining('no existe'));
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('a vacancy that is missing is a fault of the market, not of the message', async () => {
  const without = { ...job, input: { ...job.input, ofertas: [{ id: 'o0', vacantes: null, reservas: [0, 0] }] } };
  const received: WorkerMessage[] = [];
  await serveJob(without, (news) => received.push(news));
  expect(received).toEqual([expect.objectContaining({ kind: 'invalido' })]);
});

test('a run that is called off ends its worker at once', async () => {
  const worker = silent();
  const controller = new AbortController();
  const running = run(worker, { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toThrow(RunCancelled);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('what was on its way when the run ended changes nothing', async () => {
  const worker = silent();
  const controller = new AbortController();
  const notify = jest.fn();
  const running = run(worker, { signal: controller.signal, reportProgress: notify });
  controller.abort();
  worker.tell({ kind: 'progreso', phase: 'sorteo', done: 1, total: 2 });
  await expect(running).rejects.toThrow(RunCancelled);
  expect(notify).not.toHaveBeenCalled();
});

test('a run that was called off before it began starts no worker', async () => {
  const create = jest.fn();
  await expect(runJobInWorker(job, { createWorker: create, signal: AbortSignal.abort() })).rejects.toThrow('La corrida se canceló');
  expect(create).not.toHaveBeenCalled();
});

test.each(['error', 'messageerror'])('a worker that dies (%s) fails the run, in Spanish', async (type) => {
  const worker = silent();
  const running = run(worker);
  worker.fire(type);
  await expect(running).rejects.toThrow('El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be started, or says what it should not, fails the run', async () => {
  const create = () => {
    throw new Error('policy');
  };
  await expect(runJobInWorker(job, { createWorker: create })).rejects.toThrow(RunInterrupted);
  const worker = silent();
  const running = run(worker);
  worker.tell({ kind: 'resultado', outcome: { hash: 'x' } });
  await expect(running).rejects.toThrow(RunInterrupted);
});

test('a message that is no order is answered with an error', async () => {
  const worker = createWorker((_, tell) => void serveJob({ kind: 'otra cosa' }, tell));
  await expect(run(worker)).rejects.toThrow(RunInterrupted);
});

test('a worker that falls silent is held for dead; one that tells of its progress is not', async () => {
  jest.useFakeTimers();
  try {
    const worker = silent();
    const running = run(worker, { silenceMs: 1_000 });
    jest.advanceTimersByTime(900);
    worker.tell({ kind: 'progreso', phase: 'sorteo', done: 1, total: 2 });
    jest.advanceTimersByTime(900);
    expect(worker.terminate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    await expect(running).rejects.toThrow(RunInterrupted);
  } finally {
    jest.useRealTimers();
  }
});
