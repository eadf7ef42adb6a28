import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Retention } from '#domain/contractTypes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { refusedAs } from '#test/support/samples/failures.ts';
import { ASKED_ERASURE, DUE } from '#test/support/samples/retention.ts';
import { OLD_YEAR, yearsOf } from '#test/support/samples/years.ts';

const API = 'api/educacion/gestion/conservacion';
const ASK = `${API}/2025/borrado`;
const DECIDE = `${ASK}/decision`;

async function open(one: Retention) {
  const app = await openStaffPage('/educacion/convocatorias', 'Convocatorias');
  await app.answer('api/educacion/gestion/convocatorias', yearsOf(OLD_YEAR));
  await app.answer(API, { elementos: [one] });
  return app;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is not due says until when it is kept, and offers nothing', async () => {
  await open({ ...DUE, cumplido: false, datos: null, acciones: [] });
  expect(screen.getByText(/^Se conservan hasta el 1 de marzo de 2031.*: 5 años desde que se archivó\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /eliminen/ })).toBeNull();
});

test('what is due says what goes and what stays; one person asks, after a question', async () => {
  const app = await open(DUE);
  expect(screen.getByText('Cartas').parentElement).toHaveTextContent('4.100');
  expect(screen.getByText(/^Quedan las cifras, los resultados/)).toBeVisible();
  await press('Pedir que se eliminen los datos personales de 2025');
  await app.answerDialog(false);
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
  await press('Pedir que se eliminen los datos personales de 2025');
  await app.answerDialog(true);
  expect(app.pending(ASK)).toMatchObject({ method: 'POST' });
  await app.answer(ASK, { elementos: [{ ...ASKED_ERASURE, acciones: [] }] });
  expect(screen.getByText(/^Quedó pedido\./)).toBeVisible();
  expect(screen.getByText('Lo confirma o lo rechaza otra persona con permiso.')).toBeVisible();
});

test('another person confirms by typing the year, and is asked once more', async () => {
  const app = await open(ASKED_ERASURE);
  const field = screen.getByRole('textbox', { name: 'Para eliminarlos, escriba el año de la convocatoria' });
  await press('Eliminar los datos personales');
  expect(field).toHaveAccessibleDescription(/Escriba 2025/);
  await userEvent.type(field, ' 2025{Enter}');
  await app.answerDialog(true);
  expect(app.pending(DECIDE)).toMatchObject({ method: 'POST', body: { borrado: 7, confirma: true } });
  const decidido = { en: '2031-03-03T12:00:00.000Z', quien: 'eva' };
  const borrado = { id: 7, pedido: { en: '2031-03-02T12:00:00.000Z', quien: 'luis' }, decidido, hechas: 200, terminadoEn: null };
  await app.answer(DECIDE, { elementos: [{ ...DUE, borrado, acciones: [] }] });
  expect(screen.getByText('Se están eliminando: 200 de 1.200 solicitudes.')).toBeVisible();
  await press('Ver cómo va');
  const terminadoEn = '2031-03-03T12:10:00.000Z';
  await app.answer(API, { elementos: [{ ...DUE, borrado: { ...borrado, terminadoEn }, acciones: [] }] });
  expect(screen.getByText(/^Datos personales eliminados: 3 de marzo de 2031.*Lo pidió luis.*Lo confirmó eva/)).toBeVisible();
});

test('or rejects it; what was decided meanwhile is told and read again', async () => {
  const app = await open(ASKED_ERASURE);
  await press('Rechazar');
  await app.answerDialog(true);
  expect(app.pending(DECIDE)).toMatchObject({ body: { borrado: 7, confirma: false } });
  await app.fail(DECIDE, refusedAs(409, 'version_vieja', 'Lo que se pidió cambió mientras usted lo veía.'));
  expect(screen.getByText('Lo que se pidió cambió mientras usted lo veía.')).toBeVisible();
  await app.answer(API, { elementos: [DUE] });
  expect(screen.getByRole('button', { name: /^Pedir que se eliminen/ })).toBeVisible();
});
