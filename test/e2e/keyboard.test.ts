import type { Page } from 'playwright-core';

import { readFocus, tabTo } from './support/focus';
import { eventually, useApplication } from './support/harness';
import {
  anyDialog,
  DIALOGS,
  hashOf,
  openSite,
  passwordField,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  seeSite,
  sideMenu,
  signIn,
  signOutLink,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
  userField,
} from './support/screens';

const harness = useApplication();

/** The focus comes to the heading or button called `name`, and shows. */
async function seeFocus(page: Page, name: string): Promise<void> {
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ name, faults: [] }));
}

it('serves a person with nothing but a keyboard, and shows where the focus is', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  await tabTo(page, 'Usuario');
  await page.keyboard.type('admin');
  await tabTo(page, 'Contraseña');
  await page.keyboard.type('admin2026');
  await tabTo(page, 'Ingresar');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Sus secciones');

  // Backwards into the menu, whose first group is the third entry from its end.
  await tabTo(page, 'Educación', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Cupo escolar');
  await page.keyboard.press(' ');
  await tabTo(page, 'Solicitudes de cupo');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Procesamiento de trámites');
  await seeAddress(page, '#/tramitacion/tramite-educacion');

  await tabTo(page, 'Buscar en el menú', 'Shift+Tab');
  await page.keyboard.type('sedes');
  await sideMenu(page).getByText('Una entrada encontrada').waitFor();
  await tabTo(page, 'Sedes y cupos');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Educación');

  await tabTo(page, 'Salir', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Cancelar');
  await page.keyboard.press('Escape');
  await anyDialog(page).waitFor({ state: 'detached' });
  await seeFocus(page, 'Salir');
  await page.keyboard.press(' ');
  await seeFocus(page, 'Cancelar');
  await tabTo(page, 'Si, deseo cerrar sesión');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'INGRESO A PISAMI');
});

it('goes through every control of a page, forwards and backwards, and out of it', async () => {
  const page = await openSite(harness);
  await sideMenu(page).getByRole('button', { name: 'Educación', exact: true }).click();
  await sideMenu(page).getByRole('button', { name: 'Cupo escolar', exact: true }).click();
  await sideMenu(page).getByText('Sedes y cupos').waitFor();
  const walk = async (key: string): Promise<string[]> => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const names: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      const focus = await readFocus(page);
      if (focus.tag === 'body') break;
      expect(focus).toEqual({ ...focus, faults: [] });
      names.push(focus.name);
    }
    return names;
  };
  const controls = await page
    .locator('a[href], button, input')
    .evaluateAll((found) => found.map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()));
  await page.locator('h1').focus();
  expect((await walk('Tab')).length).toBeGreaterThan(0);
  expect(new Set([...(await walk('Tab')), ...(await walk('Shift+Tab'))])).toEqual(new Set(controls));
});

