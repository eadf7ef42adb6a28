import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FamilySolicitud } from '#domain/contractTypes.ts';
import { OFFERED } from '#test/support/samples/citizen.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { FILED } from '#test/support/requestForm/form.ts';
import { INBOX } from '#test/support/samples/processing.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const { radicado: RADICADO } = OFFERED;
const AT = `${INBOX}/solicitudes/${RADICADO}/familia`;
const FAMILY = `api/educacion/tramitacion/solicitudes/${RADICADO}/familia`;
const OPEN: FamilySolicitud = { ...FILED, radicado: RADICADO };

async function open(solicitud = OFFERED, world = worldWithSession(AT)) {
  const app = await openStaffPage(AT, `En nombre de la familia: ${RADICADO}`, world);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(FAMILY, solicitud);
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const byTelephone = () => userEvent.click(screen.getByRole('radio', { name: 'Por teléfono' }));

test('an offer is answered once it is told how the family asked, and confirmed', async () => {
  const { answer, answerDialog, pending, world } = await open();
  await press('Aceptar el cupo');
  expect(screen.getAllByText('Diga primero cómo lo pidió la familia.').length).toBeGreaterThan(0);
  expect(world.dialogs.shown).toEqual([]);
  await byTelephone();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota (opcional)' }), ' Dio su cédula ');
  await press('Aceptar el cupo');
  await answerDialog(true);
  expect(pending(`${FAMILY}/respuesta`).body).toEqual({
    peticion: { canal: 'telefonica', nota: 'Dio su cédula' },
    version: OFFERED.version,
    respuesta: 'aceptar',
  });
  await answer(`${FAMILY}/respuesta`, { ...OFFERED, version: OFFERED.version + 1, estado: 'aceptada', acciones: ['retirar'] });
  expect(screen.getByText('Quedó registrado, y se avisó a la familia si dejó un correo.')).toBeVisible();
  expect(screen.getByText('Aceptada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar el cupo' })).toBeNull();
});

test('what is not confirmed is not sent; a colleague’s change has it read again, a lost answer is asked again', async () => {
  const { answer, answerDialog, fail, pending } = await open();
  await byTelephone();
  await press('Retirar la solicitud');
  await answerDialog(false);
  expect(screen.getByRole('button', { name: 'Retirar la solicitud' })).toBeEnabled();
  await press('Retirar la solicitud');
  await answerDialog(true);
  await fail(`${FAMILY}/retiro`, NO_NETWORK);
  await press('Intentar de nuevo');
  expect(pending(`${FAMILY}/retiro`).body).toEqual({ peticion: { canal: 'telefonica', nota: null }, version: OFFERED.version });
  await fail(`${FAMILY}/retiro`, refusedAs(409, 'version_vieja', 'Cambió'));
  await answer(FAMILY, { ...OFFERED, version: 9, estado: 'aceptada', acciones: [] });
  expect(screen.getByText('Estado: antes «Asignada», ahora «Aceptada».')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retirar la solicitud' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Por teléfono' })).toBeChecked();
});

test('the contact is changed in every state', async () => {
  const { answer, pending } = await open({ ...OFFERED, acciones: [] });
  const phone = screen.getByRole('textbox', { name: 'Teléfono' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '310 444 5566');
  await press('Guardar');
  expect(screen.getAllByText('Diga primero cómo lo pidió la familia.').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: 'En la oficina' }));
  await press('Guardar');
  expect(pending(`${FAMILY}/contacto`).body).toMatchObject({
    peticion: { canal: 'presencial', nota: null },
    contacto: { telefono: '3104445566' },
  });
  await answer(`${FAMILY}/contacto`, { ...OFFERED, version: OFFERED.version + 1, acciones: [] });
  expect(screen.getByText(/^Quedó registrado/)).toBeVisible();
  await userEvent.type(phone, 'x');
  await press('Guardar');
  expect(screen.queryByText(/^Quedó registrado/)).toBeNull();
});

