import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Usuario } from '#domain/contractTypes.ts';
import { openStaffPage } from '#test/support/openStaffPage.ts';
import { refusedAs, TIMED_OUT, withStatus } from '#test/support/samples/failures.ts';

const CALL = 'api/educacion/administracion/usuarios';
const LIST = '/administracion/usuarios';
const LUIS: Usuario = {
  usuario: 'luis',
  nombre: 'Luis Cardona',
  secciones: ['tramitacion'],
  inhabilitadoEn: null,
  claveTemporalHasta: null,
  ultimoIngreso: '2026-11-03T16:00:00Z',
  propio: false,
  version: 3,
};
const ANA: Usuario = { ...LUIS, usuario: 'ana', nombre: 'Ana Díaz', secciones: ['administracion'], propio: true };
const EVA: Usuario = {
  ...LUIS,
  usuario: 'eva',
  nombre: 'Eva Ruiz',
  claveTemporalHasta: '2026-11-10T16:00:00Z',
  ultimoIngreso: null,
  version: 1,
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const given = (usuario: Usuario) => ({ usuario, clave: 'abcd-efgh-jkmn-pqrs' });

async function openUser(data: Usuario) {
  const app = await openStaffPage(`${LIST}/ficha/${data.usuario}`, data.usuario);
  await app.answer(`${CALL}/${data.usuario}`, data);
  return app;
}

test('the list tells who there is, what they do, and whether and when they came in', async () => {
  const { answer } = await openStaffPage(LIST, 'Usuarios');
  await answer(CALL, { elementos: [ANA, EVA, { ...LUIS, inhabilitadoEn: '2026-11-04T16:00:00Z' }], pagina: 1, total: 3 });
  expect(screen.getByText('Se encontraron 3 usuarios.')).toBeVisible();
  const [, ana, eva, luis] = within(screen.getByRole('table')).getAllByRole('row');
  expect(ana).toHaveTextContent(/Ana Díaz.*ana.*Usted.*Administra usuarios.*Habilitado.*3 de noviembre de 2026/);
  expect(eva).toHaveTextContent(/Eva Ruiz.*Tramita solicitudes.*Por escoger contraseña.*Nunca ha ingresado/);
  expect(luis).toHaveTextContent(/Luis Cardona.*Inhabilitado/);
  expect(screen.getByRole('link', { name: 'Eva Ruiz' })).toHaveAttribute('href', expect.stringContaining('/ficha/eva'));
});

test('a user is made, and the one-time password shown until the page is left', async () => {
  const { answer, pending, store, go, world } = await openStaffPage(`${LIST}/nuevo`, 'Nuevo usuario');
  await press('Crear el usuario');
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(/minúsculas sin tildes/);
  expect(screen.getByRole('group', { name: 'Qué hace' })).toHaveAccessibleDescription(/Marque lo que hace/);
  expect(world.http.pending).toEqual([]);
  await userEvent.type(screen.getByLabelText('Nombre y apellidos'), ' Eva  Ruiz');
  await userEvent.type(screen.getByLabelText('Usuario'), 'eva');
  await userEvent.click(box(/^Tramita solicitudes/));
  await press('Crear el usuario');
  expect(pending(`${CALL}/eva`)).toMatchObject({ method: 'POST', body: { nombre: 'Eva Ruiz', secciones: ['tramitacion'] } });
  await answer(`${CALL}/eva`, given(EVA));
  expect(screen.getByText('Eva Ruiz ya puede ingresar.')).toBeVisible();
  expect(screen.getByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain('abcd-efgh');
  await press('Imprimir');
  expect(world.files.prints).toBe(1);
  await go(LIST);
  await go(`${LIST}/nuevo`);
  expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nombre y apellidos')).toHaveValue('');
});

test('a login that is taken is told at its field, with the way to its user', async () => {
  const { fail } = await openStaffPage(`${LIST}/nuevo`, 'Nuevo usuario');
  await userEvent.type(screen.getByLabelText('Nombre y apellidos'), 'Luis');
  await userEvent.type(screen.getByLabelText('Usuario'), 'luis');
  await userEvent.click(box(/^Gestiona/));
  await press('Crear el usuario');
  const errores = [{ campo: 'usuario', mensaje: 'Ya hay un usuario «luis»: escriba otro' }];
  await fail(`${CALL}/luis`, withStatus(422, { title: 't', status: 422, detail: 'd', codigo: 'usuario_existe', errores }));
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(/Ya hay un usuario «luis»/);
  expect(screen.getByRole('link', { name: 'Ver el usuario que ya existe' })).toBeVisible();
});

test('what a user may do is changed; what another changed meanwhile is told, and what was typed stays', async () => {
  const { answer, fail, pending } = await openUser(LUIS);
  await userEvent.click(box(/^Gestiona/));
  await press('Guardar los cambios');
  expect(pending(`${CALL}/luis`)).toMatchObject({
    method: 'PUT',
    body: { version: 3, nombre: 'Luis Cardona', secciones: ['tramitacion', 'gestion'] },
  });
  await fail(`${CALL}/luis`, refusedAs(409, 'version_vieja'));
  await answer(`${CALL}/luis`, { ...LUIS, nombre: 'Luis A. Cardona', version: 4 });
  expect(screen.getByText('Nombre: era «Luis Cardona» y ahora es «Luis A. Cardona».')).toBeVisible();
  expect(screen.getByLabelText('Nombre y apellidos')).toHaveValue('Luis A. Cardona');
  expect(box(/^Gestiona/)).toBeChecked();
  await press('Guardar los cambios');
  const saved = { ...LUIS, nombre: 'Luis A. Cardona', secciones: ['tramitacion', 'gestion'], version: 5 };
  expect(pending(`${CALL}/luis`).body).toMatchObject({ version: 4 });
  await answer(`${CALL}/luis`, saved);
  expect(screen.getByText(/^Quedó guardado/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Luis A. Cardona' })).toBeVisible();
});

test('a user is disabled and enabled once that is confirmed', async () => {
  const { answer, answerDialog, pending, world } = await openUser(LUIS);
  await press('Inhabilitar');
  await answerDialog(false);
  expect(world.http.pending).toEqual([]);
  await press('Inhabilitar');
  await answerDialog(true);
  expect(pending(`${CALL}/luis/inhabilitacion`).body).toEqual({ version: 3 });
  await answer(`${CALL}/luis/inhabilitacion`, { ...LUIS, inhabilitadoEn: '2026-11-04T16:00:00Z', version: 4 });
  expect(screen.getByText('El usuario quedó inhabilitado, y lo que tenía abierto se cerró.')).toBeVisible();
  await press('Habilitar');
  await answerDialog(true);
  await answer(`${CALL}/luis/habilitacion`, { ...LUIS, version: 5 });
  expect(screen.getByText('El usuario puede ingresar otra vez.')).toBeVisible();
});

test('a new one-time password is given; a lost answer is asked again, and what the server holds is told', async () => {
  const { answer, answerDialog, fail } = await openUser(LUIS);
  await press('Dar una contraseña de un solo uso');
  await answerDialog(true);
  await fail(`${CALL}/luis/clave`, TIMED_OUT);
  await press('Intentar de nuevo');
  await fail(`${CALL}/luis/clave`, refusedAs(409, 'version_vieja'));
  await answer(`${CALL}/luis`, { ...LUIS, claveTemporalHasta: '2026-11-10T16:00:00Z', version: 4 });
  expect(screen.getByText(/^Contraseña: era «La que escogió la persona» y ahora es «De un solo uso/)).toBeVisible();
  await press('Dar una contraseña de un solo uso');
  await answerDialog(true);
  await answer(`${CALL}/luis/clave`, given({ ...EVA, usuario: 'luis', nombre: 'Luis Cardona', version: 5 }));
  expect(screen.getByRole('heading', { name: 'Contraseña de un solo uso para Luis Cardona' })).toBeVisible();
  expect(screen.getByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
});

test('nobody is offered to keep themselves out', async () => {
  await openUser(ANA);
  expect(box(/^Administra usuarios/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Inhabilitar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /de un solo uso/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cambiar su contraseña' })).toBeVisible();
});

test('a user that is not there is told, an address that is none has no page', async () => {
  const { fail, go } = await openStaffPage(`${LIST}/ficha/nadie`, 'nadie');
  await fail(`${CALL}/nadie`, withStatus(404, { title: 't', status: 404, detail: 'd', codigo: 'usuario_no_existe' }));
  expect(screen.getByText('No hay un usuario «nadie».')).toBeVisible();
  await go(`${LIST}/ficha/a/b`);
  expect(await screen.findByRole('heading', { name: '404 PAGINA NO ENCONTRADA' })).toBeVisible();
});
