import { area } from '#areas/citizen/area.ts';
import * as check from '#areas/citizen/proof/checkSlice.ts';
import type { WantedCheck } from '#areas/citizen/proof/checkState.ts';
import * as etapas from '#test/support/samples/etapas.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';
import * as sample from '#test/support/samples/proofs.ts';
import { runArea } from '#test/support/runSaga.ts';
import type { FakeWorker } from '#test/support/world/fakeWorkers.ts';
import { createWorld } from '#test/support/world/world.ts';

const PAGE = '/tramites/educacion/resultados/general';
const FILE = 'api/educacion/resultados/general/replica?anio=2027';
const WANTED: WantedCheck = {
  etapa: { anio: 2027, etapa: 'general' },
  tanda: null,
  archivo: sample.FILE_FACTS,
  huellaLista: etapas.OFFICIAL.inputHash,
  semilla: etapas.SEMILLA,
  huella: etapas.OFFICIAL.hash,
};

async function start() {
  const world = createWorld({ at: PAGE });
  const saga = await runArea(area, world);
  const state = () => check.selectCheck(saga.state);
  const worker = (): FakeWorker => {
    const last = world.workers.started.at(-1);
    if (!last) throw new Error('No worker was started');
    return last;
  };
  const ask = (wanted = WANTED) => saga.dispatch(check.checkRequested(wanted));
  const tell = async (message: unknown) => {
    worker().tell(message);
    await saga.settle();
  };
  return { world, saga, state, worker, ask, tell };
}

type Page = Awaited<ReturnType<typeof start>>;

/** The file has come, and the worker is at work. */
async function running(wanted?: WantedCheck): Promise<Page> {
  const page = await start();
  await page.ask(wanted);
  await page.saga.answer(FILE, new Blob([sample.FILE]));
  return page;
}

const result = { kind: 'result', result: { kind: 'done', outcome: etapas.OFFICIAL, fileHash: 'd'.repeat(64) } };

describe('a check in the browser', () => {
  test('fetches the published file, tells how far it is, and has the worker repeat the run by the published seed', async () => {
    const page = await start();
    expect(page.world.http.made.filter(({ path }) => path === FILE)).toEqual([]);
    await page.ask();
    expect(page.state()).toEqual({ status: 'fetching', wanted: WANTED, bytes: 0, ended: [] });
    page.world.http.call(FILE).progress(40);
    await page.saga.settle();
    expect(page.state()).toMatchObject({ status: 'fetching', bytes: 40 });
    expect(page.world.workers.started).toEqual([]);
    await page.saga.answer(FILE, new Blob([sample.FILE]));
    expect(page.state()).toEqual({ status: 'running', wanted: WANTED, progress: null, ended: [] });
    const file = expect.any(Blob) as unknown;
    expect(page.worker().received).toEqual([{ file, semilla: etapas.SEMILLA, hashesFile: true }]);
    await page.tell({ kind: 'progress', progress: { phase: 'lottery', done: 1, total: 3 } });
    expect(page.state()).toMatchObject({ progress: { phase: 'lottery', done: 1, total: 3 } });
    await page.tell(result);
    const obtained = { bytes: sample.FILE.length, fileHash: 'd'.repeat(64), outcome: etapas.OFFICIAL };
    expect(page.state()).toEqual({ status: 'idle', ended: [{ kind: 'done', wanted: WANTED, obtained }] });
    expect(page.worker().isEnded).toBe(true);
    await page.saga.end((saga) => saga.put(check.fileFetched()));
  });

  test('of a batch it is the batch’s file', async () => {
    const page = await start();
    await page.ask({ ...WANTED, tanda: 2, huellaLista: null });
    expect(page.world.http.call('api/educacion/resultados/general/tandas/2/replica?anio=2027').method).toBe('GET');
  });

  test('called off while the file comes, nothing is fetched any more and no worker starts', async () => {
    const page = await start();
    await page.ask();
    await page.saga.dispatch(check.checkCancelled());
    expect(page.state()).toEqual({ status: 'idle', ended: [{ kind: 'cancelled', wanted: WANTED }] });
    expect(page.world.http.pending.map(({ path }) => path)).not.toContain(FILE);
    expect(page.world.workers.started).toEqual([]);
  });

  test('called off while the worker works, it ends at once; what it still says changes nothing', async () => {
    const page = await running();
    await page.saga.dispatch(check.checkCancelled());
    expect(page.worker().isEnded).toBe(true);
    await page.tell(result);
    expect(page.state()).toEqual({ status: 'idle', ended: [{ kind: 'cancelled', wanted: WANTED }] });
    await page.ask();
    expect(page.state().status).toBe('fetching');
  });

  test('leaving the page ends it', async () => {
    const page = await running();
    page.world.navigation.type('/tramites/educacion');
    await page.saga.settle();
    expect([page.state(), page.worker().isEnded]).toEqual([{ status: 'idle', ended: [] }, true]);
  });

  test('a file that does not come is told; so is one that is not public', async () => {
    const page = await start();
    await page.ask();
    await page.saga.fail(FILE, NO_NETWORK);
    expect(page.state()).toMatchObject({
      ended: [{ kind: 'failed', wayOn: 'again', message: expect.stringContaining('conexión') as unknown }],
    });
    await page.ask();
    await page.saga.fail(FILE, refusedAs(404, 'sin_publicar', 'No está publicado'));
    expect(page.state()).toMatchObject({ ended: [{ kind: 'failed', message: 'No está publicado' }] });
    expect(page.world.workers.started).toEqual([]);
  });

  test('a file that cannot be run is told by its faults', async () => {
    const page = await running();
    await page.tell({ kind: 'result', result: { kind: 'invalid', violations: ['Línea 3'], total: 2 } });
    expect(page.state()).toEqual({
      status: 'idle',
      ended: [{ kind: 'invalid', wanted: WANTED, violations: ['Línea 3'], total: 2 }],
    });
  });

  test('a worker that dies is told, and whether a newer build or no connection is why', async () => {
    const page = await running();
    page.worker().die();
    await page.saga.settle();
    expect(page.state()).toMatchObject({ ended: [{ kind: 'failed', wayOn: 'again' }] });
    page.world.deployment.isReplaced = () => Promise.resolve(true);
    await page.ask();
    await page.saga.answer(FILE, new Blob([sample.FILE]));
    page.worker().die();
    await page.saga.settle();
    expect(page.state()).toMatchObject({ ended: [{ kind: 'failed', wayOn: 'reload' }] });
    page.world.deployment.isOffline = () => true;
    page.world.deployment.isReplaced = () => Promise.resolve(false);
    await page.ask();
    await page.saga.answer(FILE, new Blob([sample.FILE]));
    page.worker().die();
    await page.saga.settle();
    expect(page.state()).toMatchObject({
      ended: [{ kind: 'failed', wayOn: 'again', message: expect.stringContaining('no tiene conexión') as unknown }],
    });
  });
});
