import type { Page } from 'playwright-core';

import { stopTime } from '../tools/screens/ways';
import { useApplication } from './support/harness';
import {
  answerDialog,
  DIALOGS,
  fillLogin,
  openSite,
  seeDialog,
  seeHeading,
  seeSite,
  SIGN_IN_PATH,
  signIn,
  submitButton,
  submitLogin,
} from './support/screens';

const harness = useApplication();

/** Replaces config.json: a text as it is, anything else as JSON. */
const withConfig =
  (config: unknown) =>
  (page: Page): Promise<unknown> =>
    page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: typeof config === 'string' ? config : JSON.stringify(config) }),
    );

async function seeDefaults(page: Page): Promise<void> {
  await page.getByText('2018', { exact: true }).waitFor();
  await page.getByText('Alcaldía Municipal', { exact: true }).waitFor();
}

it.each([
  ['no JSON', '{'],
  ['HTML', '<!doctype html>'],
  ['a list', []],
  ['null', null],
  [
    'wrong values',
    {
      production: 'si',
      apiBase: 'javascript:alert(1)',
      administration: '',
      footerYear: {},
      requestTimeoutMs: -1,
      menuTools: 'no',
      overlay: { backgroundColor: 'url(x)', textColor: 1, text: '', image: 'javascript:x' },
    },
  ],
])('that is %s starts on the defaults, and a session works', async (_case, config) => {
  const page = await openSite(harness, { prepare: withConfig(config) });
  await seeDefaults(page);
});

it('that is missing, or never comes, starts on the defaults', async () => {
  for (const status of [404, 500]) {
    const page = await harness.open('#/tramites/educacion', {
      prepare: (blank) => blank.route('**/config.json', (route) => route.fulfill({ status, body: 'no' })),
    });
    await seeHeading(page, 'Trámites de educación');
    await seeDefaults(page);
  }
  const page = await harness.open('#/tramites/educacion', { prepare: (blank) => blank.route('**/config.json', () => undefined) });
  await seeHeading(page, 'Trámites de educación');
  await seeDefaults(page);
});

it('gives labels and overlay, each value by itself', async () => {
  const overlay = { backgroundColor: '#102030', textColor: 'rgb(1, 2, 3)', text: 'Un momento', image: 4 };
  const page = await harness.open('#/login', {
    prepare: withConfig({ administration: '<b>Alcaldía</b> de Prueba', footerYear: 2031, overlay }),
  });
  const held = harness.holdCall(SIGN_IN_PATH);
  await submitLogin(page, 'admin');
  await page.getByText('Un momento', { exact: true }).waitFor();
  const shown = await page.locator('.overlay').evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor, image: element.querySelector('img')?.getAttribute('src') };
  });
  expect(shown).toEqual({ color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(16, 32, 48)', image: 'assets/loadings/loading.svg' });
  held.release();
  await seeSite(page);
  await page.getByText('2031', { exact: true }).waitFor();
  await page.getByText('<b>Alcaldía</b> de Prueba', { exact: true }).waitFor();
});

it('gives the time after which a call is given up', async () => {
  const page = await harness.open('#/login', { prepare: withConfig({ requestTimeoutMs: 800 }) });
  await fillLogin(page, 'admin', 'admin2026');
  await stopTime(page);
  const held = harness.holdCall(SIGN_IN_PATH, { times: 1 });
  await submitButton(page).click();
  await held.arrived();
  await page.clock.runFor(799);
  await page.locator('.overlay').waitFor();
  await page.clock.runFor(1);
  await seeDialog(page, DIALOGS.noAnswer);
  expect(await page.locator('.overlay').count()).toBe(0);
  await page.clock.resume();
  await answerDialog(page);
  await page.unroute('**/config.json');
  await page.reload();
  await signIn(page);
});

it.each(['/cupo-escolar', '/cupo-escolar/', 'cupo-escolar'])('takes the base address %s', async (apiBase) => {
  await openSite(harness, { prepare: withConfig({ apiBase }) });
  expect(harness.app.script.requests.map(({ path }) => path)).toEqual([SIGN_IN_PATH]);
});

it.each(['/', ''])('the base address %p gives one slash', async (apiBase) => {
  const page = await harness.open('#/login', { prepare: withConfig({ apiBase }) });
  const request = page.waitForRequest(/token\/generar/);
  await submitLogin(page, 'admin');
  expect((await request).url()).toBe(`${harness.app.url}api/token/generar`);
  await seeDialog(page, DIALOGS.signInFailed);
});

it('without menu tools, toggle and search box do nothing', async () => {
  const page = await openSite(harness, { prepare: withConfig({ menuTools: false }) });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const before = await menu.innerText();
  await page.getByPlaceholder('Buscar...').fill('nada que se encuentre');
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  expect(await menu.innerText()).toBe(before);
  expect(await menu.isVisible()).toBe(true);
});
