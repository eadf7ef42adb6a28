import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_MOTIVOS } from '#domain/motivosFrecuentes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { withStatus } from '#test/support/samples/failures.ts';
import { API, IN_REVIEW, PAGE, RADICADO } from '#test/support/samples/processing.ts';

const MOTIVOS_API = 'api/educacion/tramitacion/motivos';
const MOTIVOS = {
  ...NO_MOTIVOS,
  negar_condicion: ['No se puede leer.', 'Es de otra persona.'],
  por_subsanar: ['Adjunte el documento.'],
};

async function open() {
  const app = await openStaffPage(PAGE, `Solicitud ${RADICADO}`);
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(API, IN_REVIEW);
  return app;
}

const ready = (name: string) => screen.getByRole('toolbar', { name: `Motivos frecuentes para ${name}` });
const reason = () => screen.getByRole('textbox', { name: 'Razón para negar Discapacidad' });
const take = (list: HTMLElement, name: string) => userEvent.click(within(list).getByRole('button', { name }));

test('a ready reason is taken with one press, and can be changed where it stands', async () => {
  const app = await open();
  await app.answer(MOTIVOS_API, MOTIVOS);
  await take(ready('negar Discapacidad'), 'Es de otra persona.');
  expect(reason()).toHaveFocus();
  await userEvent.keyboard(' Adjunte el suyo.');
  await userEvent.click(screen.getByRole('button', { name: 'Negar Discapacidad' }));
  expect(app.pending(`${API}/condiciones/discapacidad`)).toMatchObject({
    body: { decision: 'negada', motivo: 'Es de otra persona. Adjunte el suyo.' },
  });
});

test('what was typed stays, and the same reason is not put in twice', async () => {
  const app = await open();
  await app.answer(MOTIVOS_API, MOTIVOS);
  await userEvent.type(reason(), 'Vencido. ');
  await take(ready('negar Discapacidad'), 'No se puede leer.');
  await take(ready('negar Discapacidad'), 'No se puede leer.');
  expect(reason()).toHaveValue('Vencido.\nNo se puede leer.');
});

test('by keyboard they are one stop, with arrows within', async () => {
  const app = await open();
  await app.answer(MOTIVOS_API, MOTIVOS);
  reason().focus();
  await userEvent.tab();
  const [first, second] = within(ready('negar Discapacidad')).getAllByRole('button');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(first).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Aprobar Discapacidad' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(reason()).toHaveFocus();
  expect(reason()).toHaveValue('Es de otra persona.');
});

test('each decision has its own; one without any, or before they are there, has none', async () => {
  const app = await open();
  await userEvent.click(screen.getByRole('radio', { name: /^Pedir una corrección/ }));
  expect(screen.queryByRole('toolbar')).toBeNull();
  await app.answer(MOTIVOS_API, MOTIVOS);
  await take(ready('«Pedir una corrección»'), 'Adjunte el documento.');
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Adjunte el documento.');
  await userEvent.click(screen.getByRole('radio', { name: /^No admitir/ }));
  expect(screen.queryByRole('toolbar', { name: /No admitir/ })).toBeNull();
});

test('where they cannot be had, reasons are written as before', async () => {
  const app = await open();
  await app.fail(MOTIVOS_API, withStatus(500, {}));
  await userEvent.type(reason(), 'A mano.');
  expect(reason()).toHaveValue('A mano.');
});
