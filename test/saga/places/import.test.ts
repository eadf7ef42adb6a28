import { ofertaImport } from '#areas/places/oferta/import/ofertaImport.ts';
import { area } from '#areas/places/area.ts';
import { ETAPAS_CALL } from '#areas/places/etapas.ts';
import { signInSubmitted } from '#core/session/sessionEvents.ts';
import type { HttpFailure } from '#services/http/httpTypes.ts';
import {
  csvFile,
  IMPORT_ROW,
  IMPORT_CALL,
  IMPORT_PAGE,
  REPORT,
  letWork,
  OFERTA_PAGE,
  ROW,
  textFile,
} from '#test/support/samples/ofertas.ts';
import { movesOf } from '#test/support/movesOf.ts';
import { runArea } from '#test/support/runSaga.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, TIMED_OUT, refusedAs, withStatus } from '#test/support/samples/failures.ts';

async function start() {
  const world = worldWithSession(IMPORT_PAGE);
  const saga = await runArea(area, world);
  const open = () => world.http.pending.filter(({ path }) => path === IMPORT_CALL);
  const call = () => world.http.call(IMPORT_CALL);
  const work = async () => {
    await letWork(world.workers);
    await saga.settle();
  };
  const { answer, fail, ...moves } = movesOf(world, saga.settle);
  return {
    ...moves,
    world,
    saga,
    open,
    call,
    state: () => ofertaImport.select(saga.state),
    /** Without the reading, which is the worker's. */
    choose: (file: File) => saga.dispatch(ofertaImport.events.fileChosen(file)),
    work,
    /** A file is chosen and read. */
    read: async (file: File) => {
      await saga.dispatch(ofertaImport.events.fileChosen(file));
      await work();
    },
    answer: (body: unknown) => answer(IMPORT_CALL, body),
    fail: (failure: HttpFailure) => fail(IMPORT_CALL, failure),
    save: () => saga.dispatch(ofertaImport.events.saveConfirmed()),
  };
}

type Page = Awaited<ReturnType<typeof start>>;

/** What a file or a body holds. */
function textOf(content: unknown): Promise<string> {
  if (!(content instanceof Blob)) throw new Error('It is no file');
  return content.text();
}

const ACCOUNTS = { revisadas: 1, nuevas: 0, cambiadas: 1, iguales: 0 };

async function withReviewed() {
  const page = await start();
  await page.read(csvFile([ROW]));
  await page.answer(REPORT);
  return page;
}

/** A reviewed file is on its way. */
async function withSave() {
  const page = await withReviewed();
  await page.save();
  return page;
}

test('a file is read, reviewed by the server, and saved once the person confirms it', async () => {
  const { call, state, read, answer, save } = await start();
  await read(csvFile([ROW]));
  expect(state()).toEqual({ status: 'reviewing', fileName: 'oferta.csv', rows: 1 });
  expect(call().method).toBe('POST');
  expect(JSON.parse(await textOf(call().body))).toEqual({ huella: null, filas: [IMPORT_ROW] });
  await answer(REPORT);
  expect(state()).toEqual({
    status: 'reviewed',
    fileName: 'oferta.csv',
    counts: ACCOUNTS,
    changes: REPORT.cambios,
    totals: REPORT.totales,
    unusedColumns: [],
    isRenewed: false,
  });
  await save();
  expect(JSON.parse(await textOf(call().body))).toEqual({ huella: REPORT.huella, filas: [IMPORT_ROW] });
  await answer({ ...REPORT, guardada: true });
  expect(state()).toEqual({ status: 'saved', fileName: 'oferta.csv', counts: ACCOUNTS });
});

test('all that changes is given as a file, as often as it is wanted, and saved after it', async () => {
  const { world, saga, call, work, save } = await withReviewed();
  for (let times = 0; times < 2; times += 1) {
    await saga.dispatch(ofertaImport.events.changesRequested());
    await work();
  }
  expect(world.files.saved).toHaveLength(2);
  const [file] = world.files.saved;
  expect(file).toMatchObject({ name: 'cambios-oferta.csv', type: 'text/csv;charset=utf-8' });
  const [head, row] = (await textOf(file?.content)).trim().split('\r\n');
  expect(head).toMatch(/;Capacidad antes;Capacidad después;.*;Vacantes antes;Vacantes después;Puestos reservados$/);
  expect(row).toMatch(/^2;\d{12}\u00a0;.*;35;40;30;30;2;2;3;8;$/);
  await save();
  expect(JSON.parse(await textOf(call().body))).toMatchObject({ huella: REPORT.huella });
});

