import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LastExtension } from '#domain/contractTypes.ts';
import { CONVOCATORIA_API, CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';
import { CONVOCATORIA } from '#test/support/samples/contractSamples.ts';
import { ASKED_EXTENSION, EXTENSION, TAKE_BACK_REASON } from '#test/support/samples/lastExtension.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { NO_NETWORK, refusedAs } from '#test/support/samples/failures.ts';

const API = `${CONVOCATORIA_API}/ampliacion`;
const FROZEN = { ...MANAGED_CONVOCATORIA, editable: false };

async function open(ampliacion: LastExtension['ampliacion']) {
  const app = await openStaffPage(CONVOCATORIA_PAGE, 'Convocatoria');
  await app.answer('api/educacion/convocatoria', CONVOCATORIA);
  await app.answer(CONVOCATORIA_API, FROZEN);
  await app.answer(API, { ampliacion });
  await app.answer('api/educacion/gestion/personas', { personas: [{ login: 'coordinador', nombre: 'Luz Rey', tramita: false }] });
  return app;
}
const part = () => screen.getByRole('region', { name: 'Última ampliación' });
const press = (name: string) => userEvent.click(within(part()).getByRole('button', { name }));
const reason = () => within(part()).getByRole('textbox', { name: 'Por qué se deshace' });

test('one person asks with a reason that is published, and cannot decide it', async () => {
  const app = await open(EXTENSION);
  expect(part()).toHaveTextContent(/Luz Rey, 3 de noviembre .*Motivo: Por el paro de noviembre\./);
  expect(part()).toHaveTextContent('Último día de la matrícula: antes 20 de enero de 2027; ahora 20 de enero de 2099');
  await press('Pedir que se deshaga');
  expect(reason()).toHaveAccessibleDescription(/Escriba por qué se deshace/);
  await userEvent.type(reason(), TAKE_BACK_REASON);
  await press('Pedir que se deshaga');
  await press('Pedir que se deshaga');
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(app.pending(`${API}/reversion`).body).toEqual({ version: 2, motivo: TAKE_BACK_REASON });
  await app.fail(`${API}/reversion`, NO_NETWORK);
  expect(reason()).toHaveValue(TAKE_BACK_REASON);
  await press('Intentar de nuevo');
  await app.answer(`${API}/reversion`, { ampliacion: { ...ASKED_EXTENSION, acciones: [] } });
  expect(part()).toHaveTextContent('Quedó pedido.');
  expect(part()).toHaveTextContent(`Motivo: ${TAKE_BACK_REASON}`);
  expect(part()).toHaveTextContent('La confirma o la rechaza otra persona con permiso.');
  expect(within(part()).queryByRole('textbox')).toBeNull();
  // Taken back by then, it is typed anew.
  await app.go('/educacion');
  await app.go(CONVOCATORIA_PAGE);
  await app.answer(CONVOCATORIA_API, FROZEN);
  await app.answer(API, { ampliacion: EXTENSION });
  expect(reason()).toHaveValue('');
});

test.each([
  ['Deshacer y publicar', true, { ampliacion: null }, 'La ampliación se deshizo'],
  ['Rechazar', false, { ampliacion: EXTENSION }, 'La petición se rechazó'],
] as const)('another person decides: %s', async (name, confirma, answer, done) => {
  const app = await open(ASKED_EXTENSION);
  await press(name);
  await app.answerDialog(false);
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
  await press(name);
  await app.answerDialog(true);
  expect(app.pending(`${API}/reversion/decision`).body).toEqual({ version: 2, confirma });
  await app.answer(`${API}/reversion/decision`, answer);
  expect(part()).toHaveTextContent(done);
  // Its dates are in the rules, which are read again.
  await app.answer(CONVOCATORIA_API, { ...FROZEN, version: 9 });
});

test('who is too late is shown how it is now', async () => {
  const app = await open(ASKED_EXTENSION);
  await press('Deshacer y publicar');
  await app.answerDialog(true);
  await app.fail(`${API}/reversion/decision`, refusedAs(409, 'version_vieja', 'Las reglas cambiaron mientras usted las veía'));
  await app.answer(API, { ampliacion: null });
  expect(part()).toHaveTextContent('Las reglas cambiaron mientras usted las veía');
  expect(part()).toHaveTextContent('No hay ninguna que se pueda deshacer.');
});

test('where a date of before is past it is only told, and can still be rejected', async () => {
  const impedimento = 'No se puede deshacer: alguna de las fechas de antes ya pasó.';
  await open({ ...ASKED_EXTENSION, impedimento });
  expect(part()).toHaveTextContent(impedimento);
  expect(within(part()).queryByRole('button', { name: 'Deshacer y publicar' })).toBeNull();
  expect(within(part()).getByRole('button', { name: 'Rechazar' })).toBeVisible();
});
