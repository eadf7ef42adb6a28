import { useApplication } from './support/harness';
import {
  answerDialog,
  DIALOGS,
  openSite,
  passwordField,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  seeSite,
  sideMenu,
  submitLogin,
  typeHash,
} from './support/screens';
import { keepRealTime } from './support/realTime';

const harness = useApplication();
const OWN = 'tres canoas verdes';

it('an administrator makes a user, who comes in with the one-time password, chooses their own, and is disabled', async () => {
  const page = await openSite(harness, { prepare: keepRealTime });
  await sideMenu(page).getByRole('link', { name: 'Usuarios', exact: true }).click();
  await seeHeading(page, 'Usuarios');
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await page.getByLabel('Nombre y apellidos').fill('Eva Ruiz');
  await page.getByLabel('Usuario', { exact: true }).fill('eva.ruiz');
  await page.getByRole('checkbox', { name: /^Tramita solicitudes/ }).check();
  await page.getByRole('button', { name: 'Crear el usuario' }).click();
  await page.getByText('Eva Ruiz ya puede ingresar.').waitFor();
  const oneTime = await page.locator('.one-time .hash-value').innerText();

  // In a browser of her own.
  const hers = await harness.open('#/login', { prepare: keepRealTime });
  await submitLogin(hers, 'eva.ruiz', oneTime);
  await seeHeading(hers, 'Escoja su contraseña');
  await typeHash(hers, '#/tramitacion/tramite-educacion');
  await seeAddress(hers, '#/sitio/ingresos/clave');
  await hers.getByLabel('Contraseña de un solo uso').fill(oneTime);
  await hers.getByLabel('Contraseña nueva', { exact: true }).fill('colombia2026');
  await hers.getByLabel('La contraseña nueva, otra vez').fill('colombia2026');
  await hers.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await hers.getByRole('link', { name: /primeras que se prueban/ }).waitFor();
  await hers.getByLabel('Contraseña nueva', { exact: true }).fill(OWN);
  await hers.getByLabel('La contraseña nueva, otra vez').fill(OWN);
  await hers.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await hers.getByRole('link', { name: 'Ir a sus secciones' }).click();
  await seeSite(hers);
  await sideMenu(hers).getByRole('link', { name: 'Tramitación de educación' }).click();
  await hers.getByRole('table').waitFor();

  await page.getByRole('link', { name: 'Ir a los usuarios' }).click();
  await page.getByRole('link', { name: 'Eva Ruiz' }).click();
  await seeHeading(page, 'Eva Ruiz');
  await page.getByRole('button', { name: 'Inhabilitar', exact: true }).click();
  await answerDialog(page, 'Sí, inhabilitar');
  await page.getByText('El usuario quedó inhabilitado').waitFor();

  await typeHash(hers, '#/tramitacion/tramite-educacion/llamadas');
  await seeDialog(hers, DIALOGS.notAuthorised);
  await answerDialog(hers);
  await seeLogin(hers);
  await submitLogin(hers, 'eva.ruiz', OWN);
  await seeDialog(hers, DIALOGS.notAuthorised);
  await answerDialog(hers);
  expect(await passwordField(hers).isVisible()).toBe(true);
});
