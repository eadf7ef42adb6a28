import type { Page } from 'playwright-core';

import { formStates } from '../tools/screens/formStates';
import { eventually, useApplication } from './support/harness';
import { recordTexts, seenTexts } from './support/recordText';
import {
  answerDialog,
  askAboveCall,
  DIALOGS,
  fillLogin,
  openSite,
  passwordField,
  seeAddress,
  seeDialog,
  seeLogin,
  seeSite,
  SIGN_IN_PATH,
  submitButton,
  submitLogin,
  INBOX_PATH,
  SUMMARY_PATH,
  typeHash,
  userField,
} from './support/screens';

const harness = useApplication();
const TEXT = 'Cargando';
/** The seats that a search of one offers. */
const PLACES = '/api/educacion/sedes';

const overlay = (page: Page) => page.getByText(TEXT, { exact: true });
const status = (page: Page) => page.locator('.overlay-text[role=status]');

/** A login screen whose time stands still; `runFor` moves it. */
async function openStill(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await harness.open('#/login', {
    prepare: async (blank) => {
      await blank.clock.install({ time: 0 });
      await prepare?.(blank);
    },
  });
  await seeLogin(page);
  // The code that a first call or dialog needs must not be what takes the time.
  await page.waitForLoadState('networkidle');
  await fillLogin(page, 'admin', 'wrong');
  await page.clock.pauseAt(60_000);
  return page;
}

it('appears after 500 ms of activity and not before, is what the configuration says, and closes', async () => {
  const held = harness.holdCall(SIGN_IN_PATH);
  const page = await openStill();
  expect(await status(page).textContent()).toBe('');
  await submitButton(page).click();
  await held.arrived();
  await page.clock.runFor(499);
  expect(await overlay(page).count()).toBe(0);
  await page.clock.runFor(1);
  await overlay(page).waitFor();
  expect(await status(page).textContent()).toBe(TEXT);
  expect(
    await page.locator('.overlay').evaluate((element) => {
      const { zIndex, color, backgroundColor, position } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const image = element.querySelector('img')?.getAttribute('src');
      return { zIndex, color, backgroundColor, position, box: [x, y, width, height], image };
    }),
  ).toEqual({
    zIndex: '9999',
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
    position: 'fixed',
    box: [0, 0, 1280, 800],
    image: 'assets/loadings/loading.svg',
  });
  held.release();
  await seeDialog(page, DIALOGS.notAuthorised);
  expect(await overlay(page).count()).toBe(0);
  expect(await status(page).textContent()).toBe('');
});

it('never opens for a call that ended before', async () => {
  const held = harness.holdCall(SIGN_IN_PATH);
  const page = await openStill(recordTexts);
  await submitButton(page).click();
  await held.arrived();
  await page.clock.runFor(499);
  held.release();
  await seeDialog(page, DIALOGS.notAuthorised);
  await page.clock.runFor(5_000);
  expect(await seenTexts(page)).not.toContain(TEXT);
});

it('stays over a call that is cancelled by a newer one, until the newer ends', async () => {
  const page = await openSite(harness);
  const first = harness.holdCall(SUMMARY_PATH, { times: 1 });
  await typeHash(page, '#/educacion');
  await overlay(page).waitFor();
  const second = harness.holdCall(INBOX_PATH, { times: 1 });
  await typeHash(page, '#/tramitacion/tramite-educacion');
  await second.arrived();
  first.release();
  await overlay(page).waitFor();
  second.release();
  await overlay(page).waitFor({ state: 'detached' });
  await page.getByRole('table').waitFor();
});

it.each([
  ['a 500', { answer: { status: 500, body: '<p>' } }],
  ['bad JSON', { answer: { status: 200, body: '{' } }],
  ['a cut connection', { disconnect: true }],
] as const)('closes after %s', async (_case, direction) => {
  const held = harness.holdCall(SIGN_IN_PATH, direction);
  const page = await harness.open('#/login');
  await fillLogin(page, 'admin', 'x');
  await submitButton(page).click();
  await overlay(page).waitFor();
  held.release();
  await overlay(page).waitFor({ state: 'detached' });
  await seeDialog(page, 'disconnect' in direction ? DIALOGS.noAnswer : DIALOGS.signInFailed);
});