test('columns with other heads are asked for, and the file is read once more as the person says', async () => {
  const { world, saga, state, read, work, call } = await start();
  await read(textFile(`DANE;NOMBRE_SEDE;Jornada;Grado;Capacidad;Continúan;Repiten\n${ROW}`));
  const heads = [{ at: 1, name: 'NOMBRE_SEDE', example: 'Sede principal' }];
  expect(state()).toEqual({ status: 'matching', fileName: 'oferta.csv', missing: ['sede'], heads });
  await saga.dispatch(ofertaImport.events.columnsMatched({ matches: { sede: 1 } }));
  expect(state()).toEqual({ status: 'reading', fileName: 'oferta.csv', percent: null });
  expect(world.workers.started).toHaveLength(2);
  await work();
  expect(JSON.parse(await textOf(call().body))).toEqual({ huella: null, filas: [IMPORT_ROW] });
});

test('a file in which every row is bad is told before anyone is asked, and given as a file', async () => {
  const { world, saga, open, state, read } = await start();
  const bad = ROW.replace('40', 'x');
  await read(
    csvFile(
      Array.from({ length: 120 }, () => bad),
      'mi oferta.csv',
    ),
  );
  expect(open()).toEqual([]);
  const now = state();
  expect(now).toMatchObject({ status: 'wrong', total: 120, checked: 'nothing' });
  expect(now.status === 'wrong' && now.errors).toHaveLength(50);
  await saga.dispatch(ofertaImport.events.errorsRequested());
  const [file] = world.files.saved;
  expect(file).toMatchObject({ name: 'errores-mi oferta.csv', type: 'text/csv;charset=utf-8' });
  const lines = (await textOf(file?.content)).trim().split('\r\n');
  expect(lines).toHaveLength(121);
  expect(lines[120]).toMatch(/^121;Capacidad;/);
});

describe('a file with a bad row: the server looks at the others meanwhile', () => {
  const BAD = ROW.replace('40', 'x');
  const OTHER = ROW.replace('Quinto', 'Sexto');

  test('and all that is wrong is told at once, by line', async () => {
    const { world, saga, call, state, work, read, answer } = await start();
    await read(csvFile([ROW, BAD, OTHER]));
    expect(state()).toEqual({ status: 'reviewing', fileName: 'oferta.csv', rows: 2 });
    expect(JSON.parse(await textOf(call().body))).toEqual({
      huella: null,
      filas: [IMPORT_ROW, { ...IMPORT_ROW, fila: 4, grado: 'Sexto' }],
    });
    const [first, last] = [2, 4].map((row) => ({ fila: row, columna: 'sede', mensaje: 'No hay' }));
    await answer({ ...REPORT, errores: [first, last] });
    await work();
    const now = state();
    expect(now).toMatchObject({ status: 'wrong', total: 3, written: 3, rows: 3, checked: 'part' });
    expect(now.status === 'wrong' && now.errors.map(({ fila: row, columna }) => `${row} ${columna}`)).toEqual([
      '2 sede',
      '3 capacidad',
      '4 sede',
    ]);
    await saga.dispatch(ofertaImport.events.errorsRequested());
    expect((await textOf(world.files.saved[0]?.content)).trim().split('\r\n')).toHaveLength(4);
  });

  test.each([
    ['does not answer', (page: Page) => page.call().fail(NO_NETWORK)],
    ['answers what cannot be read', (page: Page) => page.call().answer({})],
  ])('that it %s hides nothing of what is known', async (_, act) => {
    const page = await start();
    await page.read(csvFile([ROW, BAD]));
    act(page);
    await page.saga.settle();
    expect(page.state()).toMatchObject({ status: 'wrong', total: 1, rows: 2, checked: 'nothing' });
  });

  test('it can be called off', async () => {
    const { saga, call, open, state, read } = await start();
    await read(csvFile([ROW, BAD]));
    const before = call();
    await saga.dispatch(ofertaImport.events.importDismissed());
    expect(open()).not.toContain(before);
    expect(state()).toEqual({ status: 'idle' });
  });
});

test('what the server finds wrong is told, at the review and at the save', async () => {
  const errores = [{ fila: 2, columna: 'sede', mensaje: 'No hay' }];
  const { state, work, read, answer, save } = await start();
  await read(csvFile([ROW]));
  await answer({ ...REPORT, errores });
  await work();
  const wrong = { status: 'wrong', fileName: 'oferta.csv', errors: errores, total: 1, written: 1, rows: 1, checked: 'all' };
  expect(state()).toEqual(wrong);
  await read(csvFile([ROW]));
  await answer(REPORT);
  await save();
  await answer({ ...REPORT, errores });
  await work();
  expect(state()).toEqual(wrong);
});

