import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '#test/support/openApp.tsx';
import { CONVOCATORIA } from '#test/support/samples/citizen.ts';
import { CONTACTO } from '#test/support/samples/contractSamples.ts';
import { NO_NETWORK, withStatus } from '#test/support/samples/failures.ts';

const LOST = 'api/educacion/consulta/radicado';

const TOO_OFTEN = withStatus(429, { title: 't', status: 429, detail: 'd', codigo: 'demasiados_intentos', segundos: 71_000 });

const type = () => screen.getByRole('combobox', { name: 'Tipo de documento del estudiante' });
const documento = () => screen.getByRole('textbox', { name: 'Número de documento del estudiante' });
const birth = () => screen.getByRole('textbox', { name: 'Fecha de nacimiento del estudiante' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviarme el radicado' }));

/** From the look-up, as who has no radicado comes to it. */
async function open() {
  const app = await openApp('/tramites/educacion/consulta');
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  await app.answer('api/educacion/convocatoria', { ...CONVOCATORIA, contacto: CONTACTO });
  await userEvent.click(await screen.findByRole('link', { name: 'Perdí mi radicado' }));
  await screen.findByRole('heading', { level: 1, name: 'Perdí mi radicado' });
  return app;
}

async function fill() {
  await userEvent.selectOptions(type(), 'TI');
  await userEvent.type(documento(), '1.012.345-678');
  await userEvent.type(birth(), '29/02/2016');
}

test('the pupil’s paper and day of birth are asked for, and the answer does not tell whether there is a solicitud', async () => {
  const { pending, answer } = await open();
  await fill();
  await send();
  const body = { tipoDocumento: 'TI', documento: '1012345678', fechaNacimiento: '2016-02-29' };
  expect(pending(LOST)).toMatchObject({ method: 'POST', body });
  await answer(LOST, { recibido: true });
  const told = screen.getByText(/Si hay una solicitud con esos datos y su familia dejó un correo/);
  expect(told.closest('[tabindex]')).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Si no le llega, o no dejó un correo/)).toBeVisible();
  expect(main.getAllByRole('link', { name: '300 123 4567' })).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Consultar mi solicitud' }));
  await screen.findByRole('heading', { level: 1, name: 'Consultar una solicitud' });
  // On a shared computer nobody finds what was asked.
  await userEvent.click(screen.getByRole('link', { name: 'Perdí mi radicado' }));
  expect(documento()).toHaveValue('');
});

test('what is missing or cannot be is told at its field, and nothing is sent', async () => {
  const { world } = await open();
  await send();
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(type()).toBeInvalid();
  await fill();
  await userEvent.type(documento(), 'X');
  await send();
  expect(documento()).toHaveAccessibleDescription(/de 3 a 15 dígitos/);
  expect(world.http.pending).toEqual([]);
});

test.each([
  ['too often', TOO_OFTEN, /Demasiados intentos. Intente de nuevo en 20 horas/],
  ['without a line', NO_NETWORK, /No fue posible comunicarse/],
])('%s: it is told, what was typed stays, and it can be sent again', async (_, failure, text) => {
  const { fail, answer } = await open();
  await fill();
  await send();
  await fail(LOST, failure);
  expect(within(screen.getByRole('main')).getByText(text)).toBeVisible();
  expect(documento()).toHaveValue('1.012.345-678');
  await send();
  await answer(LOST, { recibido: true });
  expect(screen.getByText(/Si hay una solicitud/)).toBeVisible();
});
