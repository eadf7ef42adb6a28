import { officialStep, officialStepRequested, type WantedStep } from '#areas/places/allocation/officialStep.ts';
import { heldFile } from '#areas/places/allocation/heldFiles.ts';
import * as run from '#areas/places/allocation/runSlice.ts';
import type { WantedRun } from '#areas/places/allocation/runState.ts';
import { simulationRequested } from '#areas/places/allocation/simulationSaga.ts';
import { etapas } from '#areas/places/etapas.ts';
import { area } from '#areas/places/area.ts';
import { signOutRequested } from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import type { Etapa } from '#domain/contractTypes.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runArea } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import type { FakeWorker } from '#test/support/world/fakeWorkers.ts';
import { NO_NETWORK, refusedAs, withStatus } from '#test/support/samples/failures.ts';

const SIMULATION: WantedRun = { purpose: 'simulate', etapa: 'general', semilla: 'otra', file: null };
const LIST = `${sample.API}/general/replica`;

async function start(...all: Etapa[]) {
  const world = worldWithSession(sample.STAGE);
  const saga = await runArea(area, world);
  const worker = (): FakeWorker => {
    const last = world.workers.started.at(-1);
    if (!last) throw new Error('No worker was started');
    return last;
  };
  const tell = async (message: unknown) => {
    worker().tell(message);
    await saga.settle();
  };
  const moves = movesOf(world, saga.settle);
  /** The list of a simulation comes, and then which semillas are drawn. */
  const list = async () => {
    await saga.answer(LIST, sample.REPLICA);
    await saga.answer(sample.API, sample.etapasOf(...all));
  };
  const state = () => run.selectRun(saga.state);
  const press = (button: WantedStep) => saga.dispatch(officialStepRequested({ etapa: 'general', step: button }));
  /** Presses a button and confirms what it asks. */
  const takeStep = async (button: WantedStep) => {
    await press(button);
    await saga.answerDialog(true);
  };
  const ask = (wanted = SIMULATION) => saga.dispatch(run.runRequested(wanted));
  const writes = () => world.http.made.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
  await saga.answer(sample.API, sample.etapasOf(...all));
  return { ...moves, world, saga, list, worker, tell, state, press, takeStep, ask, writes };
}

type Page = Awaited<ReturnType<typeof start>>;

const progress = (phase: string, done: number, total: number) => ({ kind: 'progress', progress: { phase, done, total } });
const result = (semilla: string) => ({ kind: 'result', result: { kind: 'done', outcome: sample.factOf(semilla) } });

async function running(asking: WantedRun = SIMULATION, etapa: Etapa = sample.DRAWN) {
  const page = await start(etapa);
  await page.ask(asking);
  await page.list();
  return page;
}

