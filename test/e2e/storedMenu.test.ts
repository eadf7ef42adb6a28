import type { Page } from 'playwright-core';

import { fullMenu } from '#backend/users/demoMenus.ts';
import { useApplication } from './support/harness';
import { recordTexts, seenTexts } from './support/recordText';
import {
  adminGroup,
  answerDialog,
  anyDialog,
  DIALOGS,
  openSite,
  readStorage,
  seeAddress,
  seeDialog,
  seeHeading,
  seeSite,
  sideMenu,
  SIGN_IN_PATH,
  signIn,
  signOut,
  submitLogin,
  typeHash,
} from './support/screens';

const harness = useApplication();

/** Puts `value` (null: nothing) in the shared storage and loads the page anew. */
async function reloadWith(page: Page, key: string, value: string | null): Promise<void> {
  await page.evaluate(
    ([name, stored]) => (stored === null ? localStorage.removeItem(name) : localStorage.setItem(name, stored)),
    [key, value] as const,
  );
  await page.reload();
}

it('a menu that is not there, or none, is told once, and written anew at the next sign-in', async () => {
  const page = await openSite(harness);
  for (const stored of [null, '{', '', 'undefined', 'null', '"x"', '{}', '42', '"{}"']) {
    await reloadWith(page, 'AuthorizationItem', stored);
    await seeDialog(page, DIALOGS.menuMissing);
    await answerDialog(page);
    await page.getByText('No se encontró el menú de este usuario').waitFor();
  }
  // Once for the session, not for each page.
  await typeHash(page, '#/educacion');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await typeHash(page, '#/sitio');
  await seeSite(page);
  expect(await anyDialog(page).count()).toBe(0);
  await typeHash(page, '#/login');
  await signIn(page);
  await adminGroup(page).waitFor();
  expect((await readStorage(page)).shared['AuthorizationItem']).toBe(JSON.stringify(fullMenu));
  expect(await anyDialog(page).count()).toBe(0);
  // Eleven loads of the page.
}, 120_000);

it('a menu missing in the sign-in answer is told once', async () => {
  harness.app.script.direct(SIGN_IN_PATH, { answer: { status: 200, body: { token: 'a.b.c' } } });
  const page = await harness.open('#/login');
  await submitLogin(page, 'admin');
  await seeDialog(page, DIALOGS.menuMissing);
  await answerDialog(page);
  expect(await anyDialog(page).count()).toBe(0);
  await signOut(page);
});

it('an empty menu is a menu without entries', async () => {
  const page = await openSite(harness);
  for (const stored of ['[]', '[null]', '"[]"', '[[], "", {}]']) {
    await reloadWith(page, 'AuthorizationItem', stored);
    await page.getByText('No hay ninguna sección para este usuario.', { exact: true }).waitFor();
    expect(await sideMenu(page).getByRole('listitem').count()).toBe(0);
    expect(await anyDialog(page).count()).toBe(0);
  }
});

it('a year is shown only when it is one', async () => {
  const page = await openSite(harness);
  for (const [stored, shown] of [
    ['2031', 1],
    ['undefined', 0],
    ['NaN', 0],
    ['20x6', 0],
    ['', 0],
    ['null', 0],
    ['<b>2', 0],
    [null, 0],
  ] as const) {
    await reloadWith(page, 'anio', stored);
    await seeSite(page);
    expect(await page.getByText(/^Año/).count()).toBe(shown);
  }
});

it('an administrator’s leftover menu is never seen by a clerk, not for a frame', async () => {
  const leftover = [{ id: 1, title: 'Secreto', icon: '', url: 'educacion/secreto', items: [] }];
  const page = await harness.open('#/login', { prepare: recordTexts });
  await page.evaluate((menu) => {
    localStorage.setItem('AuthorizationItem', menu);
    localStorage.setItem('anio', '1999');
  }, JSON.stringify(leftover));
  for (const hash of ['#/sitio', '#/educacion', '#/tramites/educacion', '#/login']) {
    await page.goto(`${harness.app.url}${hash}`);
    await page.reload();
    expect(await seenTexts(page)).not.toMatch(/Secreto|1999/);
  }
  await submitLogin(page, 'funcionario');
  await sideMenu(page).getByText('Tramitación de educación').waitFor();
  await page.getByText('Año 2026', { exact: true }).waitFor();
  expect(await seenTexts(page)).toContain('Tramitación de educación');
  expect(await seenTexts(page)).not.toMatch(/Secreto|1999/);
});

/** The page's own getters of these storages throw, as where a browser blocks them. */
const blockStorages = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  }, names);

it.each([
  ['sessionStorage', ['sessionStorage']],
  ['localStorage', ['localStorage']],
  ['both', ['sessionStorage', 'localStorage']],
])('a session works until a reload where the getter throws: %s', async (_case, names) => {
  const page = await harness.open('#/educacion', { prepare: (blank) => blockStorages(blank, names) });
  await submitLogin(page, 'admin');
  await seeHeading(page, 'Educación');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await adminGroup(page).waitFor();
  await page.getByText('Año 2026', { exact: true }).waitFor();
  await signOut(page);
  await seeAddress(page, '#/login');
  await signIn(page, 'funcionario');
  expect(await adminGroup(page).count()).toBe(0);
});

it('a shared storage that is blocked costs no menu at a reload', async () => {
  const page = await openSite(harness, { prepare: (blank) => blockStorages(blank, ['localStorage']) });
  await page.reload();
  await seeSite(page);
  await adminGroup(page).waitFor();
  await page.getByText('Año 2026', { exact: true }).waitFor();
  expect(await anyDialog(page).count()).toBe(0);
});

it('a storage that is full keeps the session in memory', async () => {
  const page = await harness.open('#/login', {
    prepare: (blank) =>
      blank.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  });
  await signIn(page);
  await typeHash(page, '#/educacion');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await adminGroup(page).waitFor();
});
