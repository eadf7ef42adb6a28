import type { HttpFailure } from '#services/http/httpTypes.ts';
import { FILE, id } from '#test/support/samples/contractSamples.ts';
import { DOCUMENTOS } from '#requestForm/draftChanges.ts';
import { BASE, WHOLE } from '#test/support/requestForm/form.ts';
import { startForm } from '#test/support/requestForm/startForm.ts';
import { storageWithDraft } from '#test/support/requestForm/storedDraft.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const PATH = 'api/educacion/archivos';
const pdf = new File(['%PDF-1.4'], 'certificado.pdf', { type: 'application/pdf' });
const TOO_BIG = 'El archivo pesa más de 5 MB. Adjunte uno más liviano.';
const WRONG_TYPE = 'El archivo no es PDF, JPG ni PNG. Adjunte uno de esos tipos.';

async function choosing(file = pdf) {
  const run = await startForm({ at: `${BASE}/condiciones`, storage: storageWithDraft(WHOLE) });
  const action = run.events.fileChosen('discapacidad', file);
  await run.saga.dispatch(action);
  const uploads = () => {
    const state = run.state();
    return state.status === 'editing' ? state.uploads : null;
  };
  return { ...run, id: action.payload.id, uploads };
}

test('goes at once as a form, and what the server keeps stays with the draft over a reload', async () => {
  const { answer, uploads, draft, stored, world } = await choosing();
  expect(uploads()).toMatchObject([{ codigo: 'discapacidad', name: 'certificado.pdf', message: null }]);
  const { body } = world.http.call(PATH);
  expect(body instanceof FormData ? body.get('archivo') : null).toMatchObject({
    name: 'certificado.pdf',
    type: 'application/pdf',
  });
  const kept = { ...FILE, id: id(8) };
  await answer(PATH, kept);
  expect(uploads()).toEqual([]);
  expect(draft().values.condiciones[1]?.archivos).toEqual([kept]);
  expect(stored()).toMatchObject({ draft: draft() });
});

test('a paper that a correction asks for stays with the draft, up to six of them', async () => {
  const run = await startForm({ at: `${BASE}/condiciones`, storage: storageWithDraft(WHOLE) });
  const choose = () => run.saga.dispatch(run.events.fileChosen(DOCUMENTOS, pdf));
  for (let place = 0; place < 6; place += 1) {
    await choose();
    await run.answer(PATH, { ...FILE, id: id(20 + place) });
  }
  await choose();
  expect(run.draft().values.documentos.map((file) => file.id)).toEqual([20, 21, 22, 23, 24, 25].map(id));
  expect(run.stored()).toMatchObject({ draft: run.draft() });
  expect(run.state()).toMatchObject({
    uploads: [{ message: 'Ya hay 6 archivos, que es lo máximo. Para adjuntar otro, quite uno.' }],
  });
  await run.saga.dispatch(run.events.fileRemoved({ codigo: DOCUMENTOS, id: id(20) }));
  expect(run.draft().values.documentos).toHaveLength(5);
});

const sized = (size: number) =>
  Object.defineProperty(new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'size', { value: size });
test.each([
  ['too big', sized(5 * 1024 * 1024 + 1), TOO_BIG],
  ['empty', sized(0), 'El archivo está vacío. Adjunte otro.'],
  ['of another type', new File(['x'], 'a.docx', { type: 'application/msword' }), WRONG_TYPE],
])('%s is told without a call', async (_, file, message) => {
  const { uploads, world } = await choosing(file);
  expect(uploads()).toMatchObject([{ message }]);
  expect(world.http.pending.filter(({ path }) => path === PATH)).toEqual([]);
});

test.each([
  ['by its type', new File(['x'], 'IMG_1', { type: 'image/heic' })],
  ['by its name', new File(['x'], 'IMG_1.HEIC')],
])('a picture of a telephone, %s, is told with what to do', async (_, file) => {
  const { uploads } = await choosing(file);
  expect(uploads()).toMatchObject([{ message: expect.stringContaining('captura de pantalla') as string }]);
});

