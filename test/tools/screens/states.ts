import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { allocationStates } from './allocation';
import { comparisonStates } from './comparisonStates';
import { assistedStates } from './assistedStates';
import { convocatoriaStates } from './convocatoriaStates';
import { citizenStates } from './citizenStates';
import { editStates } from './editStates';
import { formStates } from './formStates';
import { institucionStates } from './institucionStates';
import { longMenu } from './longMenu';
import { processingStates } from './processing';
import { ofertaStates } from './ofertaStates';
import { proofStates } from './proofStates';
import { resultsStates } from './resultsStates';
import { layered, state, type State } from './state';
import { userStates } from './userStates';
import { stopTime } from './ways';

const SUMMARY = '/api/educacion/resumen';
const SIGN_IN = '/api/token/generar';
const never = new Promise<void>(() => undefined);

async function open(page: Page, { url }: Application, path: string): Promise<void> {
  await page.goto(`${url}#${path}`);
  await page.locator('h1').first().waitFor();
}

async function submitLogin(page: Page, login = 'admin', password = `${login}2026`): Promise<void> {
  await page.getByLabel('Usuario').fill(login);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

async function signIn(page: Page, application: Application, login?: string): Promise<void> {
  await open(page, application, '/login');
  await submitLogin(page, login);
  await page.getByRole('heading', { level: 1, name: 'Sus secciones' }).waitFor();
}

/** What a sign-in leaves in a browser, by application and login: a state that is not about signing in begins after it. */
const sessions = new WeakMap<Application, Map<string, Promise<Session>>>();

interface Session {
  readonly tab: Record<string, string>;
  readonly shared: Record<string, string>;
}

async function sessionOf(page: Page, application: Application, login: string): Promise<Session> {
  const fresh = await page.context().browser()?.newPage();
  if (!fresh) throw new Error('The page has no browser');
  await signIn(fresh, application, login);
  const session = await fresh.evaluate(() => ({ tab: { ...sessionStorage }, shared: { ...localStorage } }));
  await fresh.close();
  return session;
}

/** Signed in from its first address on. */
export async function enter(page: Page, application: Application, login = 'admin'): Promise<void> {
  const known = sessions.get(application) ?? new Map<string, Promise<Session>>();
  sessions.set(application, known);
  const session = known.get(login) ?? sessionOf(page, application, login);
  known.set(login, session);
  await page.addInitScript(
    ({ tab, shared }: Session) => {
      // Once: what the application does to its storage afterwards stays.
      if (window.name === 'signedIn' || location.protocol === 'about:') return;
      window.name = 'signedIn';
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value);
    },
    await session,
  );
}

/** Signed in, at a page of the application. */
async function visit(page: Page, application: Application, path: string, login?: string): Promise<void> {
  await enter(page, application, login);
  await page.goto(`${application.url}#${path}`);
  await page.locator('main h1').waitFor();
}

const openGroup = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('button', { name, exact: true }).click();

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menú', exact: true }).click();

const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

const ways = { visit, signIn };

