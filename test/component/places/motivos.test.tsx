import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedMotivos } from '#domain/contractTypes.ts';
import { NO_MOTIVOS } from '#domain/motivosFrecuentes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { refusedAs, withStatus } from '#test/support/samples/failures.ts';

const PAGE = '/educacion/convocatoria/motivos';
const API = 'api/educacion/gestion/convocatoria/motivos';
const DATA: ManagedMotivos = {
  version: 3,
  motivos: { ...NO_MOTIVOS, no_admitida: ['No respondió.', 'Es de otro.'] },
  cambios: [],
};
const STALE = refusedAs(409, 'version_vieja', 'Los motivos cambiaron mientras usted los veía');

async function open() {
  const app = await openStaffPage(PAGE, 'Motivos frecuentes');
  await app.answer(API, DATA);
  return app;
}

const list = (name: string) => within(screen.getByRole('region', { name }));
const field = (place: number, name = 'No admitir') => list(name).getByRole('textbox', { name: `Motivo ${place}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Guardar los motivos');

test('reasons are added, changed, ordered and taken away, and saved as one', async () => {
  const app = await open();
  await press('Agregar un motivo para «Retirar»');
  expect(field(1, 'Retirar')).toHaveFocus();
  await userEvent.keyboard('Se va a otra ciudad.');
  await userEvent.type(field(1), ' A tiempo.');
  await press('Bajar el motivo 1 de «No admitir»');
  await press('Quitar el motivo 1 de «No admitir»');
  expect(field(1)).toHaveValue('No respondió. A tiempo.');
  await save();
  const motivos = { ...NO_MOTIVOS, no_admitida: ['No respondió. A tiempo.'], retirada: ['Se va a otra ciudad.'] };
  expect(app.pending(API)).toMatchObject({ method: 'PUT', body: { version: 3, motivos } });
  const cambios = [{ version: 3, en: '2026-11-03T15:00:00Z', quien: 'ana', antes: DATA.motivos }];
  await app.answer(API, { version: 4, motivos, cambios });
  expect(screen.getByText('Los motivos quedaron guardados.')).toBeVisible();
  const [change] = list('Quién los cambió').getAllByRole('listitem');
  expect(change).toHaveTextContent('3 de noviembre de 2026, 10:00 a. m., por ana');
  expect(change).toHaveTextContent(
    'No admitir: antes «No respondió. Es de otro.», ahora «No respondió. A tiempo.»Retirar: antes «no estaba», ahora «Se va a otra ciudad.»',
  );
});

test('what is wrong is told at its field, by the page and by the server', async () => {
  const { world, fail } = await open();
  await userEvent.clear(field(2));
  await userEvent.type(field(2), ' no RESPONDIÓ.');
  await save();
  expect(world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(field(2)).toHaveAccessibleDescription(/Este motivo ya está/);
  expect(screen.getByRole('link', { name: 'No admitir, 2. Este motivo ya está: cámbielo o quítelo.' })).toBeVisible();
  await userEvent.clear(field(2));
  await userEvent.type(field(2), 'Otro');
  expect(field(2)).not.toHaveAccessibleDescription(/ya está/);
  await save();
  const errores = [{ campo: 'motivos.no_admitida.0', mensaje: 'Escriba 500 caracteres como máximo.' }];
  await fail(API, withStatus(422, { title: 't', status: 422, detail: 'Revise', codigo: 'datos_no_validos', errores }));
  expect(field(1)).toHaveAccessibleDescription(/500 caracteres/);
});

test('of two who change them at once neither loses one, and each is told', async () => {
  const { answer, fail, pending } = await open();
  await userEvent.type(field(2), ' Mío.');
  await save();
  await fail(API, STALE);
  const theirs = { ...NO_MOTIVOS, no_admitida: ['Suyo.', 'No respondió.', 'Es de otro.'], retirada: ['Se va.'] };
  await answer(API, { version: 4, motivos: theirs, cambios: [] });
  expect(screen.getByText(/Otra persona cambió los motivos/)).toBeVisible();
  expect(screen.getByText(/antes «no estaba», ahora «Suyo.»/)).toBeVisible();
  await save();
  const motivos = { ...theirs, no_admitida: ['Suyo.', 'No respondió.', 'Es de otro. Mío.'] };
  expect(pending(API)).toMatchObject({ body: { version: 4, motivos } });
});

test('a save that was not answered, and was done, is told as saved', async () => {
  const { answer, fail } = await open();
  await userEvent.type(field(1), ' A tiempo.');
  await save();
  await fail(API, STALE);
  await answer(API, { ...DATA, version: 4, motivos: { ...NO_MOTIVOS, no_admitida: ['No respondió. A tiempo.', 'Es de otro.'] } });
  expect(screen.getByText('Lo que usted escribió ya está guardado.')).toBeVisible();
});