describe('a run in the worker', () => {
  test("reads the stage's list, tells how far it is, and gives what came of it", async () => {
    const page = await running();
    expect(page.state()).toEqual({ status: 'running', wanted: SIMULATION, progress: null });
    expect(page.worker().received).toEqual([{ file: expect.any(Blob) as unknown, semilla: 'otra', isSimulation: true }]);
    await page.tell(progress('lottery', 1, 3));
    expect(page.state()).toMatchObject({ progress: { phase: 'lottery', done: 1, total: 3 } });
    await page.tell(result('otra'));
    expect(page.state()).toEqual({ status: 'done', wanted: SIMULATION, result: sample.factOf('otra') });
    expect(page.worker().isEnded).toBe(true);
    expect(page.writes()).toEqual([]);
    await page.saga.end((saga) => saga.put(run.runStarted()));
  });

  test('progress that nobody could see is not told', async () => {
    const page = await running();
    const before = page.saga.actions.length;
    for (let done = 0; done < 1_000; done += 1) await page.tell(progress('order', done, 1_000_000));
    await page.tell(progress('order', 10_000, 1_000_000));
    await page.tell(progress('allocation', 0, 0));
    expect(page.saga.actions.slice(before).map(({ type }) => type)).toEqual(Array(3).fill(run.runProgressed.type));
  });

  test('a simulation by a semilla that was drawn since the page was read is not run, and the stages are read again', async () => {
    const page = await start(sample.FROZEN);
    const asked = { ...SIMULATION, semilla: sample.SEMILLA };
    await page.ask(asked);
    await page.answer(LIST, sample.REPLICA);
    await page.answer(sample.API, sample.etapasOf(sample.DRAWN));
    const message = expect.stringContaining('Esa es la semilla oficial') as unknown;
    expect(page.state()).toEqual({ status: 'failed', wanted: asked, message, wayOn: 'none' });
    expect(page.world.workers.started).toEqual([]);
    await page.answer(sample.API, sample.etapasOf(sample.DRAWN));
    expect(etapas.select(page.saga.state)).toMatchObject({ status: 'ready', data: sample.etapasOf(sample.DRAWN) });
  });

  test('a simulation is not run while nobody can say which semillas are drawn', async () => {
    const page = await start(sample.FROZEN);
    await page.ask();
    await page.answer(LIST, sample.REPLICA);
    await page.answer(sample.API, {});
    expect(page.state().status).toBe('failed');
    await page.ask();
    await page.answer(LIST, sample.REPLICA);
    await page.fail(sample.API, NO_NETWORK);
    expect(page.state()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Verifique su conexión') as unknown,
    });
    expect(page.world.workers.started).toEqual([]);
  });

  test('called off, the worker ends at once; what it still says changes nothing', async () => {
    const page = await running();
    await page.saga.dispatch(run.runCancelled());
    expect(page.worker().isEnded).toBe(true);
    await page.tell(progress('order', 1, 2));
    await page.tell(result('otra'));
    expect(page.state()).toEqual({ status: 'cancelled', wanted: SIMULATION });
    await page.ask();
    expect(page.state().status).toBe('reading');
  });

  test('called off while the list is fetched, the call is called off and no worker starts', async () => {
    const page = await start(sample.DRAWN);
    await page.ask();
    await page.saga.dispatch(run.runCancelled());
    expect(page.world.http.pending.map(({ path }) => path)).not.toContain(LIST);
    expect(page.world.workers.started).toEqual([]);
  });

  test('a worker that dies is told; the run can be asked for again', async () => {
    const page = await running();
    page.worker().die();
    await page.saga.settle();
    expect(page.state()).toEqual({
      status: 'failed',
      wanted: SIMULATION,
      message: 'El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo',
      wayOn: 'again',
    });
    expect(page.worker().isEnded).toBe(true);
    await page.ask();
    await page.list();
    await page.tell(result('otra'));
    expect(page.state().status).toBe('done');
  });

  test('a worker whose file went with its build is told as a new version, to be loaded', async () => {
    const page = await running();
    page.world.deployment.isReplaced = () => Promise.resolve(true);
    page.worker().die();
    await page.saga.settle();
    expect(page.state()).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Hay una versión nueva de la aplicación.*Vuelva a cargar la página/) as unknown,
      wayOn: 'reload',
    });
  });

  test('a worker that says nothing for a minute is held for dead; a slow one that tells of its progress is not', async () => {
    const page = await running();
    for (let done = 1; done <= 5; done += 1) {
      jest.advanceTimersByTime(59_000);
      await page.tell(progress('order', done, 10));
    }
    expect(page.state().status).toBe('running');
    jest.advanceTimersByTime(60_000);
    await page.saga.settle();
    expect(page.state()).toMatchObject({
      status: 'failed',
      message: 'El cálculo se interrumpió. No se guardó ni se publicó nada; intente de nuevo',
      wayOn: 'again',
    });
    expect(page.worker().isEnded).toBe(true);
  });

  test.each([
    ['leaving the page', (page: Page) => page.world.navigation.push('/educacion/resultados')],
    ['going to another stage', (page: Page) => page.world.navigation.push(`${sample.PAGE}?etapa=otra`)],
  ])('%s ends the worker', async (_, leave) => {
    const page = await running();
    leave(page);
    await page.saga.settle();
    expect(page.worker().isEnded).toBe(true);
    expect(page.state()).toEqual({ status: 'idle' });
  });

  test('a change of the address that stays on the stage does not', async () => {
    const page = await running();
    await page.go(`${sample.STAGE}&x=1`);
    expect(page.worker().isEnded).toBe(false);
  });

  test('signing out ends the worker', async () => {
    const page = await running();
    await page.saga.dispatch(signOutRequested());
    await page.answerDialog(true);
    expect(page.worker().isEnded).toBe(true);
    expect(page.state()).toEqual({ status: 'idle' });
  });

  test('what is wrong with the list is told line by line, by the worker or by the backend', async () => {
    const page = await running();
    await page.tell({ kind: 'result', result: { kind: 'invalid', violations: ['Línea 7: la oferta «x» no existe'], total: 3 } });
    const faults = { status: 'invalid', wanted: SIMULATION, violations: ['Línea 7: la oferta «x» no existe'], total: 3 };
    expect(page.state()).toEqual(faults);
    await page.ask();
    const errores = ['Solicitud 1: una', 'Solicitud 2: otra'].map((messageText) => ({ campo: 'lista', mensaje: messageText }));
    await page.fail(LIST, refusedAs(422, 'lista_no_valida', 'No', { errores }));
    expect(page.state()).toMatchObject({ status: 'invalid', violations: ['Solicitud 1: una', 'Solicitud 2: otra'], total: 2 });
  });

  test.each<[string, HttpFailure, string]>([
    ['no permission', withStatus(403, {}), 'No tiene permiso para esta sección'],
    ['no such call', withStatus(404), 'Este servicio no está disponible en este momento'],
    ['not built', withStatus(501), 'Este servicio no está disponible en este momento'],
    ['no such stage', refusedAs(404, 'no_encontrada', 'Sin etapa'), 'Sin etapa'],
    ['no network', NO_NETWORK, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  ])('a list that cannot be had fails the run: %s', async (_, failure, message) => {
    const page = await start(sample.DRAWN);
    await page.ask();
    await page.fail(LIST, failure);
    expect(page.state()).toEqual({ status: 'failed', wanted: SIMULATION, message, wayOn: 'again' });
  });

  test('an answer that is no list, or a fault of our own, fails it too', async () => {
    const page = await start(sample.DRAWN);
    await page.ask();
    await page.answer(LIST, { contenido: 3 });
    expect(page.state().status).toBe('failed');
    page.world.workers.start = () => {
      throw new TypeError('policy');
    };
    await page.ask();
    await page.list();
    expect(page.state()).toMatchObject({ status: 'failed', message: expect.stringContaining('se interrumpió') as unknown });
  });
});