export const states: readonly State[] = [
  state('login', (page, application) => open(page, application, '/login')),
  state('login-invalid', async (page, application) => {
    await open(page, application, '/login');
    for (const label of ['Usuario', 'Contraseña', 'Usuario']) await page.getByLabel(label).focus();
    await page.getByRole('alert').nth(1).waitFor();
  }),
  layered('login-popup', async (page, application) => {
    await open(page, application, '/login');
    await page.getByLabel('Usuario').press('Enter');
    await dialog(page);
  }),
  state('login-working', async (page, application) => {
    application.script.direct(SIGN_IN, { until: never });
    await open(page, application, '/login');
    await page.getByLabel('Usuario').fill('admin');
    await page.getByLabel('Contraseña').fill('admin2026');
    await stopTime(page);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.locator('form[aria-busy=true]').waitFor();
  }),
  layered('login-forgotten', async (page, application) => {
    await open(page, application, '/login');
    await page.getByText('Olvido su clave?').click();
    await dialog(page);
  }),
  layered('login-failed', async (page, application) => {
    application.script.direct(SIGN_IN, { disconnect: true });
    await open(page, application, '/login');
    await submitLogin(page);
    await dialog(page);
  }),
  state('login-open-session', async (page, application) => {
    await signIn(page, application);
    await open(page, application, '/login');
    await page.getByText('Continuar').waitFor();
  }),
  state('sitio', (page, application) => visit(page, application, '/sitio')),
  state('sitio-ingresos', async (page, application) => {
    await visit(page, application, '/sitio/ingresos');
    await page.locator('main time').first().waitFor();
  }),
  state('sitio-third-level', async (page, application) => {
    await visit(page, application, '/sitio');
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const group of ['Educación', 'Cupo escolar']) await openGroup(page, group);
  }),
  state('sitio-search', async (page, application) => {
    await visit(page, application, '/sitio');
    await page.getByPlaceholder('Buscar...').fill('educacion');
  }),
  state('sitio-search-nothing', async (page, application) => {
    await visit(page, application, '/sitio');
    await page.getByPlaceholder('Buscar...').fill('matrícula');
  }),
  {
    ...layered('menu-over-page', async (page, application) => {
      await visit(page, application, '/educacion');
      await openMenu(page);
      for (const group of ['Trámites', 'Tramitación']) await openGroup(page, group);
    }),
    narrowOnly: true,
  },
  state('educacion', (page, application) => visit(page, application, '/educacion')),
  state('educacion-loading', async (page, application) => {
    application.script.direct(SUMMARY, { until: never });
    await signIn(page, application);
    await stopTime(page);
    await page.goto(`${application.url}#/educacion`);
    await page.locator('dl[aria-busy=true]').waitFor();
  }),
  state('educacion-failed', async (page, application) => {
    application.script.direct(SUMMARY, { answer: { status: 500 } });
    await visit(page, application, '/educacion');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  }),
  state('educacion-404', (page, application) => visit(page, application, '/educacion/nada')),
  ...processingStates(ways),
  ...allocationStates(ways),
  ...comparisonStates(ways),
  ...convocatoriaStates(ways),
  ...ofertaStates(ways),
  ...institucionStates(ways),
  ...resultsStates(ways),
  ...userStates(ways),
  ...assistedStates(signIn),
  ...citizenStates,
  ...proofStates,
  ...editStates,
  ...formStates,
  state('tramites-educacion-session', (page, application) => visit(page, application, '/tramites/educacion')),
  state('404', (page, application) => open(page, application, '/nada')),
  layered('sign-out-question', async (page, application) => {
    await signIn(page, application);
    await page.getByRole('button', { name: 'Salir' }).click();
    await dialog(page);
  }),
  layered('alert-401', async (page, application) => {
    application.script.direct(SUMMARY, { answer: { status: 401 } });
    await signIn(page, application);
    await page.goto(`${application.url}#/educacion`);
    await dialog(page);
  }),
  layered('menu-missing', async (page, application) => {
    await signIn(page, application);
    await page.evaluate("localStorage.removeItem('AuthorizationItem')");
    await page.reload();
    await dialog(page);
  }),
  state('menu-missing-closed', async (page, application) => {
    await signIn(page, application);
    await page.evaluate("localStorage.removeItem('AuthorizationItem')");
    await page.reload();
    await dialog(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }),
  state('menu-empty', (page, application) => visit(page, application, '/sitio', 'sinmenu')),
  state('forbidden', async (page, application) => {
    await visit(page, application, '/educacion', 'sinmenu');
    await page.getByText('No tiene permiso').waitFor();
  }),
  layered('overlay', async (page, application) => {
    application.script.direct(SUMMARY, { until: never });
    await visit(page, application, '/educacion');
    await page.getByText('Cargando').waitFor();
  }),
  state('chunk-failed', async (page, application) => {
    await page.route('**/static/places.*.js', (route) => route.abort());
    await signIn(page, application);
    await page.goto(`${application.url}#/educacion`);
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  }),
  state('shell-failed', async (page, application) => {
    await page.route('**/static/site.*.js', (route) => route.abort());
    await open(page, application, '/login');
    await submitLogin(page);
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  }),
  state('crash', async (page, application) => {
    await open(page, application, '/tramites/educacion');
    await page.locator('footer').waitFor();
    // As an extension of the browser does it: what React is about to take away is not there any more.
    await page.evaluate("document.querySelector('main').parentElement.remove()");
    await page.goto(`${application.url}#/login`);
    await page.getByRole('heading', { level: 1, name: 'Algo salió mal' }).waitFor();
  }),
  state('shell-loading', async (page, application) => {
    await page.route('**/static/site.*.js', () => never);
    // Not until it is loaded, which it never is.
    await page.goto(`${application.url}#/login`, { waitUntil: 'commit' });
    await submitLogin(page);
    await page.locator('.skeleton').first().waitFor();
  }),
  state('chunk-loading', async (page, application) => {
    await page.route('**/static/citizen.*.js', () => never);
    // Not until it is loaded, which it never is.
    await page.goto(`${application.url}#/tramites/educacion`, { waitUntil: 'commit' });
    // Not `main` alone, which the first frame has before its styles hide it.
    await page.locator('main .skeleton').first().waitFor();
  }),
  state('long-texts', async (page, application) => {
    const body = { token: 'largo', AuthorizationItem: longMenu, anio: 2026 };
    application.script.direct(SIGN_IN, { answer: { status: 200, body } });
    application.script.direct(SUMMARY, { answer: { status: 200, body: { solicitudes: 1_234_567, cupos: 987_654 } } });
    await signIn(page, application);
    await page.setViewportSize({ width: 1280, height: 800 });
    const groups = page.getByRole('navigation', { name: 'Menú principal' }).locator('button[aria-expanded=false]');
    for (let level = 0; level < 2; level += 1) await groups.first().click();
  }),
  state('long-texts-educacion', async (page, application) => {
    const body = { token: 'largo', AuthorizationItem: longMenu, anio: 2026 };
    application.script.direct(SIGN_IN, { answer: { status: 200, body } });
    application.script.direct(SUMMARY, { answer: { status: 200, body: { solicitudes: 1_234_567, cupos: 987_654 } } });
    await visit(page, application, '/educacion');
  }),
];
