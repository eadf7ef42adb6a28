import type { BrowserContext, Page } from 'playwright-core';

import { useApplication } from './support/harness';
import {
  adminGroup,
  answerDialog,
  anyDialog,
  DIALOGS,
  openSite,
  readStorage,
  seeDialog,
  seeLogin,
  seeSite,
  sideMenu,
  SIGN_IN_PATH,
  signIn,
  signOut,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

const harness = useApplication();

const item = (title: string): unknown[] => [{ id: 1, title, icon: '', url: 'sitio', items: [] }];

/** The next sign-in, whoever it is, is answered with these. */
function answerSignIn(title: string, anio: number): void {
  const body = { token: `a.${anio}.c`, AuthorizationItem: item(title), anio };
  harness.app.script.direct(SIGN_IN_PATH, { answer: { status: 200, body }, times: 1 });
}

async function signedIn(context: BrowserContext, login = 'admin'): Promise<Page> {
  const page = await openSite(harness, { login, context });
  return page;
}

async function seeMenuOf(page: Page, title: string, year: number): Promise<void> {
  await sideMenu(page).getByText(title, { exact: true }).waitFor();
  await page.getByText(`Año ${year}`, { exact: true }).waitFor();
  expect(await sideMenu(page).getByRole('listitem').count()).toBe(1);
}

it('two tabs with two users each show their own menu and year, after reloads too', async () => {
  const context = await harness.person();
  answerSignIn('Menú de Ana', 2031);
  const ana = await signedIn(context, 'ana');
  answerSignIn('Menú de Beto', 2032);
  const beto = await signedIn(context, 'beto');
  for (let round = 0; round < 2; round += 1) {
    await seeMenuOf(ana, 'Menú de Ana', 2031);
    await seeMenuOf(beto, 'Menú de Beto', 2032);
    await ana.reload();
    await beto.reload();
  }
  await signOut(beto);
  await ana.reload();
  await seeMenuOf(ana, 'Menú de Ana', 2031);
});

it('the other tab of the same user goes on after a 401 in this one, after a reload too', async () => {
  const context = await harness.person();
  const other = await signedIn(context);
  const page = await signedIn(context);
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 401, body: {} }, times: 1 });
  await typeHash(page, '#/educacion');
  await seeDialog(page, DIALOGS.notAuthorised);
  await typeHash(other, '#/educacion');
  await other.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await other.reload();
  await other.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await adminGroup(other).waitFor();
  expect(await anyDialog(other).count()).toBe(0);
});

it('signing out ends the same user’s other tabs, and what they had in flight', async () => {
  const context = await harness.person();
  const other = await signedIn(context);
  const page = await signedIn(context);
  const held = harness.holdCall(SUMMARY_PATH, { times: 1 });
  const failed = other.waitForEvent('requestfailed', (request) => request.url().endsWith(SUMMARY_PATH));
  await typeHash(other, '#/educacion');
  await held.arrived();
  await signOut(page);
  await seeLogin(other);
  await failed;
  held.release();
  expect((await readStorage(other)).tab).not.toHaveProperty('pisamiToken');
  expect(await anyDialog(other).count()).toBe(0);
});

it('signing out leaves a tab without a session alone, with what is typed there', async () => {
  const context = await harness.person();
  const page = await signedIn(context);
  const other = await harness.open('#/login', { context });
  await other.getByLabel('Usuario').fill('beto');
  await signOut(page);
  expect(await other.getByLabel('Usuario').inputValue()).toBe('beto');
  await signIn(page);
  await other.reload();
  await seeLogin(other);
  await page.reload();
  await adminGroup(page).waitFor();
});

it('a sign-in over an open session changes the user of this tab only', async () => {
  const context = await harness.person();
  const other = await signedIn(context);
  const page = await signedIn(context);
  await typeHash(page, '#/login');
  await signIn(page, 'funcionario');
  await other.reload();
  await adminGroup(other).waitFor();
  await page.reload();
  await seeSite(page);
  expect(await adminGroup(page).count()).toBe(0);
});

it('a dialog of a session that was ended elsewhere goes with it', async () => {
  const context = await harness.person();
  const other = await signedIn(context);
  const page = await signedIn(context);
  await other.getByRole('button', { name: 'Salir' }).click();
  await seeDialog(other, DIALOGS.signOut);
  await signOut(page);
  await seeLogin(other);
  await anyDialog(other).waitFor({ state: 'detached' });
  await submitLogin(other, 'admin', 'wrong');
  await seeDialog(other, DIALOGS.notAuthorised);
  await answerDialog(other);
  await seeLogin(other);
});
