import { usableForm, watchForm } from '../support/usableForm';
import { FIRST_LOAD_REQUESTS } from '../tools/sizes/limits';
import { useApplication } from './support/harness';
import { fillLogin, seeLogin, seeSite, SIGN_IN_PATH, submitButton } from './support/screens';

const harness = useApplication();

const SCRIPTS = /\.js$/;
/** A request that is neither answered nor refused. */
const never = (): Promise<void> => new Promise(() => undefined);

it('any other page has its frame’s head only before the scripts', async () => {
  const page = await (await harness.person()).newPage();
  await page.route(SCRIPTS, never);
  await page.goto(`${harness.app.url}#/sitio`, { waitUntil: 'commit' });
  await page.locator('.first-frame-head').waitFor();
  expect(await page.getByText('INGRESO A PISAMI', { exact: true }).isVisible()).toBe(false);
});

it('asks for no more than the page, its styles, script, icon and configuration until the form is usable', async () => {
  const page = await harness.open('#/login', { prepare: watchForm });
  const { asked } = await usableForm(page);
  expect(asked.length).toBeLessThanOrEqual(FIRST_LOAD_REQUESTS);
  const parts = asked.map((address) => new URL(address).pathname.replace(/^\/static\/(\w+)\.\w+/, '$1'));
  for (const part of parts) expect(['/', 'main.css', 'main.js', 'favicon.svg', '/config.json']).toContain(part);
});

it('has all that the shell needs before it is needed: signing in asks for nothing but the token', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  await page.waitForLoadState('networkidle');
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
