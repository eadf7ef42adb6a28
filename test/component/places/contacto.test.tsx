import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { CONTACTO, CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { refusedAs, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';
import type { World } from '#test/support/world/world.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';

const CONTACTO_API = `${CONVOCATORIA_API}/contacto`;

async function open(editable = true) {
  const app = await openStaffPage(CONVOCATORIA_PAGE, 'Convocatoria');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(CONVOCATORIA_API, { ...MANAGED_CONVOCATORIA, editable });
  await app.answer(CONTACTO_API, { version: 3, contacto: { ...CONTACTO, whatsapp: null } });
  return app;
}

const sentOf = ({ http }: World) => http.pending.filter(({ method }) => method === 'PUT');
const field = (name: string) => screen.getByRole('textbox', { name: `${name} (opcional)` });
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar el contacto' }));

test.each([true, false])('is changed and saved; the rules may be changed: %s', async (editable) => {
  const app = await open(editable);
  expect(field('Teléfono')).toHaveValue('(608) 261 1111 ext. 102');
  expect(field('WhatsApp')).toHaveValue('');
  await save();
  expect(sentOf(app.world)).toEqual([]);
  await write('WhatsApp', '300 123 4567');
  await write('Horario', ' ');
  await save();
  expect(app.pending(CONTACTO_API)).toMatchObject({
    method: 'PUT',
    body: { version: 3, contacto: { ...CONTACTO, horario: null } },
  });
  await app.answer(CONTACTO_API, { version: 4, contacto: { ...CONTACTO, horario: null } });
  expect(screen.getByText('El contacto quedó guardado.')).toBeVisible();
  expect(field('WhatsApp')).toHaveValue('300 123 4567');
  // Families are told the new one.
  expect(app.pending('api/educacion/convocatoria')).toMatchObject({ method: 'GET' });
});

test('what is wrong in it is told at its field, by the page and by the server', async () => {
  const { world, fail } = await open();
  await write('Teléfono', 'llámenos');
  await write('WhatsApp', '261');
  await save();
  expect(field('Teléfono')).toHaveAccessibleDescription(/Escriba el teléfono con números/);
  expect(field('WhatsApp')).toHaveAccessibleDescription(/de 10 dígitos/);
  expect(sentOf(world)).toEqual([]);
  await write('Teléfono', '');
  await write('WhatsApp', '');
  await save();
  const errores = [{ campo: 'contacto.oficina', mensaje: 'Escriba 200 caracteres como máximo.' }];
  await fail(CONTACTO_API, withStatus(422, { title: 't', status: 422, detail: 'Revise', codigo: 'datos_no_validos', errores }));
  expect(field('Oficina')).toHaveAccessibleDescription(/200 caracteres/);
});

test('of two who change it the second keeps what it typed, over what the first saved', async () => {
  const { answer, fail, pending } = await open();
  await write('Oficina', 'Carrera 3');
  await save();
  await fail(CONTACTO_API, refusedAs(409, 'version_vieja', 'El contacto cambió mientras usted lo veía'));
  await answer(CONTACTO_API, { version: 4, contacto: { ...CONTACTO, telefono: '261 2222' } });
  expect(screen.getByText('El contacto cambió mientras usted lo veía.')).toBeVisible();
  expect(field('Oficina')).toHaveValue('Carrera 3');
  expect(field('Teléfono')).toHaveValue('261 2222');
  await save();
  expect(pending(CONTACTO_API)).toMatchObject({
    body: { version: 4, contacto: { ...CONTACTO, telefono: '261 2222', oficina: 'Carrera 3' } },
  });
});

test('a save that was not answered, and was done, is told as saved', async () => {
  const { answer, fail } = await open();
  await write('Oficina', 'Carrera 3');
  await save();
  await fail(CONTACTO_API, TIMED_OUT);
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await fail(CONTACTO_API, refusedAs(409, 'version_vieja', 'El contacto cambió mientras usted lo veía'));
  await answer(CONTACTO_API, { version: 4, contacto: { ...CONTACTO, whatsapp: null, oficina: 'Carrera 3' } });
  expect(screen.getByText('Lo que usted escribió ya está guardado.')).toBeVisible();
});