test('the data are changed in the family’s form, which leads back and says so', async () => {
  const { answer, answerDialog, go, pending, world } = await open(OPEN);
  await byTelephone();
  await press('Cambiar la solicitud');
  expect(world.navigation.current().path).toBe(`${INBOX}/cambios/acudiente`);
  await go(`${INBOX}/cambios/revision`);
  await screen.findByRole('button', { name: 'Enviar cambios' });
  await press('Enviar cambios');
  await answerDialog(true);
  expect(pending(`${FAMILY}/edicion`).body).toMatchObject({
    peticion: { canal: 'telefonica', nota: null },
    version: OPEN.version,
    datos: { estudiante: { documento: OPEN.datos.estudiante.documento } },
  });
  await answer(`${FAMILY}/edicion`, { ...OPEN, version: OPEN.version + 1 });
  expect(world.navigation.current().path).toBe(AT);
  await answer(FAMILY, { ...OPEN, version: OPEN.version + 1 });
  expect(screen.getByText('Quedaron registrados los cambios de la solicitud.')).toBeVisible();
});

test('changes that can be sent no more are told on the way back', async () => {
  const { answer, answerDialog, fail, go, world } = await open(OPEN);
  await byTelephone();
  await press('Cambiar la solicitud');
  await go(`${INBOX}/cambios/revision`);
  await screen.findByRole('button', { name: 'Enviar cambios' });
  await press('Enviar cambios');
  await answerDialog(true);
  await fail(`${FAMILY}/edicion`, refusedAs(409, 'version_vieja', 'Cambió'));
  // A colleague changed them, and admitted it.
  const datos = { ...OPEN.datos, acudiente: { ...OPEN.datos.acudiente, nombres: 'Otra' } };
  const validated = { ...OPEN, datos, version: 9, estado: 'validada', acciones: ['retirar'] };
  // As the family sees it now: staff give no document to find it by.
  await answer(FAMILY, validated);
  expect(world.navigation.current().path).toBe(AT);
  // What the convocatoria allows has changed, perhaps.
  await answer('api/educacion/convocatoria', CONVOCATORIA);
  await answer(FAMILY, validated);
  expect(screen.getByText(/la solicitud pasó a «Validada»/)).toBeVisible();
});

test('a mistyped radicado asks for nothing of a solicitud', async () => {
  const { world } = await openStaffPage(`${AT.replace(RADICADO, `${RADICADO}X`)}`, 'Solicitud no encontrada');
  expect(world.http.made.map(({ path }) => path)).toEqual(['api/educacion/convocatoria', 'api/educacion/tramitacion/personas']);
});

test('what is typed outlives a reload until something of it is saved', async () => {
  const first = await open();
  await byTelephone();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota (opcional)' }), 'La tía');
  await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono' }), '9');
  cleanup();
  const second = await open(OFFERED, first.world);
  expect(screen.getByRole('radio', { name: 'Por teléfono' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('La tía');
  expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveDisplayValue(/9$/);
  await press('Retirar la solicitud');
  await second.answerDialog(true);
  await second.answer(`${FAMILY}/retiro`, { ...OFFERED, version: 9, acciones: [] });
  cleanup();
  await open(OFFERED, first.world);
  expect(screen.getByRole('radio', { name: 'Por teléfono' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue('');
});

test('a reclamo is written down in the family’s words, and sent once', async () => {
  const asunto = { sobre: 'resultado', condicion: null } as const;
  const reclamable = { asuntos: [asunto], antesDe: '2026-12-24T05:00:00Z', aTiempo: true };
  const { answer, fail, pending, world } = await open({ ...OFFERED, reclamable });
  const texto = 'El hermano sí estudia en esa sede';
  await userEvent.type(screen.getByRole('textbox', { name: 'Qué pasó y qué pide' }), texto);
  await press('Enviar el reclamo');
  expect(world.http.pending.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getAllByText('Diga primero cómo lo pidió la familia.').length).toBeGreaterThan(0);
  await byTelephone();
  await press('Enviar el reclamo');
  const { body } = pending(`${FAMILY}/reclamo`);
  expect(body).toEqual({
    peticion: { canal: 'telefonica', nota: null },
    version: OFFERED.version,
    claveIdempotencia: expect.any(String) as unknown,
    asunto,
    texto,
    archivos: [],
  });
  await fail(`${FAMILY}/reclamo`, NO_NETWORK);
  await press('Intentar de nuevo');
  expect(pending(`${FAMILY}/reclamo`).body).toEqual(body);
  await answer(`${FAMILY}/reclamo`, { ...OFFERED, version: OFFERED.version + 1 });
  expect(screen.getByText('Quedó registrado, y se avisó a la familia si dejó un correo.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Qué pasó y qué pide' })).toBeNull();
});
