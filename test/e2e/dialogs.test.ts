import type { Page } from 'playwright-core';

import { eventually, useApplication } from './support/harness';
import {
  answerDialog,
  anyDialog,
  askAboveCall,
  DIALOGS,
  fillLogin,
  openSite,
  passwordField,
  readStorage,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  seeSite,
  SIGN_IN_PATH,
  signIn,
  signOut,
  signOutLink,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

const harness = useApplication();

/** Nothing that a dialog does to the page is left: hidden, inert, unscrollable. */
async function expectPageFree(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ({
      hidden: [...document.body.children].filter((child) => child.getAttribute('aria-hidden') !== null).length,
      inert: document.querySelectorAll('[inert]').length,
      containers: document.querySelectorAll('.swal2-container').length,
      classes: [...document.body.classList, ...document.documentElement.classList].filter((name) => name.startsWith('swal2')),
    })),
  ).toEqual({ hidden: 0, inert: 0, containers: 0, classes: [] });
}

it('a 401 alert takes the place of the sign-out question, which counts as not confirmed', async () => {
  const page = await openSite(harness);
  const held = harness.holdCall(SUMMARY_PATH, { answer: { status: 401, body: {} }, times: 1 });
  await askAboveCall(page, held);
  held.release();
  await seeDialog(page, DIALOGS.notAuthorised);
  expect(await anyDialog(page).count()).toBe(1);
  await answerDialog(page);
  await seeLogin(page);
  await expectPageFree(page);
  // A confirmed sign-out would have removed it.
  expect((await readStorage(page)).shared).toHaveProperty('AuthorizationItem');
  // No saga waits for ever: the next question and the next alert come.
  await submitLogin(page, 'admin');
  await seeHeading(page, 'Educación');
  await signOut(page);
  await expectPageFree(page);
});

it('a question takes the place of an alert', async () => {
  const page = await openSite(harness);
  await page.evaluate(() => localStorage.removeItem('AuthorizationItem'));
  await page.reload();
  await seeDialog(page, DIALOGS.menuMissing);
  // Beneath the alert and out of a person's reach, but not out of a script's.
  await page.getByText('Salir', { exact: true }).evaluate((button: HTMLElement) => button.click());
  await seeDialog(page, DIALOGS.signOut);
  expect(await anyDialog(page).count()).toBe(1);
  await answerDialog(page, 'Cancelar');
  await expectPageFree(page);
  await seeSite(page);
  expect((await readStorage(page)).tab).toHaveProperty('pisamiToken');
  await signOut(page);
});

it('a second question takes the place of nothing: one is asked at a time', async () => {
  const page = await openSite(harness);
  await signOutLink(page).dblclick();
  await seeDialog(page, DIALOGS.signOut);
  expect(await anyDialog(page).count()).toBe(1);
  await answerDialog(page, 'Cancelar');
  await expectPageFree(page);
});

it('a dialog does not outlive its screen', async () => {
  const page = await harness.open('#/tramites/educacion');
  await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
  await signIn(page);
  await signOutLink(page).click();
  await seeDialog(page, DIALOGS.signOut);
  await page.goBack();
  await anyDialog(page).waitFor({ state: 'detached' });
  await seeAddress(page, '#/tramites/educacion');
  await expectPageFree(page);
  expect((await readStorage(page)).tab).toHaveProperty('pisamiToken');
  await page.goForward();
  await seeSite(page);
  await signOut(page);
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  await typeHash(page, '#/nada');
  await anyDialog(page).waitFor({ state: 'detached' });
  await expectPageFree(page);
});

it('a failed sign-in’s dialog does not come to a page that the person went to meanwhile', async () => {
  const held = harness.holdCall(SIGN_IN_PATH, { answer: { status: 500, body: {} } });
  const page = await harness.open('#/tramites/educacion');
  await page.getByRole('link', { name: 'Ingreso de funcionarios' }).click();
  await fillLogin(page, 'admin', 'x');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SIGN_IN_PATH));
  await passwordField(page).press('Enter');
  await held.arrived();
  await page.goBack();
  await ended;
  held.release();
  await seeHeading(page, 'Trámites de educación');
  expect(await anyDialog(page).count()).toBe(0);
});

it('a held Enter neither answers the question that it opened nor goes on beneath an answered one', async () => {
  const page = await openSite(harness);
  await signOutLink(page).focus();
  await page.keyboard.down('Enter');
  await seeDialog(page, DIALOGS.signOut);
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await anyDialog(page).count()).toBe(1);
  // 'Cancelar' has the focus: a fresh Enter, held, closes it and does not open another.
  await page.keyboard.down('Enter');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await anyDialog(page).waitFor({ state: 'detached' });
  await seeSite(page);
  await expectPageFree(page);
  expect(await signOutLink(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

it('texts from the server are text', async () => {
  const markup = '<img src=x onerror="window.hit = true"><b>x</b>';
  const body = {
    token: 'a.b.c',
    AuthorizationItem: [
      { title: markup, url: markup },
      { title: 'Grupo', items: [{ title: markup, url: 'educacion' }] },
    ],
    anio: markup,
  };
  harness.app.script.direct(SIGN_IN_PATH, { answer: { status: 200, body } });
  const page = await harness.open('#/login');
  await page.getByLabel('Usuario').fill(markup);
  await page.getByLabel('Contraseña').fill('x');
  await page.keyboard.press('Enter');
  await page.getByText(markup, { exact: true }).first().waitFor();
  await typeHash(page, '#/login');
  await page.locator('strong').getByText(markup, { exact: true }).waitFor();
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

it('keeps Tab within, answers with Escape, and says its text in the language of the page', async () => {
  const page = await openSite(harness);
  await signOutLink(page).click();
  await seeDialog(page, DIALOGS.signOut);
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent?.trim());
  await eventually(async () => expect(await focused()).toBe('Cancelar'));
  const seen = new Set<unknown>();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    seen.add(await focused());
  }
  expect([...seen].sort()).toEqual(['Cancelar', 'Si, deseo cerrar sesión']);
  await page.mouse.click(5, 5);
  expect(await anyDialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await anyDialog(page).waitFor({ state: 'detached' });
});

it.each([
  [320, 256],
  [640, 240],
])('the button that has the focus is in view in a window of %i × %i pixels', async (width, height) => {
  const page = await harness.open('#/tramites/educacion/solicitud/aviso');
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  const cancel = anyDialog(page).getByRole('button', { name: 'Cancelar' });
  await cancel.waitFor();
  const isInView = () =>
    cancel.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return button === document.activeElement && top >= 0 && bottom <= innerHeight;
    });
  await eventually(async () => expect(await isInView()).toBe(true));
});