test('a file that is there already is not attached again', async () => {
  const { saga, events, answer, uploads, draft, world } = await choosing();
  const own = { ...FILE, id: id(8), nombre: pdf.name, tamano: pdf.size };
  // Chosen once more while it is on its way, and again when it is there.
  await saga.dispatch(events.fileChosen('discapacidad', pdf));
  await answer(PATH, own);
  await answer(PATH, { ...own, id: id(9) });
  await saga.dispatch(events.fileChosen('discapacidad', pdf));
  expect(draft().values.condiciones[1]?.archivos).toEqual([own]);
  const told = { message: 'Este archivo ya está adjunto: no se adjuntó otra vez.' };
  expect(uploads()).toMatchObject([told, told]);
  expect(world.http.pending.filter(({ path }) => path === PATH)).toEqual([]);
});

test('a condition with files is taken back after a question', async () => {
  const { saga, world, events, draft } = await choosing();
  const codes = () => draft().values.condiciones.map(({ codigo }) => codigo);
  await saga.dispatch(events.condicionDropRequested({ codigo: 'discapacidad' }));
  expect(world.dialogs.current).toMatchObject({ title: 'Quitar la condición', confirmText: 'Sí, quitarla' });
  await saga.answerDialog(false);
  expect(codes()).toEqual(['hermano', 'discapacidad']);
  await saga.dispatch(events.condicionDropRequested({ codigo: 'discapacidad' }));
  await saga.answerDialog(true);
  expect(codes()).toEqual(['hermano']);
});

