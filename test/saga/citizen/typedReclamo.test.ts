import { solicitudClosed, solicitudFound, lookUpMachine, lookUpSubmitted } from '#areas/citizen/lookUp/lookUpSlice.ts';
import * as reclamo from '#areas/citizen/reclamo/typedReclamo.ts';
import { typedReclamoSaga } from '#areas/citizen/reclamo/typedReclamoSaga.ts';
import { reclamoSend } from '#areas/citizen/reclamo/reclamoSend.ts';
import { placePart } from '#core/part.ts';
import { SOLICITUD } from '#test/support/samples/citizen.ts';
import { FILE, id } from '#test/support/samples/contractSamples.ts';
import { withStatus } from '#test/support/samples/failures.ts';
import { runParts } from '#test/support/runSaga.ts';
import { createWorld } from '#test/support/world/world.ts';

const PAGE = '/tramites/educacion/consulta';
const FILES = 'api/educacion/archivos';
const KEY = 'pisamiBorrador.reclamo';
const { radicado } = SOLICITUD;
const NOTHING = { radicado, asunto: null, texto: '', archivos: [] };
const pdf = (name = 'recibo.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });

async function start(stored: string | null = null) {
  const world = createWorld({ at: PAGE });
  if (stored !== null) world.storage.tab.set(KEY, stored);
  const parts = [placePart(lookUpMachine), reclamoSend, { ...placePart(reclamo.typedReclamoMachine), saga: typedReclamoSaga }];
  const saga = await runParts(parts, world, 'citizen');
  const state = () => reclamo.selectTypedReclamo(saga.state);
  const uploads = () => {
    const now = state();
    return now.status === 'typed' ? now.uploads : [];
  };
  return { world, saga, state, uploads, stored: () => world.storage.tab.get(KEY) };
}

async function begun() {
  const started = await start();
  await started.saga.dispatch(reclamo.reclamoBegun({ kept: NOTHING }));
  return started;
}

test('what is typed is kept, of its solicitud alone, until it is closed', async () => {
  const { saga, stored } = await begun();
  await saga.dispatch(reclamo.reclamoTyped({ typed: { asunto: 'resultado', texto: 'Sí' } }));
  expect(JSON.parse(stored() ?? '')).toEqual({ ...NOTHING, asunto: 'resultado', texto: 'Sí' });
  await saga.dispatch(solicitudClosed());
  expect(stored()).toBeNull();
  await saga.end();
});

test.each([
  ['of that solicitud', JSON.stringify({ ...NOTHING, texto: 'Sí' }), 'typed'],
  ['of another', JSON.stringify({ ...NOTHING, radicado: '2027-A1W04NR-H' }), 'closed'],
  ['of no form that is known', '{"texto":7}', 'closed'],
])('what was kept %s', async (_, kept, status) => {
  const { saga, state } = await start(kept);
  await saga.dispatch(lookUpSubmitted({ radicado, documento: '1', fechaNacimiento: '2016-02-29' }));
  await saga.dispatch(solicitudFound({ solicitud: SOLICITUD }));
  expect(state().status).toBe(status);
  await saga.end();
});

test('a file goes at once, is refused in words, and one too many goes nowhere', async () => {
  const { saga, uploads, world, stored } = await begun();
  await saga.dispatch(reclamo.reclamoFileChosen(pdf()));
  await saga.fail(FILES, withStatus(413));
  expect(uploads()).toMatchObject([{ message: 'El archivo pesa más de 5 MB. Adjunte uno más liviano.' }]);
  for (const place of [1, 2, 3]) {
    await saga.dispatch(reclamo.reclamoFileChosen(pdf(`${place}.pdf`)));
    await saga.answer(FILES, { ...FILE, id: id(place), nombre: `${place}.pdf` });
  }
  await saga.dispatch(reclamo.reclamoFileChosen(pdf('4.pdf')));
  expect(uploads()[1]).toMatchObject({ message: 'Ya hay 3 archivos, que es lo máximo. Para adjuntar otro, quite uno.' });
  expect(world.http.pending).toEqual([]);
  expect(stored()).toContain('3.pdf');
  await saga.end();
});

test('one that the person does without is called off', async () => {
  const { saga, uploads, world } = await begun();
  const chosen = reclamo.reclamoFileChosen(pdf());
  await saga.dispatch(chosen);
  await saga.dispatch(reclamo.reclamoUploadDismissed({ id: chosen.payload.id }));
  expect(uploads()).toEqual([]);
  expect(world.http.pending).toEqual([]);
  await saga.dispatch(reclamo.reclamoEnded());
  // Nothing is chosen where nothing is open.
  await saga.dispatch(reclamo.reclamoFileChosen(pdf()));
  expect(world.http.pending).toEqual([]);
  await saga.end();
});
