import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AvisoVersion, ManagedAviso } from '#domain/contractTypes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { refusedAs, withStatus } from '#test/support/samples/failures.ts';

const PAGE = '/educacion/convocatoria/aviso';
const API = 'api/educacion/gestion/convocatoria/aviso';
const ONE: AvisoVersion = {
  version: '2027-2',
  titulo: 'Aviso',
  parrafos: ['Para qué.', 'Quién los ve.'],
  responsable: 'La Secretaría',
  contacto: 'datos@example.gov.co',
  desde: '2026-11-03T15:00:00Z',
  quien: 'ana',
};
const FIRST: AvisoVersion = { ...ONE, version: '2027-1', parrafos: ['El de antes.'], quien: null };
const DATA: ManagedAviso = { actual: ONE, anteriores: [FIRST] };
const STALE = refusedAs(409, 'version_vieja', 'El aviso cambió mientras usted lo veía');
const { titulo, parrafos, responsable, contacto } = ONE;
const TEXT = { titulo, parrafos, responsable, contacto };

async function open() {
  const app = await openStaffPage(PAGE, 'Aviso de privacidad');
  await app.answer(API, DATA);
  return app;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar como versión nueva' }));

test('is written by paragraphs, and saved as another version; the ones before can be read', async () => {
  const app = await open();
  expect(screen.getByText(/^Versión 2027-2, desde el 3 de noviembre de 2026, 10:00 a. m., por ana\.$/)).toBeVisible();
  expect(field('Texto')).toHaveValue('Para qué.\n\nQuién los ve.');
  await userEvent.type(field('Texto'), '\n\n\nHasta cuándo.');
  await save();
  const asked = { ...TEXT, parrafos: [...parrafos, 'Hasta cuándo.'] };
  expect(app.pending(API)).toMatchObject({ method: 'PUT', body: { version: '2027-2', aviso: asked } });
  // Nothing is taken that the save would not hold.
  await userEvent.type(field('Texto'), 'Tarde.');
  expect(field('Texto')).toHaveValue('Para qué.\n\nQuién los ve.\n\n\nHasta cuándo.');
  await app.answer(API, { actual: { ...ONE, ...asked, version: '2027-3' }, anteriores: [ONE, FIRST] });
  expect(screen.getByText(/^El aviso quedó guardado/)).toBeVisible();
  const earlier = within(screen.getByRole('region', { name: 'Versiones anteriores' }));
  expect(earlier.getByText(/^Versión 2027-1, .*con los primeros datos de la ciudad$/)).toBeVisible();
  expect(earlier.getByText('El de antes.')).toBeInTheDocument();
});

test('what is wrong is told at its field, by the page and by the server', async () => {
  const { world, fail } = await open();
  await userEvent.clear(field('Texto'));
  await save();
  expect(world.http.made.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect(field('Texto')).toHaveAccessibleDescription(/Escriba el texto del aviso\./);
  await userEvent.type(field('Texto'), 'Otro');
  await save();
  const errores = [{ campo: 'aviso.parrafos.0', mensaje: 'Escriba 5000 caracteres como máximo.' }];
  await fail(API, withStatus(422, { title: 't', status: 422, detail: 'Revise', codigo: 'datos_no_validos', errores }));
  expect(field('Texto')).toHaveAccessibleDescription(/5000 caracteres/);
});

test('of two who write it at once neither loses what was typed', async () => {
  const { answer, fail, pending } = await open();
  await userEvent.type(field('Título'), ' nuevo');
  await save();
  await fail(API, STALE);
  await answer(API, { actual: { ...ONE, version: '2027-3', contacto: 'Otro' }, anteriores: [ONE, FIRST] });
  expect(field('Contacto')).toHaveValue('Otro');
  await save();
  expect(pending(API)).toMatchObject({
    body: { version: '2027-3', aviso: { ...TEXT, titulo: 'Aviso nuevo', contacto: 'Otro' } },
  });
});

test('a save that was not answered, and was done, is told as saved', async () => {
  const { answer, fail } = await open();
  await userEvent.type(field('Título'), ' nuevo');
  await save();
  await fail(API, STALE);
  await answer(API, { actual: { ...ONE, version: '2027-3', titulo: 'Aviso nuevo' }, anteriores: [ONE, FIRST] });
  expect(screen.getByText('Lo que usted escribió ya está guardado.')).toBeVisible();
});
