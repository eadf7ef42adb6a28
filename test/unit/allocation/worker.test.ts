/** @jest-environment node */
import { atender } from '#allocation/serveJob.ts';
import { correr, CorridaCancelada, CorridaInterrumpida, type Opciones } from '#areas/places/allocation/runInWorker.ts';
import { runCorrida } from '#allocation/run.ts';
import { createMercado } from '#allocation/createMarket.ts';
import { MercadoInvalido } from '#allocation/violations.ts';
import type { Encargo, Noticia } from '#allocation/workerMessages.ts';
import type { WorkerHandle } from '#services/workers/workersTypes.ts';
import { createAzar } from './support/random';
import { randomCaso } from './support/marketSamples';

const caso = randomCaso(createAzar(9), { solicitudes: 200, ofertas: 8, opciones: 3, grupos: 2, clases: 3, vacantes: 30 });
const { ajustes, ofertas, solicitudes, semilla } = caso;
const encargo: Encargo = { tipo: 'mercado', entrada: { ajustes, ofertas, solicitudes }, semilla };
const { resumen, huellaEntrada, huella, hallazgos } = runCorrida(createMercado(caso), semilla);
const expected = { resumen, huellaEntrada, huella, hallazgos };

/** A worker in this process, whose messages are copied as a browser's are. */
function createTrabajador(work: (message: unknown, tell: (noticia: unknown) => void) => void) {
  const target = new EventTarget();
  const tell = (noticia: unknown) => {
    const data: unknown = structuredClone(noticia);
    target.dispatchEvent(Object.assign(new Event('message'), { data }));
  };
  const terminate = jest.fn();
  const trabajador: WorkerHandle = {
    postMessage: (message) => work(message, tell),
    terminate,
    addEventListener: (type, listener) => target.addEventListener(type, listener),
  };
  return { trabajador, terminate, tell, fire: (type: string) => target.dispatchEvent(new Event(type)) };
}

const real = () => createTrabajador((message, tell) => void atender(message, tell));
const silent = () => createTrabajador(() => undefined);

const run = ({ trabajador }: { trabajador: WorkerHandle }, more: Partial<Opciones> = {}) => correr(encargo, { crear: () => trabajador, ...more });

test('a run in the worker gives what the same run gives outside, with word of every phase', async () => {
  const worker = real();
  const fases = new Set<string>();
  expect(await run(worker, { avisar: (fase) => fases.add(fase) })).toEqual(expected);
  expect([...fases]).toEqual(['sorteo', 'orden', 'asignacion', 'comprobacion', 'huella']);
  expect(expected.hallazgos).toEqual([]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('what is wrong with the input comes over line by line', async () => {
  const worker = real();
  const wrong: Encargo = { ...encargo, entrada: { ...encargo.entrada, ofertas: [] } };
  const faltas = await correr(wrong, { crear: () => worker.trabajador }).catch((error: unknown) => error);
  expect(faltas).toBeInstanceOf(MercadoInvalido);
  expect(faltas).toHaveProperty('message', expect.stringContaining('no existe'));
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('a vacancy that is missing is a fault of the market, not of the message', async () => {
  const without = { ...encargo, entrada: { ...encargo.entrada, ofertas: [{ id: 'o0', vacantes: null, reservas: [0, 0] }] } };
  const noticias: Noticia[] = [];
  await atender(without, (noticia) => noticias.push(noticia));
  expect(noticias).toEqual([expect.objectContaining({ tipo: 'invalido' })]);
});

test('a run that is called off ends its worker at once', async () => {
  const worker = silent();
  const controller = new AbortController();
  const running = run(worker, { signal: controller.signal });
  controller.abort();
  await expect(running).rejects.toThrow(CorridaCancelada);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('what was on its way when the run ended changes nothing', async () => {
  const worker = silent();
  const controller = new AbortController();
  const avisar = jest.fn();
  const running = run(worker, { signal: controller.signal, avisar });
  controller.abort();
  worker.tell({ tipo: 'progreso', fase: 'sorteo', done: 1, total: 2 });
  await expect(running).rejects.toThrow(CorridaCancelada);
  expect(avisar).not.toHaveBeenCalled();
});

test('a run that was called off before it began starts no worker', async () => {
  const crear = jest.fn();
  await expect(correr(encargo, { crear, signal: AbortSignal.abort() })).rejects.toThrow('La corrida se canceló');
  expect(crear).not.toHaveBeenCalled();
});

test.each(['error', 'messageerror'])('a worker that dies (%s) fails the run, in Spanish', async (type) => {
  const worker = silent();
  const running = run(worker);
  worker.fire(type);
  await expect(running).rejects.toThrow('El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be started, or says what it should not, fails the run', async () => {
  const crear = () => {
    throw new Error('policy');
  };
  await expect(correr(encargo, { crear })).rejects.toThrow(CorridaInterrumpida);
  const worker = silent();
  const running = run(worker);
  worker.tell({ tipo: 'resultado', hecho: { huella: 'x' } });
  await expect(running).rejects.toThrow(CorridaInterrumpida);
});

test('a message that is no order is answered with an error', async () => {
  const worker = createTrabajador((_, tell) => void atender({ tipo: 'otra cosa' }, tell));
  await expect(run(worker)).rejects.toThrow(CorridaInterrumpida);
});

test('a worker that falls silent is held for dead; one that tells of its progress is not', async () => {
  jest.useFakeTimers();
  try {
    const worker = silent();
    const running = run(worker, { silenceMs: 1_000 });
    jest.advanceTimersByTime(900);
    worker.tell({ tipo: 'progreso', fase: 'sorteo', done: 1, total: 2 });
    jest.advanceTimersByTime(900);
    expect(worker.terminate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    await expect(running).rejects.toThrow(CorridaInterrumpida);
  } finally {
    jest.useRealTimers();
  }
});