test('another file that is dropped while one is saved neither stops the save nor takes its place', async () => {
  const { call, open, state, choose, read, answer } = await withSave();
  const save = call();
  await choose(csvFile([ROW.replace('40', 'x')], 'otro.csv'));
  expect(state()).toEqual({ status: 'saving', fileName: 'oferta.csv', rows: 1 });
  expect(open()).toEqual([save]);
  await answer({ ...REPORT, guardada: true });
  expect(state()).toEqual({ status: 'saved', fileName: 'oferta.csv', counts: ACCOUNTS });
  // Then it can be chosen.
  await read(csvFile([ROW.replace('40', 'x')], 'otro.csv'));
  expect(state()).toMatchObject({ status: 'wrong', fileName: 'otro.csv' });
});

test('a file with nothing to import is told', async () => {
  const { open, state, read } = await start();
  await read(csvFile([]));
  expect(state()).toEqual({
    status: 'unreadable',
    fileName: 'oferta.csv',
    message: expect.stringContaining('ninguna fila') as unknown,
  });
  expect(open()).toEqual([]);
});

test('a file that is too large is not read at all', async () => {
  const { world, state, choose } = await start();
  await choose(Object.defineProperty(csvFile([ROW]), 'size', { value: 100 * 1024 * 1024 + 1 }));
  expect(state()).toEqual({
    status: 'unreadable',
    fileName: 'oferta.csv',
    message: expect.stringContaining('100 MB') as unknown,
  });
  expect(world.workers.started).toEqual([]);
});

describe('the worker that reads', () => {
  test('is asked for the file, and tells how far it is', async () => {
    const { world, saga, state, choose } = await start();
    const file = csvFile([ROW]);
    await choose(file);
    expect(state()).toEqual({ status: 'reading', fileName: 'oferta.csv', percent: null });
    const [worker] = world.workers.started;
    expect(worker?.received).toEqual([{ kind: 'read', rows: 'oferta', file, matches: {} }]);
    worker?.tell({ kind: 'progress', progress: { done: 4, total: 10 } });
    await saga.settle();
    expect(state()).toEqual({ status: 'reading', fileName: 'oferta.csv', percent: 40 });
  });

  test.each([
    ['dies', (page: Page) => page.world.workers.started[0]?.die()],
    [
      'says what it should not',
      (page: Page) =>
        page.world.workers.started[0]?.tell({ kind: 'result', result: { first: [], total: 0, file: new Blob(), written: 0 } }),
    ],
  ])('%s: it is told, and nothing is sent', async (_, act) => {
    const page = await start();
    await page.choose(csvFile([ROW]));
    act(page);
    await page.saga.settle();
    expect(page.state()).toMatchObject({ status: 'unreadable', message: expect.stringContaining('se interrumpió') as unknown });
    expect(page.world.workers.started[0]?.isEnded).toBe(true);
    expect(page.open()).toEqual([]);
  });

  test.each([
    ['a person calls it off', (page: Page) => page.saga.dispatch(ofertaImport.events.importDismissed())],
    ['the page is left', (page: Page) => Promise.resolve(page.world.navigation.push(OFERTA_PAGE))],
    ['another file is chosen', (page: Page) => page.choose(csvFile([ROW], 'otra.csv'))],
  ])('is ended when %s', async (_, act) => {
    const page = await start();
    await page.choose(csvFile([ROW]));
    await act(page);
    await page.saga.settle();
    expect(page.world.workers.started[0]?.isEnded).toBe(true);
  });

  test('writes what the server found; one that dies gives nothing, which is told', async () => {
    const { world, saga, state, work, read, answer } = await start();
    const found = { ...REPORT, errores: [{ fila: 2, columna: 'sede', mensaje: 'No hay' }] };
    await read(csvFile([ROW]));
    await answer(found);
    await work();
    await saga.dispatch(ofertaImport.events.errorsRequested());
    expect(await textOf(world.files.saved[0]?.content)).toBe('Línea;Columna;Qué corregir\r\n2;Sede;No hay\r\n');
    expect(world.workers.started.every(({ isEnded }) => isEnded)).toBe(true);
    await read(csvFile([ROW]));
    await answer(found);
    world.workers.started.at(-1)?.die();
    await saga.settle();
    expect(state()).toMatchObject({ status: 'unreadable', message: expect.stringContaining('se interrumpió') as unknown });
  });
});