it('while it is shown, keys and clicks reach nothing beneath, and the focus comes back', async () => {
  const held = harness.holdCall(SUMMARY_PATH);
  const page = await openSite(harness);
  await page.evaluate(() => {
    const reached: string[] = [];
    Object.assign(window, { reached });
    const note = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.overlay') === null) reached.push(target.outerHTML);
    };
    document.querySelector('#root')?.addEventListener('focusin', note);
    document.querySelector('#root')?.addEventListener('click', note, true);
  });
  const group = page.getByRole('button', { name: 'Educación', exact: true });
  await group.click();
  const link = page.getByRole('link', { name: 'Sección de educación' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await overlay(page).waitFor();
  const focusBefore = await page.evaluate(() => {
    (window as unknown as { reached: string[] }).reached.length = 0;
    return document.activeElement?.tagName;
  });
  expect(focusBefore).toBe('BODY');
  for (const key of ['Tab', ' ', 'Enter', 'Tab', 'Enter', 'Shift+Tab', ' ']) await page.keyboard.press(key);
  for (const [x, y] of [
    [20, 150],
    [1200, 20],
    [640, 400],
  ] as const) {
    await page.mouse.click(x, y);
  }
  const reached = await page.evaluate(() => (window as unknown as { reached: string[] }).reached);
  expect(reached).toEqual([]);
  await seeAddress(page, '#/educacion');
  expect(await group.getAttribute('aria-expanded')).toBe('true');
  held.release();
  await overlay(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY'));
});

it('gives the focus back to the field that had it', async () => {
  const held = harness.holdCall(SIGN_IN_PATH, { answer: { status: 500, body: {} } });
  const page = await harness.open('#/login');
  await fillLogin(page, 'admin', 'x');
  await passwordField(page).press('Enter');
  await overlay(page).waitFor();
  await page.keyboard.type('lost');
  held.release();
  await seeDialog(page, DIALOGS.signInFailed);
  await answerDialog(page);
  await eventually(async () =>
    expect(await passwordField(page).evaluate((field) => field === document.activeElement)).toBe(true),
  );
  expect(await passwordField(page).inputValue()).toBe('x');
  expect(await userField(page).inputValue()).toBe('admin');
});

it('lies beneath a 401 dialog, which can be answered', async () => {
  const page = await openSite(harness);
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 401, body: {} }, times: 1 });
  await typeHash(page, '#/educacion');
  await seeDialog(page, DIALOGS.notAuthorised);
  await answerDialog(page);
  const held = harness.holdCall(SUMMARY_PATH, { times: 1 });
  await submitLogin(page, 'admin');
  await overlay(page).waitFor();
  held.release();
  await overlay(page).waitFor({ state: 'detached' });
});

it('lies beneath a question that is open while a call goes on', async () => {
  const page = await openSite(harness);
  await askAboveCall(page, harness.holdCall(SUMMARY_PATH));
  await overlay(page).waitFor();
  const isOnTop = await page.getByRole('button', { name: 'Si, deseo cerrar sesión' }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  expect(isOnTop).toBe(true);
  await answerDialog(page, 'Si, deseo cerrar sesión');
  await seeLogin(page);
  await overlay(page).waitFor({ state: 'detached' });
});

it('takes no click once it is hidden: the four corners are the page’s', async () => {
  const held = harness.holdCall(SIGN_IN_PATH, { times: 1 });
  const page = await harness.open('#/login');
  await submitLogin(page, 'admin');
  await overlay(page).waitFor();
  held.release();
  await seeSite(page);
  expect(
    await page.evaluate(() => {
      const [right, bottom] = [window.innerWidth - 1, window.innerHeight - 1] as const;
      return [
        [0, 0],
        [right, 0],
        [0, bottom],
        [right, bottom],
      ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.shell') !== null);
    }),
  ).toEqual([true, true, true, true]);
});

/** A screen of the request form, as its picture is made. */
async function openForm(name: string): Promise<Page> {
  const page = await harness.open('#/login');
  await formStates.find((state) => state.name === name)?.prepare(page, harness.app);
  return page;
}

it('takes no letter from who types a search: the next one calls off what it is shown for', async () => {
  const page = await openForm('solicitud-estudiante-invalid');
  await page.getByRole('button', { name: /^Quitar/ }).click();
  const held = harness.holdCall(PLACES);
  const box = page.getByRole('combobox', { name: /^Cupo que ya tiene/ });
  await box.focus();
  await page.keyboard.type('insti');
  await overlay(page).waitFor();
  harness.app.script.direct(PLACES, {});
  await page.keyboard.type('tuto');
  await overlay(page).waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('instituto');
  held.release();
});
