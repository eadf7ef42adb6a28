import type { Script } from '../script';
import type { ReplayTab } from './replayPage';
import type { Recording } from './testedWindow';

const SIGN_IN = '/api/token/generar';
const SUMMARY = '/api/educacion/resumen';

const LOGIN = 'admin';
export const PASSWORD = 'admin2026';

/** What was shown after the action at `index` of the recording. */
interface Shown {
  readonly index: number;
  readonly what: string;
  readonly screen: string;
  readonly hash: string;
}

export interface RecordedSession {
  readonly lifted: Recording;
  readonly shown: readonly Shown[];
  readonly token: string;
}

/** A person's session with sign-in, navigation, groups, areas, overlay, search and sign-out. */
export async function recordSession(tab: ReplayTab, script: Script): Promise<RecordedSession> {
  const { page } = tab;
  const shown: Shown[] = [];
  const note = async (what: string) => {
    const screen = await tab.look();
    const { currentStateIndex: index } = await tab.lifted();
    shown.push({ index, what, screen, hash: await tab.hash() });
  };
  /** Answers calls to `path` only once the overlay was seen. */
  const slowly = async (path: string, act: () => Promise<void>, what: string) => {
    let release = () => {};
    script.direct(path, { until: new Promise<void>((resolve) => (release = resolve)), times: 1 });
    await act();
    await page.locator('.overlay').waitFor();
    await note(`${what}, waiting`);
    release();
    await page.locator('.overlay').waitFor({ state: 'detached' });
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const group = (name: string) => page.getByRole('button', { name, exact: true });
  const menuLink = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const popup = (name: string) => page.locator('.swal2-popup').getByRole('button', { name });

  await page.getByText('Está abierta.').waitFor();
  await note("the citizens' area");
  await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
  await heading('INGRESO A PISAMI');
  await page.locator('[name=usuario]').fill(LOGIN);
  await page.locator('[name=password]').fill(PASSWORD);
  await note('the login screen');

  await slowly(SIGN_IN, () => page.getByRole('button', { name: 'Ingresar' }).click(), 'signing in');
  await page.waitForURL('**/#/sitio');
  await menuLink('Inicio').waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem('pisamiToken'));
  if (token === null) throw new Error('Nobody is signed in');
  await note('the site');

  for (const name of ['Trámites', 'Tramitación', 'Educación']) {
    await group(name).click();
    await note(`${name} toggled`);
  }
  await group('Trámites').click();
  await note('Trámites closed');

  await slowly(SUMMARY, () => menuLink('Sección de educación').click(), 'the education area');
  await page.locator('.summary[aria-busy=false]').waitFor();
  await note('the education area');
  await page.goBack();
  await page.waitForURL('**/#/sitio');
  await note('back at the site');
  await group('Trámites').click();
  await menuLink('Tramitación de educación').click();
  await page.getByRole('table').waitFor();
  await note('the processing area');

  await page.getByPlaceholder('Buscar...').fill('sedes');
  await note('searching');
  await page.getByPlaceholder('Buscar...').fill('');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await note('the menu put away');
  await page.evaluate(() => (location.hash = '#/no/existe'));
  await heading('404');
  await note('an unknown page');
  await page.goBack();
  await page.getByRole('table').waitFor();

  await page.getByRole('button', { name: 'Salir' }).click();
  await popup('Cancelar').click();
  await page.locator('.swal2-container').waitFor({ state: 'detached' });
  await note('signing out declined');
  await page.getByRole('button', { name: 'Salir' }).click();
  await popup('Si, deseo cerrar sesión').click();
  await heading('INGRESO A PISAMI');
  await page.locator('.swal2-container').waitFor({ state: 'detached' });
  await note('signed out');
  return { lifted: await tab.lifted(), shown, token };
}