test.each([
  ['no network', NO_NETWORK, 'No fue posible comunicarse'],
  ['no permission', withStatus(403), 'No tiene permiso'],
  ['a backend without it', withStatus(404), 'no está disponible'],
] as const)('the review fails for %s: it is told, and tried again', async (_, failure, message) => {
  const { saga, state, read, answer, fail } = await start();
  await read(csvFile([ROW]));
  await fail(failure);
  expect(state()).toEqual({ status: 'failed', fileName: 'oferta.csv', message: expect.stringContaining(message) as unknown });
  await saga.dispatch(ofertaImport.events.retryRequested());
  expect(state()).toMatchObject({ status: 'reviewing' });
  await answer(REPORT);
  expect(state()).toMatchObject({ status: 'reviewed' });
});

test('a frozen list is told, at the review and at the save; nothing is to be tried again', async () => {
  const frozen = refusedAs(409, 'lista_congelada', 'La lista está congelada');
  const told = { status: 'unreadable', fileName: 'oferta.csv', message: 'La lista está congelada' };
  const { world, state, read, answer, save, fail } = await start();
  const stagesRead = () => world.http.made.filter(({ path }) => path === ETAPAS_CALL).length;
  await read(csvFile([ROW]));
  await fail(frozen);
  expect(state()).toEqual(told);
  // They are others than the page knows.
  expect(stagesRead()).toBe(2);
  await read(csvFile([ROW]));
  await answer(REPORT);
  await save();
  await fail(frozen);
  expect(state()).toEqual(told);
});

test('somebody else saved after the review: nothing is saved, and it is reviewed anew', async () => {
  const { call, state, answer, save, fail } = await withSave();
  await fail(refusedAs(409, 'version_vieja', 'La oferta cambió'));
  expect(state()).toEqual({ status: 'reviewing', fileName: 'oferta.csv', rows: 1 });
  expect(JSON.parse(await textOf(call().body))).toMatchObject({ huella: null });
  const hash = 'b'.repeat(64);
  await answer({ ...REPORT, huella: hash });
  expect(state()).toMatchObject({ status: 'reviewed', isRenewed: true });
  await save();
  expect(JSON.parse(await textOf(call().body))).toMatchObject({ huella: hash });
  await answer({ ...REPORT, guardada: true });
  expect(state()).toMatchObject({ status: 'saved' });
});

test.each([
  ['no network', NO_NETWORK],
  ['no answer in time', TIMED_OUT],
  ['a server that failed', withStatus(500)],
] as const)('a save with %s may have been done: it says so, and what a new try does', async (_, failure) => {
  const { state, fail } = await withSave();
  await fail(failure);
  expect(state()).toEqual({
    status: 'failed',
    fileName: 'oferta.csv',
    message:
      'El servidor no confirmó el guardado, y no se sabe si se hizo. Puede intentarlo de nuevo: lo que ya esté guardado no cambia.',
  });
});

test.each([
  ['no report', {}],
  ['a report that it was not saved', REPORT],
])('an answer that says nothing of use is told: %s', async (_, body) => {
  const { saga, state, answer } = await withSave();
  await answer(body);
  expect(state()).toMatchObject({ status: 'failed' });
  await saga.dispatch(ofertaImport.events.retryRequested());
  await answer({ ...REPORT, guardada: true });
  expect(state()).toMatchObject({ status: 'saved' });
});

test('a save that is called off may have been done: it says so, and can be tried again', async () => {
  const { saga, call, open, state } = await withSave();
  const before = call();
  await saga.dispatch(ofertaImport.events.saveCancelled());
  expect(open()).not.toContain(before);
  expect(state()).toMatchObject({ status: 'failed', message: expect.stringContaining('no se sabe si se hizo') as unknown });
  await saga.dispatch(ofertaImport.events.retryRequested());
  expect(open()).toHaveLength(1);
});

describe('a file whose import did not come to its end', () => {
  test.each([
    ['ana', { status: 'lost', fileName: 'oferta.csv' }],
    ['luis', { status: 'idle' }],
  ])('since the session ended at the save: its user alone is told: %s', async (login, expected) => {
    const page = await withSave();
    await page.fail(withStatus(401));
    expect(page.state()).toEqual({ status: 'idle' });
    page.world.dialogs.answer(true);
    await page.saga.dispatch(signInSubmitted(login, 'clave'));
    await page.saga.answer('api/token/generar', { token: `token-${login}`, AuthorizationItem: [], anio: 2027 });
    if (login === 'luis') await page.go(IMPORT_PAGE);
    expect(page.state()).toEqual(expected);
    // Once.
    page.world.navigation.push(OFERTA_PAGE);
    await page.go(IMPORT_PAGE);
    expect(page.state()).toEqual({ status: 'idle' });
  });

  test.each([
    ['called off', (page: Page) => page.saga.dispatch(ofertaImport.events.importDismissed())],
    ['left', (page: Page) => Promise.resolve(page.world.navigation.push(OFERTA_PAGE))],
    [
      'saved',
      async (page: Page) => {
        await page.save();
        await page.answer({ ...REPORT, guardada: true });
      },
    ],
  ])('one that was %s is not told', async (_, act) => {
    const page = await withReviewed();
    await act(page);
    await page.saga.settle();
    expect(JSON.stringify([...page.world.storage.tabValues])).not.toContain('educacion.importacion');
  });
});

