import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FamilySolicitud, GuardianContact } from '#domain/contractTypes.ts';
import { CONVOCATORIA, SOLICITUD } from '#test/support/samples/citizen.ts';
import { openApp } from '#test/support/openApp.tsx';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const LOOK_UP = 'api/educacion/consulta';
const CHANGE = 'api/educacion/consulta/contacto';
const THREE = { radicado: '2027-7K3M9QX-9', documento: '1012345678', fechaNacimiento: '2016-02-29' };
const BOTH = { telefono: '3001234567', correo: 'ana@gmial.com' };

const reachedAt = (contacto: GuardianContact, others: Partial<FamilySolicitud> = {}): FamilySolicitud => ({
  ...SOLICITUD,
  ...others,
  datos: { ...SOLICITUD.datos, acudiente: { ...SOLICITUD.datos.acudiente, ...contacto } },
});

const contact = () => screen.getByRole('region', { name: 'A dónde le avisamos' });
const phone = () => screen.getByRole('textbox', { name: 'Teléfono' });
const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const press = (name: string) => userEvent.click(within(contact()).getByRole('button', { name }));

async function openWith(solicitud: FamilySolicitud) {
  const app = await openApp('/tramites/educacion/consulta');
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de radicado' }), THREE.radicado);
  await userEvent.type(screen.getByRole('textbox', { name: 'Documento del estudiante' }), THREE.documento);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fecha de nacimiento del estudiante' }), '29/02/2016');
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  await app.answer(LOOK_UP, solicitud);
  return app;
}

test('where notices go is told so that its owner alone knows it', async () => {
  await openWith(reachedAt(BOTH));
  expect(contact()).toHaveTextContent('a•••@gmial.com');
  expect(contact()).toHaveTextContent('•••4567');
  expect(document.body).not.toHaveTextContent('ana@gmial.com');
});

test('who left no way is told what follows', async () => {
  await openWith(reachedAt({ telefono: null, correo: null }));
  expect(contact()).toHaveTextContent('No dejó: los avisos solo llegan por correo. Consulte aquí el estado');
});

test('a mistyped address is asked about, and changed of a solicitud that ended too', async () => {
  const { pending, answer } = await openWith(reachedAt(BOTH, { estado: 'matriculada', version: 7, acciones: [] }));
  await press('Cambiar el teléfono o el correo');
  expect(email()).toHaveValue('ana@gmial.com');
  expect(within(contact()).getByRole('status')).toHaveTextContent('¿Quiso decir ana@gmail.com?');
  await press('Sí, cambiarlo');
  expect(email()).toHaveValue('ana@gmail.com');
  expect(email()).toHaveFocus();
  await press('Guardar');
  const contacto = { ...BOTH, correo: 'ana@gmail.com' };
  expect(pending(CHANGE).body).toEqual({ identificacion: THREE, version: 7, contacto });
  await answer(CHANGE, reachedAt(contacto, { estado: 'matriculada', version: 8, acciones: [] }));
  expect(within(contact()).getByRole('status')).toHaveTextContent('Registramos el cambio');
  expect(contact()).toHaveTextContent('a•••@gmail.com');
  expect(screen.queryByRole('textbox')).toBeNull();
  // Changed once more, it is of the solicitud as it is now.
  await press('Cambiar el teléfono o el correo');
  expect(contact()).not.toHaveTextContent('Registramos el cambio');
  await userEvent.clear(phone());
  await press('Guardar');
  expect(pending(CHANGE).body).toMatchObject({ version: 8, contacto: { telefono: null } });
});

test('what cannot be is told at its field, and nothing is sent', async () => {
  const { world } = await openWith(reachedAt(BOTH));
  await press('Cambiar el teléfono o el correo');
  await userEvent.clear(phone());
  await userEvent.clear(email());
  await press('Guardar');
  const summary = within(contact()).getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('Escriba un teléfono o un correo, para avisarle.');
  expect(world.http.pending).toEqual([]);
  // The same button puts the form away, and keeps the focus.
  await press('Cambiar el teléfono o el correo');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cambiar el teléfono o el correo' })).toHaveFocus();
});

test('of one that changed meanwhile it is read anew, and what was typed stays', async () => {
  const { pending, answer, fail } = await openWith(reachedAt(BOTH));
  await press('Cambiar el teléfono o el correo');
  await userEvent.type(email(), '.co');
  await press('Guardar');
  await fail(CHANGE, refusedAs(409, 'version_vieja', 'La solicitud cambió mientras usted la veía'));
  expect(within(contact()).getByRole('alert')).toHaveTextContent('La solicitud cambió mientras usted la veía');
  // Another device changed the telephone: what nobody typed here does not put the old one back.
  await answer(LOOK_UP, reachedAt({ ...BOTH, telefono: '3119998877' }, { version: 2 }));
  expect(email()).toHaveValue('ana@gmial.com.co');
  expect(phone()).toHaveValue('3119998877');
  await press('Guardar');
  expect(pending(CHANGE).body).toMatchObject({ version: 2, contacto: { telefono: '3119998877', correo: 'ana@gmial.com.co' } });
});

test('what the backend finds wrong is told', async () => {
  const { fail, world } = await openWith(reachedAt(BOTH));
  await press('Cambiar el teléfono o el correo');
  await press('Guardar');
  const errores = [{ campo: 'contacto.correo', mensaje: 'Escriba otro correo.' }];
  await fail(CHANGE, refusedAs(422, 'datos_no_validos', 'Revise los datos señalados', { errores }));
  expect(within(contact()).getByRole('alert')).toHaveTextContent('Escriba otro correo.');
  expect(world.http.pending).toEqual([]);
});

test('one that was not answered is sent again as it was', async () => {
  const { pending, fail } = await openWith(reachedAt(BOTH));
  await press('Cambiar el teléfono o el correo');
  await userEvent.type(email(), '.co');
  await press('Guardar');
  await fail(CHANGE, NO_NETWORK);
  await press('Intentar de nuevo');
  expect(pending(CHANGE).body).toMatchObject({ version: 1, contacto: { correo: 'ana@gmial.com.co' } });
});

test('closed, nothing of it is kept', async () => {
  const { answer, store } = await openWith(reachedAt(BOTH));
  await press('Cambiar el teléfono o el correo');
  await press('Guardar');
  await answer(CHANGE, reachedAt(BOTH));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar esta solicitud' }));
  expect(JSON.stringify(store.getState())).not.toContain('gmial');
});