describe('a simulation of a file', () => {
  const file = new File(['replica,2'], 'réplica.csv', { type: 'text/csv' });
  const asked = simulationRequested({ etapa: 'general', semilla: 'otra' }, file);

  test('is read from the disk; it is held for another try until the page is left', async () => {
    const page = await start(sample.CLOSED);
    await page.saga.dispatch(asked);
    await page.answer(sample.API, sample.etapasOf(sample.CLOSED));
    expect(page.worker().received).toEqual([{ file, semilla: 'otra', isSimulation: true }]);
    const now = page.state();
    if (now.status !== 'running') throw new Error('It does not run');
    const { file: upload } = now.wanted;
    expect(upload).toEqual({ id: expect.any(String) as unknown, name: 'réplica.csv' });
    // A second one meanwhile is not seen.
    await page.saga.dispatch(asked);
    expect(page.world.workers.started).toHaveLength(1);
    page.worker().die();
    await page.saga.settle();
    await page.ask(now.wanted);
    await page.answer(sample.API, sample.etapasOf(sample.CLOSED));
    expect(page.world.workers.started).toHaveLength(2);
    await page.go('/sitio');
    expect(heldFile(upload?.id ?? '')).toBeUndefined();
  });

  test('another simulation takes its place; one whose file is gone says so', async () => {
    const page = await start(sample.CLOSED);
    await page.saga.dispatch(asked);
    await page.answer(sample.API, sample.etapasOf(sample.CLOSED));
    const first = page.state();
    if (first.status !== 'running') throw new Error('It does not run');
    await page.saga.dispatch(run.runCancelled());
    await page.saga.dispatch(simulationRequested({ etapa: 'general', semilla: 'otra' }, null));
    expect(page.state()).toEqual({ status: 'reading', wanted: SIMULATION });
    await page.saga.dispatch(run.runCancelled());
    await page.ask(first.wanted);
    expect(page.state()).toMatchObject({ status: 'failed', message: 'El archivo ya no está a la mano. Elíjalo otra vez' });
  });
});