test('a cancelled review is called off, and nothing of the file is left', async () => {
  const { saga, call, open, state, read, save } = await start();
  await read(csvFile([ROW]));
  const before = call();
  await saga.dispatch(ofertaImport.events.importDismissed());
  expect(open()).not.toContain(before);
  expect(state()).toEqual({ status: 'idle' });
  await save();
  expect(open()).toEqual([]);
});

test('another file takes the place of the one under review', async () => {
  const { call, open, state, read } = await start();
  await read(csvFile([ROW]));
  const before = call();
  await read(csvFile([ROW.replace('40', '41')], 'otra.csv'));
  expect(open()).not.toContain(before);
  expect(state()).toMatchObject({ status: 'reviewing', fileName: 'otra.csv' });
  expect(open()).toHaveLength(1);
});

test('leaving the page calls it off; a file is not saved unseen', async () => {
  const { saga, open, state, save } = await withReviewed();
  await saga.go(OFERTA_PAGE);
  expect(state()).toEqual({ status: 'idle' });
  await save();
  expect(open()).toEqual([]);
});

describe('a save goes on when its page is left (D36)', () => {
  test.each([
    ['done', (page: Page) => page.answer({ ...REPORT, guardada: true }), 'El archivo quedó guardado', 'saved'],
    ['not answered', (page: Page) => page.fail(TIMED_OUT), 'El archivo no se terminó de guardar', 'failed'],
    [
      'refused',
      (page: Page) => page.fail(refusedAs(409, 'lista_congelada')),
      'El archivo no se terminó de guardar',
      'unreadable',
    ],
    [
      'wrong',
      async (page: Page) => {
        await page.answer({ ...REPORT, errores: [{ fila: 2, columna: 'sede', mensaje: 'No hay' }] });
        await page.work();
      },
      'El archivo no se terminó de guardar',
      'wrong',
    ],
    [
      'too late',
      async (page: Page) => {
        await page.fail(refusedAs(409, 'version_vieja'));
        await page.answer(REPORT);
      },
      'El archivo no se terminó de guardar',
      'reviewed',
    ],
  ])('and how it ended is told where the person is, who may go and see: %s', async (_, act, title, status) => {
    const page = await withSave();
    await page.go(OFERTA_PAGE);
    await act(page);
    expect(page.world.dialogs.current).toMatchObject({ title, text: expect.stringContaining('oferta.csv') as string });
    expect(page.world.navigation.current().path).toBe(OFERTA_PAGE);
    await page.answerDialog(true);
    expect(page.world.navigation.current().path).toBe(IMPORT_PAGE);
    expect(page.state()).toMatchObject({ status });
  });

  test('and whoever comes back before its end finds it there', async () => {
    const page = await withSave();
    await page.go(OFERTA_PAGE);
    await page.go(IMPORT_PAGE);
    expect(page.state()).toMatchObject({ status: 'saving' });
    await page.answer({ ...REPORT, guardada: true });
    expect(page.world.dialogs.current).toBeNull();
    expect(page.state()).toMatchObject({ status: 'saved' });
  });

  test('and whoever does not want to see it finds nothing of it later', async () => {
    const page = await withSave();
    await page.go(OFERTA_PAGE);
    await page.answer({ ...REPORT, guardada: true });
    await page.answerDialog(false);
    await page.go('/sitio');
    expect(page.state()).toEqual({ status: 'idle' });
  });
});

test('a file on its way says how much of it is sent, which the overlay does not hide (D31)', async () => {
  const { saga, call, state } = await withSave();
  call().progress(10);
  await saga.settle();
  const { percent } = state() as { percent?: number };
  expect(percent).toBeGreaterThan(0);
  expect(percent).toBeLessThan(100);
  call().progress(10_000_000);
  await saga.settle();
  expect(state()).toEqual({ status: 'saving', fileName: 'oferta.csv', rows: 1 });
});