it.each([
  ['#/sitio', 'Sus secciones'],
  ['#/tramites/educacion', 'Trámites de educación'],
])('the first Tab of %s leads to the content, without a change of address', async (hash, heading) => {
  const page = await openSite(harness);
  await typeHash(page, hash);
  await seeHeading(page, heading);
  await page.reload();
  await seeHeading(page, heading);
  const length = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  expect(await readFocus(page)).toMatchObject({ name: 'Saltar al contenido', faults: [] });
  expect((await page.getByRole('link', { name: 'Saltar al contenido' }).boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await readFocus(page)).toMatchObject({ tag: 'main', faults: [] });
  expect(hashOf(page)).toBe(hash);
  expect(await page.evaluate(() => history.length)).toBe(length);
  // What comes next is not before the content again, but a link of it.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, body')?.localName)).toBe('main');
});

it('each new page has its title, takes the focus to its heading, and is spoken', async () => {
  const page = await harness.open('#/tramites/educacion');
  const spoken = page.locator('p[aria-live=polite]');
  await seeHeading(page, 'Trámites de educación');
  expect(await page.title()).toBe('Trámites de educación · PISAMI');
  // The first page of a load is read by the reader itself, from its start.
  expect(await spoken.textContent()).toBe('');
  expect(await readFocus(page)).toMatchObject({ tag: 'body' });
  for (const [hash, title, heading] of [
    ['#/login', 'Ingreso', 'INGRESO A PISAMI'],
    ['#/nada', 'Página no encontrada', '404 PAGINA NO ENCONTRADA'],
    ['#/tramites/educacion', 'Trámites de educación', 'Trámites de educación'],
    ['#/tramites/educacion/nada', 'Página no encontrada', '404 PAGINA NO ENCONTRADA'],
    ['#/nada', 'Página no encontrada', '404 PAGINA NO ENCONTRADA'],
  ] as const) {
    await typeHash(page, hash);
    await eventually(async () => {
      expect(await page.title()).toBe(`${title} · PISAMI`);
      expect(await spoken.textContent()).toBe(title);
      expect(await readFocus(page)).toMatchObject({ tag: 'h1', name: heading });
    });
  }
  await page.goto(`${harness.app.url}#/login`);
  await submitLogin(page, 'admin');
  for (const [hash, title, heading] of [
    ['#/sitio', 'Inicio', 'Sus secciones'],
    ['#/educacion', 'Educación', 'Educación'],
    ['#/educacion/nada', 'Página no encontrada', '404 PAGINA NO ENCONTRADA'],
    ['#/tramitacion/tramite-educacion', 'Procesamiento de trámites', 'Procesamiento de trámites'],
    ['#/sitio', 'Inicio', 'Sus secciones'],
  ] as const) {
    if (hash !== '#/sitio' || hashOf(page) !== '#/login') await typeHash(page, hash);
    await eventually(async () => {
      expect(await page.title()).toBe(`${title} · PISAMI`);
      expect(await spoken.textContent()).toBe(title);
      expect(await readFocus(page)).toMatchObject({ tag: 'h1', name: heading });
    });
  }
});

it('ties each warning to its field, for as long as it is there', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  for (const [field, warning] of [
    [userField(page), 'Advertencia El campo usuario es Obligatorio'],
    [passwordField(page), 'Advertencia El campo Contraseña es Obligatorio'],
  ] as const) {
    const state = (): Promise<unknown> =>
      field.evaluate((input) => ({
        required: input.matches(':required'),
        invalid: input.getAttribute('aria-invalid'),
        described: (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter(Boolean)
          .map((id) => document.getElementById(id)?.textContent ?? `nothing called ${id}`),
      }));
    expect(await state()).toEqual({ required: true, invalid: 'false', described: [] });
    await field.focus();
    await field.blur();
    await page.getByRole('alert').getByText(warning, { exact: true }).waitFor();
    expect(await state()).toEqual({ required: true, invalid: 'true', described: [warning] });
    await field.fill('x');
    await page.getByText(warning, { exact: true }).waitFor({ state: 'detached' });
    expect(await state()).toEqual({ required: true, invalid: 'false', described: [] });
  }
});

it('has its menu’s groups as disclosures, each naming the list that it opens', async () => {
  const page = await openSite(harness);
  const closed = sideMenu(page).locator('button[aria-expanded=false]');
  // Every list that is behind a closed group comes with its parent.
  while ((await closed.count()) > 0) {
    const group = closed.first();
    const id = await group.getAttribute('aria-controls');
    expect(await page.locator(`ul[id="${id}"]`).isVisible()).toBe(false);
    await group.press('Enter');
    await page.locator(`ul[id="${id}"]`).waitFor();
  }
  expect(
    await sideMenu(page)
      .locator('button[aria-controls]')
      .evaluateAll((groups) => groups.map((group) => group.nextElementSibling?.id === group.getAttribute('aria-controls'))),
  ).toEqual([true, true, true, true]);
  // No menu roles: their keys would be promised with them.
  expect(await page.locator('[role^=menu], [role=tree]').count()).toBe(0);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

it('a menu over the page keeps the focus, and gives it back however it is closed', async () => {
  const context = await harness.person();
  const page = await harness.open('#/login', { context });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const toggle = page.getByRole('button', { name: 'Menú', exact: true });
  await toggle.press('Enter');
  await seeFocus(page, 'Cerrar el menú');
  expect(
    await page
      .locator('.skip-link, .bar, main, .shell-foot')
      .evaluateAll((parts) => parts.every((part) => part.matches('[inert]'))),
  ).toBe(true);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus.tag === 'body') continue;
    expect(focus.faults).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.closest('nav') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await seeFocus(page, 'Menú');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Cerrar el menú');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Menú');
  await page.keyboard.press(' ');
  await tabTo(page, 'Trámites');
  await page.keyboard.press(' ');
  await tabTo(page, 'Trámites de educación');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Trámites de educación');
});

it('gives the focus back to the field when a popup closes, and after a failed sign-in', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  await userField(page).press('Enter');
  await seeDialog(page, DIALOGS.invalidForm);
  await seeFocus(page, 'Aceptar');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Usuario');
  await tabTo(page, 'Olvido su clave?');
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Aceptar');
  await page.keyboard.press('Escape');
  await seeFocus(page, 'Olvido su clave?');
  expect(hashOf(page)).toBe('#/login');
  await userField(page).fill('admin');
  await passwordField(page).fill('wrong');
  await passwordField(page).press('Enter');
  await seeDialog(page, DIALOGS.notAuthorised);
  await page.keyboard.press('Enter');
  await seeFocus(page, 'Contraseña');
  await passwordField(page).fill('admin2026');
  await passwordField(page).press('Enter');
  await seeSite(page);
  await signOutLink(page).waitFor();
});

it('keeps the focus at the heading when a failure is tried again, and again in vain', async () => {
  const context = await harness.person();
  const page = await openSite(harness, { context, mayComplain: true });
  const script = '**/static/places.*.js';
  await page.route(script, (route) => route.abort());
  // The browser shows the focus to whoever used the keyboard last.
  await page.keyboard.press('Tab');
  await typeHash(page, '#/educacion');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await seeFocus(page, 'Sección no disponible');
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await tabTo(page, 'Reintentar');
    if (attempt === 1) await page.unroute(script);
    harness.app.script.direct(SUMMARY_PATH, { answer: { status: 500 } });
    await page.keyboard.press('Enter');
  }
  await seeFocus(page, 'Educación');
  await page.getByRole('alert').waitFor();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await tabTo(page, 'Reintentar');
    if (attempt === 1) harness.app.script.reset();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await readFocus(page)).toMatchObject({ tag: 'h1', name: 'Educación', faults: [] }));
  }
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  expect(await readFocus(page)).toMatchObject({ tag: 'h1', name: 'Educación' });
});
