import { fullMenu } from '#backend/users/demoMenus.ts';
import { eventually, seeFiles, useApplication } from './support/harness';
import {
  answerDialog,
  anyDialog,
  DIALOGS,
  fillLogin,
  openSite,
  passwordField,
  readStorage,
  seeAddress,
  seeDialog,
  seeLogin,
  seeSite,
  SIGN_IN_PATH,
  signIn,
  submitButton,
  submitLogin,
  userField,
} from './support/screens';

const harness = useApplication();

const signInCalls = (): unknown[] =>
  harness.app.script.requests.filter(({ path, method }) => path === SIGN_IN_PATH && method === 'POST');

it('leads to the site and keeps token, menu and year under the specified names', async () => {
  const page = await openSite(harness);
  await seeAddress(page, '#/sitio');
  const { tab, shared } = await readStorage(page);
  expect(tab['pisamiToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(shared['AuthorizationItem']).toBe(JSON.stringify(fullMenu));
  expect(shared['anio']).toBe('2026');
  expect(JSON.stringify({ tab, shared })).not.toContain('admin2026');
});

it('keeps a menu that comes as text as it came', async () => {
  const text = ' [ {"title":"Uno", "url":"sitio"} ] ';
  harness.app.script.direct(SIGN_IN_PATH, {
    answer: { status: 200, body: { token: 'a.b.c', AuthorizationItem: text, anio: '2031' } },
  });
  const page = await openSite(harness);
  const { shared } = await readStorage(page);
  expect(shared['AuthorizationItem']).toBe(text);
  await page.getByText('Año 2031', { exact: true }).waitFor();
});

it('replaces the history entry of the login screen', async () => {
  const page = await harness.open('#/tramites/educacion');
  await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
  await seeLogin(page);
  await signIn(page);
  await page.goBack();
  await seeAddress(page, '#/tramites/educacion');
  await page.goForward();
  await seeSite(page);
});

it('says once that the password is wrong, keeps the user name, and the next try works', async () => {
  const page = await harness.open('#/login');
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  await answerDialog(page);
  expect(await anyDialog(page).count()).toBe(0);
  expect(await userField(page).inputValue()).toBe('admin');
  expect(await readStorage(page)).toEqual({ tab: {}, shared: {} });
  await seeAddress(page, '#/login');
  await signIn(page);
});

it('takes an answer without a token for a failure', async () => {
  const page = await harness.open('#/login');
  await submitLogin(page, 'sintoken');
  await seeDialog(page, DIALOGS.signInFailed);
  expect(await readStorage(page)).toEqual({ tab: {}, shared: {} });
});

it('says that it failed whatever else comes as an answer, and a right one works then', async () => {
  const page = await harness.open('#/login');
  await fillLogin(page, 'admin', 'admin2026');
  for (const answer of [
    { status: 200 },
    { status: 200, body: [] },
    { status: 200, body: null },
    { status: 200, body: { token: '' } },
    { status: 200, body: { token: { a: 1 } } },
    { status: 200, body: '<!doctype html><p>hola' },
    { status: 403, body: {} },
    { status: 500, body: '<p>error' },
  ]) {
    harness.app.script.direct(SIGN_IN_PATH, { answer, times: 1 });
    await submitButton(page).click();
    await seeDialog(page, DIALOGS.signInFailed);
    await answerDialog(page);
    expect(await userField(page).inputValue()).toBe('admin');
  }
  expect(await readStorage(page)).toEqual({ tab: {}, shared: {} });
  await submitButton(page).click();
  await seeSite(page);
});

it('says that the server cannot be reached, and the next try works', async () => {
  // Without end: Chromium itself asks again once when a kept connection is cut.
  harness.app.script.direct(SIGN_IN_PATH, { disconnect: true });
  const page = await harness.open('#/login');
  await submitLogin(page, 'admin');
  await seeDialog(page, DIALOGS.noAnswer);
  await answerDialog(page);
  await seeAddress(page, '#/login');
  harness.app.script.direct(SIGN_IN_PATH, {});
  await submitButton(page).click();
  await seeSite(page);
});

it('says so offline, also where no dialog was shown before', async () => {
  const context = await harness.person();
  const page = await harness.open('#/login', { context });
  await seeFiles(page, 'axios.js', 'dialogs.js', 'dialogs.css', 'site.js', 'site.css');
  await context.setOffline(true);
  await submitLogin(page, 'admin');
  await seeDialog(page, DIALOGS.noAnswer);
  await answerDialog(page);
  await context.setOffline(false);
  await submitButton(page).click();
  await seeSite(page);
});

it('gives the password the focus for the next try', async () => {
  const page = await harness.open('#/login');
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  await page.keyboard.press('Enter');
  await anyDialog(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true),
  );
});

describe('while the answer is held', () => {
  const twice = {
    'two clicks': async (page) => {
      await submitButton(page).dblclick();
    },
    'Enter twice': async (page) => {
      await passwordField(page).press('Enter');
      await passwordField(page).press('Enter');
    },
    'Enter and a click': async (page) => {
      await passwordField(page).press('Enter');
      // By hand: Playwright would wait until it is enabled.
      await submitButton(page).click({ force: true });
    },
    'two submits in one turn': async (page) => {
      await submitButton(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
        button.click();
      });
    },
  } satisfies Record<string, (page: Awaited<ReturnType<typeof harness.open>>) => Promise<void>>;

  it.each(Object.entries(twice))('%s make one request', async (_case, submit) => {
    const held = harness.holdCall(SIGN_IN_PATH, { times: 1 });
    const page = await harness.open('#/login');
    await fillLogin(page, 'admin', 'wrong');
    await submit(page);
    await held.arrived();
    held.release();
    await seeDialog(page, DIALOGS.notAuthorised);
    expect(signInCalls()).toHaveLength(1);
    await answerDialog(page);
    await passwordField(page).fill('admin2026');
    await passwordField(page).press('Enter');
    await seeSite(page);
    expect(signInCalls()).toHaveLength(2);
  });

  it('leaving the screen calls it off: the late answer changes nothing', async () => {
    const held = harness.holdCall(SIGN_IN_PATH, { times: 1 });
    const page = await harness.open('#/tramites/educacion');
    await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
    await submitLogin(page, 'admin');
    await held.arrived();
    await page.goBack();
    await seeAddress(page, '#/tramites/educacion');
    held.release();
    await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
    await seeLogin(page);
    expect(await readStorage(page)).toEqual({ tab: {}, shared: {} });
    expect(await submitButton(page).getAttribute('aria-busy')).toBe('false');
    await signIn(page);
  });
});
