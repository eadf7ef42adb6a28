import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Etapa } from '#domain/contractTypes.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const CALL = `${sample.API}/general/anulacion`;
const REASON = 'Un número del acta está cambiado.';

async function open(etapa: Etapa) {
  const app = await openStaffPage(sample.STAGE, 'Asignación');
  await app.answer(sample.API, sample.etapasOf(etapa));
  return app;
}
const part = () => screen.getByRole('region', { name: 'Anular antes de publicar' });
const press = (name: string) => userEvent.click(within(part()).getByRole('button', { name }));
const reason = () => within(part()).getByRole('textbox', { name: 'Motivo de la anulación' });
const MAY_ASK: Etapa = { ...sample.RUN, acciones: ['pedir_anulacion'] };

test('where nothing was done there is nothing to annul', async () => {
  await open(sample.CLOSED);
  expect(screen.queryByRole('region', { name: 'Anular antes de publicar' })).toBeNull();
});

test('one person asks for the last that was done, or for more, with a reason; it stays typed until the answer', async () => {
  const app = await open(MAY_ASK);
  expect(within(part()).getAllByRole('radio')).toHaveLength(3);
  expect(within(part()).getByRole('radio', { name: /^el resultado registrado/ })).toBeChecked();
  await press('Pedir la anulación');
  expect(reason()).toHaveAccessibleDescription(/Escriba por qué se anula/);
  await userEvent.click(within(part()).getByRole('radio', { name: /^la semilla registrada/ }));
  await userEvent.type(reason(), REASON);
  await press('Pedir la anulación');
  await app.answerDialog(true);
  expect(app.pending(CALL).body).toEqual({ version: sample.RUN.version, que: 'semilla', motivo: REASON });
  await app.fail(CALL, NO_NETWORK);
  expect(reason()).toHaveValue(REASON);
  await press('Pedir la anulación');
  await app.answerDialog(true);
  await app.answer(CALL, { ...sample.ASKED_TO_ANNUL, acciones: [] });
  expect(part()).toHaveTextContent(`luis pidió anular la semilla registrada: 20 de noviembre de 2026`);
  expect(part()).toHaveTextContent('La confirma o la rechaza otra persona con permiso');
  expect(within(part()).queryByRole('textbox')).toBeNull();
});

test.each([
  ['Confirmar la anulación', true],
  ['Rechazar la anulación', false],
])('another person decides: %s', async (name, confirma) => {
  const app = await open(sample.ASKED_TO_ANNUL);
  await press(name);
  await app.answerDialog(false);
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
  await press(name);
  await app.answerDialog(true);
  expect(app.pending(`${CALL}/decision`).body).toEqual({ version: sample.ASKED_TO_ANNUL.version, confirma });
  await app.fail(`${CALL}/decision`, refusedAs(409, 'misma_persona', 'Lo decide otra persona que quien lo pidió'));
  expect(screen.getByText('Lo decide otra persona que quien lo pidió.')).toBeVisible();
});

test('what was annulled stays to be read', async () => {
  await open(sample.ASKED_TO_ANNUL);
  const [one] = within(screen.getByRole('list', { name: 'Anulaciones' })).getAllByRole('listitem');
  expect(one).toHaveTextContent(/^Se anuló la lista congelada: .*10:00 a\. m\. Lo pidió luis y lo decidió ana\./);
  expect(one).toHaveTextContent('Motivo: Faltaban los cupos de una sede.');
  expect(one).toHaveTextContent(sample.OFFICIAL.inputHash);
});
