import type { HttpFailure } from '#services/http/httpTypes.ts';
import { FILE, id } from '#test/support/samples/contractSamples.ts';
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

test.each<[HttpFailure, string]>([
  [withStatus(413), TOO_BIG],
  [withStatus(415), WRONG_TYPE],
  [NO_NETWORK, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo'],
  [withStatus(500), 'Ha ocurrido un error, por favor contacte al administrador'],
])('a refusal is told in Spanish: %j', async (failure, message) => {
  const { uploads, fail } = await choosing();
  await fail(PATH, failure);
  expect(uploads()).toMatchObject([{ message }]);
});

test('an answer that is none is told', async () => {
  const { uploads, answer } = await choosing();
  await answer(PATH, {});
  expect(uploads()).toMatchObject([{ message: 'El servidor dio una respuesta que no se pudo leer. Intente de nuevo más tarde' }]);
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
