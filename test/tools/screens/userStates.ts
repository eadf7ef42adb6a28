import { state, type State } from './state';
import type { Ways } from './ways';

const USERS = '/administracion/usuarios';

/** The pages of who administers users, and everyone's own password. */
export function userStates({ visit }: Ways): State[] {
  return [
    state('usuarios', async (page, application) => {
      await visit(page, application, USERS);
      await page.getByRole('table').waitFor();
    }),
    state('usuario-nuevo-errores', async (page, application) => {
      await visit(page, application, `${USERS}/nuevo`);
      await page.getByRole('button', { name: 'Crear el usuario' }).click();
      await page.locator('.error-summary').waitFor();
    }),
    state('usuario-clave', async (page, application) => {
      await visit(page, application, `${USERS}/ficha/revisora`);
      await page.getByRole('button', { name: 'Dar una contraseña de un solo uso' }).click();
      await page.getByRole('button', { name: 'Sí, dar otra contraseña' }).click();
      await page.locator('.one-time').waitFor();
    }),
    state('clave', async (page, application) => {
      await visit(page, application, '/sitio/ingresos/clave');
      await page.getByLabel('Contraseña nueva', { exact: true }).waitFor();
    }),
  ];
}