test.each<[HttpFailure, string]>([
  [
    withStatus(415, { title: 't', status: 415, detail: 'La foto está cortada', codigo: 'archivo_incompleto' }),
    'La foto está cortada',
  ],
  [withStatus(413), TOO_BIG],
  [withStatus(415), WRONG_TYPE],
  [NO_NETWORK, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  [withStatus(500), 'Ha ocurrido un error, por favor contacte al administrador'],
])('a refusal is told in Spanish: %j', async (failure, message) => {
  const { saga, uploads, fail } = await choosing();
  await fail(PATH, failure);
  // The file is looked at meanwhile.
  await saga.settle(100);
  expect(uploads()).toMatchObject([{ message }]);
});

test('an answer that is none is told', async () => {
  const { uploads, answer } = await choosing();
  await answer(PATH, {});
  expect(uploads()).toMatchObject([{ message: 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde' }]);
});

const unchanged = { photo: null };
const photo = (type = 'image/jpeg', size = 3 * 1024 * 1024) => new File([new Uint8Array(size)], 'Carné 1.JPEG', { type });

test.each<[string, object, string, number]>([
  ['smaller', { kind: 'result', result: { photo: new Blob(['ligera'], { type: 'image/jpeg' }) } }, 'Carné 1.jpg', 6],
  ['as it is, where that would be no smaller', { kind: 'result', result: unchanged }, 'Carné 1.JPEG', 3 * 1024 * 1024],
  ['as it is, where the browser cannot read it', { kind: 'error', message: 'no' }, 'Carné 1.JPEG', 3 * 1024 * 1024],
])('a large photograph goes %s', async (_, told, name, size) => {
  const { saga, world } = await choosing(photo());
  await saga.settle(100);
  expect(world.http.pending.filter(({ path }) => path === PATH)).toEqual([]);
  const [worker] = world.workers.started;
  expect(worker?.received).toEqual([expect.any(File)]);
  worker?.tell(told);
  await saga.settle();
  const { body } = world.http.call(PATH);
  expect(body instanceof FormData ? body.get('archivo') : null).toMatchObject({ name, size });
});

test('a photograph over the limit is told only where it stays over it', async () => {
  const { saga, world, uploads } = await choosing(photo('image/jpeg', 6 * 1024 * 1024));
  await saga.settle(100);
  world.workers.started[0]?.tell({ kind: 'result', result: unchanged });
  await saga.settle();
  expect(uploads()).toMatchObject([{ message: TOO_BIG }]);
});

test.each(['image/jpg', 'application/octet-stream', 'application/x-pdf'])('%s is left to the server', async (type) => {
  const { world } = await choosing(new File(['%PDF-1.4'], 'certificado', { type }));
  expect(world.http.call(PATH).path).toBe(PATH);
});

test('a large photograph that its system calls just bytes is made smaller too', async () => {
  const { saga, world } = await choosing(photo('application/octet-stream'));
  await saga.settle(100);
  expect(world.workers.started).toHaveLength(1);
});

test('a large PDF goes as it is', async () => {
  const { world } = await choosing(photo('application/pdf'));
  expect(world.workers.started).toEqual([]);
  expect(world.http.call(PATH).path).toBe(PATH);
});

test('as long as one is on its way the solicitud is not sent: it would go without it', async () => {
  const run = await choosing();
  const filings = () => run.world.http.made.filter(({ method, path }) => method === 'POST' && path !== PATH);
  await run.saga.dispatch(run.events.sendRequested());
  expect([run.state().status, filings()]).toEqual(['editing', []]);
  await run.answer(PATH, { ...FILE, id: id(8) });
  await run.saga.dispatch(run.events.sendRequested());
  expect(filings()).toHaveLength(1);
});

test('tells how far it is, without the overlay (D31)', async () => {
  const { saga, world, uploads } = await choosing(new File([new Uint8Array(1000)], 'a.pdf', { type: 'application/pdf' }));
  expect(saga.state.overlay).toEqual({ status: 'idle' });
  world.http.call(PATH).progress(405);
  await saga.settle();
  expect(uploads()).toMatchObject([{ percent: 40 }]);
  world.http.call(PATH).progress(1200);
  await saga.settle();
  expect(uploads()).toMatchObject([{ percent: 100 }]);
});

test('one that changed after it was chosen is told as that', async () => {
  const { fail, uploads } = await choosing(
    Object.assign(new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    }),
  );
  await fail(PATH, NO_NETWORK);
  expect(uploads()).toMatchObject([{ message: 'El archivo cambió o ya no está donde estaba. Elíjalo de nuevo.' }]);
});

test('a fourth one is told, and not sent', async () => {
  const run = await choosing();
  for (const name of ['b.pdf', 'c.pdf', 'd.pdf']) {
    await run.saga.dispatch(run.events.fileChosen('discapacidad', new File(['%PDF-1.4'], name, { type: 'application/pdf' })));
  }
  expect(run.world.http.pending.filter(({ path }) => path === PATH)).toHaveLength(3);
  expect(run.uploads()?.at(-1)).toMatchObject({
    name: 'd.pdf',
    message: 'Ya hay 3 archivos, que es lo máximo. Para adjuntar otro, quite uno.',
  });
});

test('one that a reload ended is told by its name, once', async () => {
  const { world } = await choosing();
  const again = await startForm({ at: `${BASE}/condiciones`, storage: world.storage });
  const told = {
    codigo: 'discapacidad',
    name: 'certificado.pdf',
    message: expect.stringMatching('Adjúntelo de nuevo') as string,
  };
  expect(again.state()).toMatchObject({ status: 'editing', uploads: [told] });
  const third = await startForm({ at: `${BASE}/condiciones`, storage: world.storage });
  expect(third.state()).toMatchObject({ status: 'editing', uploads: [] });
});

test.each(['dismissed', 'without its condition'])('one that is %s is called off', async (how) => {
  const run = await choosing();
  const { events } = run;
  await run.saga.dispatch(events.uploadDismissed({ id: 'another' }));
  expect(run.world.http.pending.filter(({ path }) => path === PATH)).toHaveLength(1);
  await run.saga.dispatch(
    how === 'dismissed' ? events.uploadDismissed({ id: run.id }) : events.condicionToggled({ codigo: 'discapacidad' }),
  );
  expect(run.world.http.pending.filter(({ path }) => path === PATH)).toEqual([]);
  expect(run.uploads()).toEqual([]);
});
