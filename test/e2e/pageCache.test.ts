import type { Page } from 'playwright-core';

import { useApplication } from './support/harness';
import {
  adminGroup,
  answerDialog,
  anyDialog,
  DIALOGS,
  fillLogin,
  openSite,
  seeDialog,
  seeHeading,
  seeSite,
  SIGN_IN_PATH,
  submitButton,
  SUMMARY_PATH,
  typeHash,
  userField,
} from './support/screens';

const harness = useApplication({ pageCache: true });

const overlay = (page: Page) => page.getByText('Cargando', { exact: true });

/** Goes to another page of the server and back: the browser has kept this one as it was (D21). */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(`${harness.app.url}config.json`);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true);
}

it('a page that comes back waits for no sign-in: no overlay, what was typed is there, the next try works', async () => {
  const held = harness.holdCall(SIGN_IN_PATH, { times: 1 });
  const page = await harness.open('#/login');
  await fillLogin(page, 'admin', 'admin2026');
  await submitButton(page).click();
  await overlay(page).waitFor();
  await leaveAndComeBack(page);
  await overlay(page).waitFor({ state: 'detached' });
  await seeDialog(page, DIALOGS.noAnswer);
  await answerDialog(page);
  expect(await userField(page).inputValue()).toBe('admin');
  await submitButton(page).click();
  await seeSite(page);
  held.release();
  await adminGroup(page).waitFor();
  expect(await anyDialog(page).count()).toBe(0);
});

it('a page that comes back says that its reading was interrupted, and reads again when asked', async () => {
  const page = await openSite(harness);
  harness.app.script.direct(SUMMARY_PATH, { until: new Promise(() => undefined), times: 1 });
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  await overlay(page).waitFor();
  await leaveAndComeBack(page);
  await overlay(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
});