describe('the official run', () => {
  const { hash, inputHash: listHash } = sample.OFFICIAL;

  test.each<[WantedStep, Etapa, string, object]>([
    [{ kind: 'freeze' }, sample.CLOSED, 'congelacion', { version: 1 }],
    [
      { kind: 'registerSemilla', semilla: 'balota', acta: sample.ACTA },
      sample.FROZEN,
      'semilla',
      { version: 2, semilla: 'balota', acta: sample.ACTA },
    ],
    [{ kind: 'moveList' }, sample.PUBLISHED, 'lista', { version: 5, cierra: false }],
    [{ kind: 'closeList' }, sample.PUBLISHED, 'lista', { version: 5, cierra: true }],
  ])('%j is sent once it is confirmed', async (button, etapa, path, body) => {
    const page = await start(etapa);
    await page.press(button);
    await page.answerDialog(false);
    expect(page.writes()).toEqual([]);
    await page.takeStep(button);
    expect(page.writes()).toEqual([{ path: `${sample.API}/general/${path}`, body }]);
    // What is pressed while it is on its way is not seen.
    await page.press(button);
    expect(page.world.dialogs.current).toBeNull();
  });

  test('the answer is shown at once, and all stages are read again', async () => {
    const other = { ...sample.CLOSED, codigo: 'otra' };
    const page = await start(sample.CLOSED, other);
    await page.takeStep({ kind: 'freeze' });
    await page.answer(`${sample.API}/general/congelacion`, sample.FROZEN);
    expect(etapas.select(page.saga.state)).toEqual({
      status: 'loading',
      params: { section: '/educacion/asignacion' },
      previous: sample.etapasOf(sample.FROZEN, other),
    });
    await page.answer(sample.API, sample.etapasOf(sample.FROZEN, { ...other, version: 2 }));
    expect(etapas.select(page.saga.state)).toMatchObject({ status: 'ready' });
    expect(officialStep.select(page.saga.state).status).toBe('sent');
  });

  test.each([
    [409, 'version_vieja', true],
    [409, 'paso_no_permitido', true],
    [404, 'no_encontrada', true],
    [422, 'no_valida', false],
    [403, null, false],
  ])('a refusal (%i %s): the stages are read again: %s', async (status, code, again) => {
    const page = await start(sample.CLOSED);
    await page.takeStep({ kind: 'freeze' });
    await page.fail(`${sample.API}/general/congelacion`, withStatus(status, { codigo: code, detail: 'No' }));
    expect(etapas.select(page.saga.state).status).toBe(again ? 'loading' : 'ready');
    expect(officialStep.select(page.saga.state).status).toBe('refused');
  });

  test('the result is computed here, then registered by its hash', async () => {
    const page = await start(sample.DRAWN);
    await page.takeStep({ kind: 'register' });
    await page.answer(LIST, sample.REPLICA);
    await page.tell(result(sample.SEMILLA));
    expect(page.writes()).toEqual([
      { path: `${sample.API}/general/resultado`, body: { version: 3, huellaLista: listHash, huella: hash } },
    ]);
  });

  test('called off and wanted again, it is registered without another question; left, it is not', async () => {
    const page = await start(sample.DRAWN);
    await page.takeStep({ kind: 'register' });
    await page.answer(LIST, sample.REPLICA);
    await page.saga.dispatch(run.runCancelled());
    const stopped = page.state();
    if (stopped.status !== 'cancelled') throw new Error('It goes on');
    await page.saga.dispatch(run.runRetried(stopped.wanted));
    await page.answer(LIST, sample.REPLICA);
    await page.tell(result(sample.SEMILLA));
    expect(page.writes()).toHaveLength(1);
    await page.answer(`${sample.API}/general/resultado`, sample.DRAWN);
    await page.answer(sample.API, sample.etapasOf(sample.DRAWN));
    await page.takeStep({ kind: 'register' });
    await page.answer(LIST, sample.REPLICA);
    await page.go(sample.PAGE);
    expect(page.state().status).toBe('idle');
    expect(page.writes()).toHaveLength(1);
  });

  test.each<[string, Partial<Etapa>, object]>([
    ['another list than the frozen one', { huellaLista: '0'.repeat(64) }, {}],
    ['a result in which the checker found a fault', {}, { findings: [{ kind: 'overfull', message: 'Sobra uno' }] }],
  ])('%s is not registered', async (_, change, more) => {
    const page = await start({ ...sample.DRAWN, ...change });
    await page.takeStep({ kind: 'register' });
    await page.answer(LIST, sample.REPLICA);
    await page.tell({ kind: 'result', result: { kind: 'done', outcome: { ...sample.OFFICIAL, ...more } } });
    expect(page.state().status).toBe('done');
    expect(page.writes()).toEqual([]);
  });

  test('the second person computes it again, and publishes once both hashes agree', async () => {
    const page = await start(sample.RUN);
    await page.takeStep({ kind: 'publish' });
    expect(page.writes()).toEqual([]);
    await page.press({ kind: 'compare' });
    await page.answer(LIST, sample.REPLICA);
    await page.tell(result(sample.SEMILLA));
    expect(page.writes()).toEqual([]);
    await page.takeStep({ kind: 'publish' });
    expect(page.writes()).toEqual([
      { path: `${sample.API}/general/publicacion`, body: { version: 4, huellaLista: listHash, huella: hash } },
    ]);
  });

  test('another result than the registered one is not published', async () => {
    const page = await start({ ...sample.RUN, huellaResultado: '0'.repeat(64) });
    await page.press({ kind: 'compare' });
    await page.answer(LIST, sample.REPLICA);
    await page.tell(result(sample.SEMILLA));
    await page.takeStep({ kind: 'publish' });
    expect(page.writes()).toEqual([]);
  });

  test('a stage that is not there, and a semilla that is not drawn, ask for nothing', async () => {
    const page = await start(sample.FROZEN);
    await page.saga.dispatch(officialStepRequested({ etapa: 'otra', step: { kind: 'freeze' } }));
    expect(page.world.dialogs.current).toBeNull();
    await page.press({ kind: 'compare' });
    expect(page.state()).toEqual({ status: 'idle' });
  });
});
