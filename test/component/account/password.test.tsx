import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '#test/support/openApp.tsx';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { withStatus } from '#test/support/samples/failures.ts';
import { worldWithSession } from '#test/support/world/sessions.ts';

const PAGE = '/sitio/ingresos/clave';
const CALL = 'api/token/clave';
const ONLY_PASSWORD = [{ id: 6, title: 'Cambiar la contraseña', icon: '', url: 'sitio/ingresos/clave', items: [] }];
const MENU = [{ id: 1, title: 'Oferta', icon: '', url: 'educacion/oferta', items: [] }];

const field = (name: string) => screen.getByLabelText(name);
const NEW = 'Contraseña nueva';
const AGAIN = 'La contraseña nueva, otra vez';
async function fill(now: string, actual: string, nueva: string, otraVez = nueva) {
  await userEvent.type(field(now), actual);
  await userEvent.type(field(NEW), nueva);
  await userEvent.type(field(AGAIN), otraVez);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
}

test('a person changes their own, hidden unless they want to see it', async () => {
  const { answer, pending } = await openStaffPage(PAGE, 'Cambiar su contraseña');
  expect(field(NEW)).toHaveAttribute('type', 'password');
  expect(field(NEW)).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mostrar las contraseñas' }));
  expect(field(NEW)).toHaveAttribute('type', 'text');
  await fill('Contraseña de ahora', 'la de ahora', 'tres canoas verdes');
  expect(pending(CALL).body).toEqual({ actual: 'la de ahora', nueva: 'tres canoas verdes' });
  await answer(CALL, { token: 'otro', AuthorizationItem: MENU, anio: 2027 });
  expect(screen.getByText(/^Su contraseña cambió/)).toBeVisible();
  expect(screen.queryByLabelText(NEW)).not.toBeInTheDocument();
});

test('what is wrong is told at its field, which is typed anew', async () => {
  const { fail } = await openStaffPage(PAGE, 'Cambiar su contraseña');
  await fill('Contraseña de ahora', 'otra', 'tres canoas verdes');
  const errores = [{ campo: 'actual', mensaje: 'Esa no es su contraseña de ahora' }];
  await fail(CALL, withStatus(422, { title: 't', status: 422, detail: 'd', codigo: 'clave_equivocada', errores }));
  expect(field('Contraseña de ahora')).toHaveAccessibleDescription('Esa no es su contraseña de ahora');
  expect(field('Contraseña de ahora')).toHaveValue('');
  expect(field(NEW)).toHaveValue('tres canoas verdes');
});

test('who came in with a one-time password is led there from every page, and on once it is changed', async () => {
  const world = worldWithSession('/educacion/oferta', { authorizationItem: ONLY_PASSWORD });
  const { answer, go } = await openApp('/educacion/oferta', { world });
  await screen.findByRole('heading', { level: 1, name: 'Escoja su contraseña' });
  expect(world.navigation.current().path).toBe(PAGE);
  await go('/sitio');
  expect(world.navigation.current().path).toBe(PAGE);
  await fill('Contraseña de un solo uso', 'abcd-efgh', 'tres canoas verdes');
  await answer(CALL, { token: 'otro', AuthorizationItem: MENU, anio: 2027 });
  await act(async () => Promise.resolve(world.navigation.type('/sitio')));
  expect(world.navigation.current().path).toBe('/sitio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus secciones' })).toBeVisible();
});
