import type { Page } from 'playwright-core';

import { usableForm, watchForm } from '../support/usableForm';
import { FIRST_LOAD_REQUESTS } from '../tools/sizes/limits';
import { findViolations } from './support/axe';
import { hold, holdFile, seeFiles, useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { fillLogin, seeLogin, seeSite, SIGN_IN_PATH, submitButton } from './support/screens';

const harness = useApplication();

const SCRIPTS = /\.js$/;
const ENTRY = /main\.\w+\.js$/;
/** A request that is neither answered nor refused. */
const never = (): Promise<void> => new Promise(() => undefined);

const heading = (page: Page) => page.getByText('INGRESO A PISAMI', { exact: true });
const notice = (page: Page) => page.getByRole('alert').getByText('La aplicación está tardando en cargar.', { exact: false });

/** As if the notice's delay had passed; it is long enough for a slow network. */
async function passDelay(page: Page): Promise<void> {
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const delay = animation.effect?.getComputedTiming().delay ?? 0;
      animation.finish();
      return delay;
    }),
  );
  expect(delays).toEqual([10_000]);
}

/** The page of which `file` is held back. */
async function openWithout(file: RegExp, address: string): Promise<Page> {
  const page = await (await harness.person()).newPage();
  await keepRealTime(page);
  await page.route(file, never);
  await page.goto(harness.app.url + address, { waitUntil: 'commit' });
  return page;
}

async function firstContentfulPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

it('the login page’s frame is painted, its heading as text, before any script has run', async () => {
  const page = await openWithout(SCRIPTS, '#/login');
  expect(await firstContentfulPaint(page)).toBeGreaterThan(0);
  // Without styles both are seen.
  await page.locator('.first-frame-head').waitFor({ state: 'hidden' });
  expect(await heading(page).isVisible()).toBe(true);
  expect(await page.locator('script[src]').count()).toBe(2);
  // A field that nothing reads yet would lose what is typed into it.
  expect(await page.locator('input').count()).toBe(0);
});

it('the frame is the login page’s also when the styles come last', async () => {
  const styles = hold();
  const page = await (await harness.person()).newPage();
  await page.route(SCRIPTS, never);
  await holdFile(page, /main\.\w+\.css$/, styles.until);
  await page.goto(`${harness.app.url}#/login`, { waitUntil: 'commit' });
  await page.locator('.first-frame-head').waitFor({ state: 'attached' });
  styles.release();
  await page.locator('.first-frame-head').waitFor({ state: 'hidden' });
  expect(await heading(page).isVisible()).toBe(true);
});

it('any other page has its frame’s head only before the scripts', async () => {
  const page = await openWithout(SCRIPTS, '#/sitio');
  // Without styles both are seen.
  await heading(page).waitFor({ state: 'hidden' });
  expect(await page.locator('.first-frame-head').isVisible()).toBe(true);
  expect(await findViolations(page, 'colours')).toEqual([]);
});

it.each(['#/login', '#/tramites/educacion'])(
  'says what to do where the script of %s is missing, but not at once',
  async (address) => {
    const page = await (await harness.person()).newPage();
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await page.goto(harness.app.url + address);
    expect(await notice(page).isVisible()).toBe(false);
    await passDelay(page);
    await notice(page).getByText('verifique su conexión y recargue la página', { exact: false }).waitFor();
  },
);

it('says nothing of the kind once the application stands, however late', async () => {
  const page = await (await harness.person()).newPage();
  const { until, release } = hold();
  await holdFile(page, ENTRY, until);
  await page.goto(`${harness.app.url}#/login`, { waitUntil: 'commit' });
  await page.locator('.first-frame-head').waitFor({ state: 'hidden' });
  await passDelay(page);
  await notice(page).waitFor();
  release();
  await seeLogin(page);
  await page.getByLabel('Usuario', { exact: true }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

it('without JavaScript says so where it is seen', async () => {
  const page = await (await harness.person({ javaScriptEnabled: false })).newPage();
  await page.goto(`${harness.app.url}#/login`);
  const box = await page.locator('noscript p', { hasText: 'Esta aplicación necesita JavaScript.' }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(100);
  expect(await heading(page).isVisible()).toBe(false);
});

it('asks for no more than the page, its styles, scripts, icon and configuration until the form is usable', async () => {
  const page = await harness.open('#/login', { prepare: watchForm });
  const { asked } = await usableForm(page);
  expect(asked.length).toBeLessThanOrEqual(FIRST_LOAD_REQUESTS);
  const parts = asked.map((address) => new URL(address).pathname.replace(/^\/static\/(\w+)\.\w+/, '$1'));
  for (const part of parts) expect(['/', 'main.css', 'main.js', 'preload.js', 'favicon.svg', '/config.json']).toContain(part);
});

it('has all that the shell needs before it is needed: signing in asks for nothing but the token', async () => {
  const page = await harness.open('#/login');
  await seeFiles(page, 'axios.js', 'dialogs.js', 'dialogs.css', 'site.js', 'site.css');
  const others: string[] = [];
  await page.route('**', async (route) => {
    if (route.request().url().endsWith(SIGN_IN_PATH)) {
      await route.continue();
      return;
    }
    others.push(route.request().resourceType());
    await never();
  });
  await fillLogin(page, 'admin', 'admin2026');
  await submitButton(page).click();
  await seeSite(page);
  // Fonts and pictures fill in what is there already.
  expect(others.filter((type) => ['script', 'stylesheet', 'fetch', 'xhr'].includes(type))).toEqual([]);
});
