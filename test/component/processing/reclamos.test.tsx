import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Expediente, Reclamo } from '#domain/contractTypes.ts';
import { CONVOCATORIA, FILE, id } from '#test/support/samples/contractSamples.ts';
import { API, IN_REVIEW, PAGE, RADICADO } from '#test/support/samples/processing.ts';
import { refusedAs } from '#test/support/samples/failures.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const RECLAMO: Reclamo = {
  id: id(40),
  asunto: { sobre: 'no_admitida', condicion: null },
  texto: 'Sí vivimos en la ciudad',
  archivos: [FILE],
  en: '2026-11-05T15:00:00Z',
  respuesta: null,
};
const CLAIMED: Expediente = {
  ...IN_REVIEW,
  estado: 'no_admitida',
  acciones: ['reabrir'],
  reclamos: [RECLAMO],
  alAceptarReclamo: 'reabrir',
};
const PATH = `${API}/reclamos/${RECLAMO.id}`;
const ANSWER = 'El recibo lo demuestra';

async function open(solicitud: Expediente = CLAIMED) {
  const app = await openStaffPage(PAGE, `Solicitud ${RADICADO}`, worldWithSession(PAGE));
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(API, solicitud);
  return app;
}

const section = (name = 'Reclamo por responder') => screen.getByRole('region', { name });
const field = () => screen.getByRole('textbox', { name: 'Respuesta al reclamo' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('accepting one of who was not admitted proposes that it be reopened', async () => {
  const app = await open();
  expect(section()).toHaveTextContent('Que la solicitud no fue admitida');
  expect(section()).toHaveTextContent('Sí vivimos en la ciudad');
  expect(within(section()).getByRole('button', { name: /^Ver constancia.pdf/ })).toBeVisible();
  expect(section()).toHaveTextContent('Otra persona lo confirma, y solo entonces la familia la lee.');
  await userEvent.type(field(), ANSWER);
  await press('Aceptar el reclamo');
  await app.answerDialog(false);
  expect(app.world.http.pending.filter(({ method }) => method !== 'GET')).toEqual([]);
  await press('Aceptar el reclamo');
  await app.answerDialog(true);
  expect(app.pending(PATH)).toMatchObject({
    method: 'PUT',
    body: { version: CLAIMED.version, acepta: true, motivo: ANSWER, efecto: 'reabrir' },
  });
  const propuesta = { por: 'ana', en: '2026-11-06T15:00:00Z', motivo: ANSWER };
  await app.answer(PATH, { ...CLAIMED, version: 5, propuesta, acciones: [], alAceptarReclamo: null });
  expect(screen.getByText('La propuesta quedó guardada. Falta que otra persona la decida.')).toBeVisible();
  expect(section()).toHaveTextContent('quien lo confirme responde también este reclamo');
  expect(screen.queryByRole('button', { name: 'Aceptar el reclamo' })).toBeNull();
});

test('without an answer nothing is sent, and it is kept as it is typed', async () => {
  const app = await open();
  await press('No aceptarlo');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Escriba la respuesta: la familia la leerá.'));
  await userEvent.type(field(), ANSWER);
  expect([...app.world.storage.tabValues.values()].join()).toContain(ANSWER);
  await press('No aceptarlo');
  await app.answerDialog(true);
  const errores = [{ campo: 'motivo', mensaje: 'Escriba más.' }];
  await app.fail(PATH, refusedAs(422, 'datos_no_validos', 'Revise los datos señalados', { errores }));
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('Escriba más.'));
  await press('No aceptarlo');
  await app.answerDialog(true);
  const respuesta = { acepta: false, motivo: ANSWER, en: '2026-11-06T15:00:00Z' };
  await app.answer(PATH, { ...CLAIMED, version: 5, reclamos: [{ ...RECLAMO, respuesta }], alAceptarReclamo: null });
  expect(screen.getByText('El reclamo quedó sin aceptar, con su respuesta.')).toBeVisible();
  expect(section('Reclamos')).toHaveTextContent(`Respuesta: no aceptadoEl 6 de noviembre de 2026, 10:00 a. m.${ANSWER}`);
  expect(screen.queryByRole('textbox', { name: 'Respuesta al reclamo' })).toBeNull();
});

test('who is second is told what the first has answered, and keeps what was typed', async () => {
  const app = await open();
  await userEvent.type(field(), ANSWER);
  await press('No aceptarlo');
  await app.answerDialog(true);
  await app.fail(PATH, refusedAs(409, 'version_vieja', 'La solicitud cambió mientras usted la veía'));
  const respuesta = { acepta: true, motivo: 'Tiene razón', en: '2026-11-06T15:00:00Z' };
  await app.answer(API, { ...CLAIMED, version: 5, reclamos: [{ ...RECLAMO, respuesta }], alAceptarReclamo: null });
  expect(section('Reclamos')).toHaveTextContent('Tiene razón');
  expect(screen.getAllByText(/Lo que escribió se conserva/)[0]).toBeVisible();
});

const OF_CONDITION: Reclamo = { ...RECLAMO, archivos: [], asunto: { sobre: 'condicion', condicion: 'hermano' } };
const OF_RESULT: Reclamo = { ...OF_CONDITION, asunto: { sobre: 'resultado', condicion: null } };
const LUGARES = IN_REVIEW.opciones.slice(0, 1);

test.each<[string, Partial<Expediente>, string]>([
  [
    'goes back to revision',
    { estado: 'validada', reclamos: [OF_CONDITION], alAceptarReclamo: 'decidir_de_nuevo' },
    'Si lo acepta, se decide de nuevo la condición «Hermano en la institución», y la solicitud vuelve a revisión, a su cargo.',
  ],
  [
    'is decided anew where it is',
    { estado: 'en_revision', reclamos: [OF_CONDITION], alAceptarReclamo: 'decidir_de_nuevo' },
    'Si lo acepta, se decide de nuevo la condición «Hermano en la institución».',
  ],
  [
    'is past changing once the list is frozen',
    { estado: 'validada', reclamos: [OF_CONDITION], alAceptarReclamo: 'ninguno' },
    'la lista con la que se asigna está congelada',
  ],
  [
    'leaves direct placement',
    { estado: 'sin_cupo', lugares: LUGARES, reclamos: [OF_RESULT], alAceptarReclamo: 'ninguno' },
    'el resultado publicado no cambia. Lo que se puede hacer: asignarle un cupo que quedó libre, en «Decisión».',
  ],
  [
    'leaves nothing where no seat is free',
    { estado: 'sin_cupo', lugares: [], reclamos: [OF_RESULT], alAceptarReclamo: 'ninguno' },
    'Ahora no hay en su grado un cupo libre',
  ],
  [
    'leaves the waiting list',
    { estado: 'en_lista_de_espera', reclamos: [OF_CONDITION], alAceptarReclamo: 'ninguno' },
    'La solicitud sigue en la lista de espera',
  ],
  [
    'leaves a seat to be offered again',
    { estado: 'vencida', lugares: LUGARES, reclamos: [OF_RESULT], alAceptarReclamo: 'ninguno' },
    'proponer que se le ofrezca otra vez el cupo',
  ],
  [
    'leaves an answer',
    { estado: 'asignada', reclamos: [OF_RESULT], alAceptarReclamo: 'ninguno' },
    'el resultado publicado no cambia.',
  ],
  [
    'cannot be reopened any more',
    { impedimento: 'Ya se congeló la lista.', alAceptarReclamo: 'ninguno' },
    'ya no se puede reabrir por este reclamo. Ya se congeló la lista. Aceptarlo es solo una respuesta.',
  ],
])('what one is told that accepting does: it %s', async (_, change, text) => {
  await open({ ...CLAIMED, ...change });
  expect(section()).toHaveTextContent(text);
});

test('one that is accepted is told as such', async () => {
  const app = await open({ ...CLAIMED, estado: 'validada', reclamos: [OF_CONDITION], alAceptarReclamo: 'decidir_de_nuevo' });
  await userEvent.type(field(), ANSWER);
  await press('Aceptar el reclamo');
  await app.answerDialog(true);
  await app.answer(`${API}/reclamos/${OF_CONDITION.id}`, { ...IN_REVIEW, version: 5 });
  expect(screen.getByText('El reclamo quedó aceptado.')).toBeVisible();
});
