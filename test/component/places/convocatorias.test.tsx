import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedConvocatoria } from '#domain/contractTypes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { refusedAs } from '#test/support/samples/failures.ts';
import { CONTACTO } from '#test/support/samples/contractSamples.ts';
import { CONVOCATORIA_API, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';
import { NEXT_YEAR, OLD_YEAR, THIS_YEAR, yearsOf } from '#test/support/samples/years.ts';

const API = 'api/educacion/gestion/convocatorias';
async function open(...elementos: ListedConvocatoria[]) {
  const app = await openStaffPage('/educacion/convocatorias', 'Convocatorias');
  await app.answer(API, yearsOf(...elementos));
  return app;
}
const year = (anio: number) => within(screen.getByRole('region', { name: new RegExp(`^${anio}:`) }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('another year is made from the newest, or empty, and what it lacks leads to where it is put right', async () => {
  const app = await open(THIS_YEAR);
  expect(screen.getByRole('textbox', { name: 'Año escolar' })).toHaveValue('2027');
  await press('Crear en preparación');
  expect(app.pending(API)).toMatchObject({ method: 'POST', body: { anio: 2027, desde: 2026 } });
  const falta: ListedConvocatoria['falta'] = [
    { donde: 'reglas', mensaje: 'Agregue al menos una etapa.' },
    { donde: 'aviso', mensaje: 'El aviso de privacidad no tiene texto.' },
  ];
  await app.answer(API, yearsOf({ ...NEXT_YEAR, abre: null, cierra: null, publica: null, falta }, THIS_YEAR));
  expect(screen.getByText(/^La convocatoria de 2027 quedó en preparación\./)).toBeVisible();
  expect(year(2027).getByText('Todavía no tiene etapas')).toBeVisible();
  expect(year(2027).getByRole('link', { name: 'Agregue al menos una etapa.' })).toHaveAttribute(
    'href',
    '#/educacion/convocatoria?anio=2027',
  );
  expect(year(2027).getByRole('link', { name: 'El aviso de privacidad no tiene texto.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar la convocatoria 2027' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('radio', { name: 'Vacía' }));
  expect(screen.getByRole('textbox', { name: 'Año escolar' })).toHaveValue('2028');
  await press('Crear en preparación');
  expect(app.pending(API)).toMatchObject({ body: { anio: 2028, desde: null } });
});

test('what it lacks is read again by who comes back from putting it right', async () => {
  const missing = { donde: 'reglas', mensaje: 'Agregue al menos una etapa.' } as const;
  const app = await open({ ...NEXT_YEAR, falta: [missing] }, THIS_YEAR);
  await userEvent.click(year(2027).getByRole('link', { name: 'Convocatoria 2027' }));
  await app.answer(API, yearsOf({ ...NEXT_YEAR, falta: [missing] }, THIS_YEAR));
  await app.go('/educacion/convocatorias');
  await app.answer(API, yearsOf(NEXT_YEAR, THIS_YEAR));
  expect(year(2027).getByText('No le falta nada: la puede publicar.')).toBeVisible();
});

test.each(['2026', '26', '1999'])('a year that cannot be made is told at its field: %s', async (typed) => {
  const app = await open(THIS_YEAR);
  const field = screen.getByRole('textbox', { name: 'Año escolar' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await press('Crear en preparación');
  expect(field).toHaveAccessibleDescription(/todavía no tenga convocatoria/);
  expect(app.world.http.made.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what cannot be undone is asked first: publishing and deleting', async () => {
  const app = await open(NEXT_YEAR, THIS_YEAR);
  expect(year(2027).getByText('No le falta nada: la puede publicar.')).toBeVisible();
  await press('Borrar la convocatoria 2027');
  await app.answerDialog(false);
  await press('Publicar la convocatoria 2027');
  await app.answerDialog(true);
  const call = `${API}/2027/estado`;
  expect(app.pending(call)).toMatchObject({ method: 'PUT', body: { estado: 'publicada', version: 1 } });
  await app.fail(call, refusedAs(409, 'falta_algo', 'Todavía falta algo. Elija otro cierre.'));
  expect(screen.getByText('Todavía falta algo. Elija otro cierre.')).toBeVisible();
  await app.answer(API, yearsOf(NEXT_YEAR, THIS_YEAR));
  await press('Borrar la convocatoria 2027');
  await app.answerDialog(true);
  expect(app.pending(`${API}/2027`)).toMatchObject({ method: 'DELETE' });
  await app.answer(`${API}/2027`, yearsOf(THIS_YEAR));
  expect(screen.getByText('«Cupos 2027» se borró.')).toBeVisible();
});

test('one that has ended is archived, and opened again', async () => {
  const app = await open({ ...THIS_YEAR, falta: [] });
  await press('Archivar la convocatoria 2026');
  await app.answerDialog(true);
  const call = `${API}/2026/estado`;
  expect(app.pending(call)).toMatchObject({ body: { estado: 'archivada', version: 4 } });
  await app.answer(call, yearsOf({ ...THIS_YEAR, estado: 'archivada', falta: [] }));
  expect(screen.getByText('«Cupos 2026» quedó archivada.')).toBeVisible();
  await press('Volver a abrir la convocatoria 2026');
  expect(app.pending(call)).toMatchObject({ body: { estado: 'publicada' } });
  await app.answer(call, yearsOf(THIS_YEAR));
  expect(screen.getByText('«Cupos 2026» se puede cambiar otra vez.')).toBeVisible();
});

test('a page shows the convocatoria of its address, says which, and saves into it', async () => {
  const app = await openStaffPage('/educacion/convocatoria?anio=2027', 'Convocatoria');
  await app.answer(API, yearsOf(NEXT_YEAR, THIS_YEAR, OLD_YEAR));
  expect(screen.getByText('Convocatoria 2027')).toBeVisible();
  expect(screen.getByText('En preparación')).toBeVisible();
  await app.answer(`${CONVOCATORIA_API}?anio=2027`, MANAGED_CONVOCATORIA);
  await app.answer(`${CONVOCATORIA_API}/contacto?anio=2027`, { version: 3, contacto: CONTACTO });
  expect(screen.getByRole('link', { name: 'Motivos frecuentes' })).toHaveAttribute(
    'href',
    '#/educacion/convocatoria/motivos?anio=2027',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Oficina (opcional)' }), ' 2');
  await press('Guardar el contacto');
  expect(app.pending(`${CONVOCATORIA_API}/contacto?anio=2027`)).toMatchObject({ method: 'PUT', body: { version: 3 } });
  await userEvent.click(screen.getByRole('link', { name: 'Ver la de 2025' }));
  expect(screen.getByText(/^Está archivada: se consulta/)).toBeVisible();
  expect(app.pending(`${CONVOCATORIA_API}?anio=2025`)).toMatchObject({ method: 'GET' });
});

test('rules that are typed for one year are not lost by going to another', async () => {
  const app = await openStaffPage('/educacion/convocatoria?anio=2027', 'Convocatoria');
  await app.answer(API, yearsOf(NEXT_YEAR, THIS_YEAR));
  await app.answer(`${CONVOCATORIA_API}?anio=2027`, MANAGED_CONVOCATORIA);
  const name = () => screen.getByRole('textbox', { name: 'Nombre de la convocatoria' });
  await userEvent.type(name(), ' mía');
  await userEvent.click(screen.getByRole('link', { name: 'Ver la de 2026' }));
  await app.answerDialog(false);
  expect(app.world.navigation.current().search).toBe('?anio=2027');
  await app.answer(`${CONVOCATORIA_API}?anio=2027`, MANAGED_CONVOCATORIA);
  expect(name()).toHaveValue('Cupos escolares 2027 mía');
});
