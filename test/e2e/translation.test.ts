import type { Page } from 'playwright-core';

import { eventually, useApplication } from './support/harness';
import {
  anyDialog,
  openSite,
  passwordField,
  seeHeading,
  seeLogin,
  sideMenu,
  SIGN_IN_PATH,
  SUMMARY_PATH,
  typeHash,
  userField,
} from './support/screens';
import { translated, translatePage } from './support/translate';

/** A page that breaks throws, which the harness takes for a failure. */
const harness = useApplication();

const see = (page: Page, text: string): Promise<void> => page.getByText(translated(text), { exact: true }).first().waitFor();
const seeGone = (page: Page, text: string): Promise<void> =>
  eventually(async () => expect(await page.getByText(translated(text), { exact: true }).count()).toBe(0));
const button = (page: Page, name: string) => page.getByRole('button', { name: translated(name), exact: true });
const seeTitle = (page: Page, name: string): Promise<void> => seeHeading(page, translated(name));

/** As a keyboard does it; the labels are translated, too. */
const fields = (page: Page) => ({ user: page.locator('#usuario'), password: page.locator('#password') });

async function answer(page: Page, name: string): Promise<void> {
  await anyDialog(page)
    .getByRole('button', { name: translated(name), exact: true })
    .click();
  await anyDialog(page).waitFor({ state: 'detached' });
}

it('the login screen goes on changing in translation', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  expect((await userField(page).count()) + (await passwordField(page).count())).toBe(2);
  await translatePage(page);
  await seeTitle(page, 'INGRESO A PISAMI');
  const { user, password } = fields(page);
  const warnings = ['Advertencia El campo usuario es Obligatorio', 'Advertencia El campo Contraseña es Obligatorio'] as const;

  for (let round = 0; round < 2; round += 1) {
    await user.fill('');
    await user.focus();
    await password.fill('');
    await password.blur();
    for (const warning of warnings) await see(page, warning);
    await user.press('Enter');
    await see(page, 'Debe registar el usuario / contraseña');
    await answer(page, 'Aceptar');
    expect(await button(page, 'Ingresar').isDisabled()).toBe(true);
    await user.fill('admin');
    await password.fill('x');
    for (const warning of warnings) await seeGone(page, warning);
    await eventually(async () => expect(await button(page, 'Ingresar').isDisabled()).toBe(false));
  }

  const held = harness.holdCall(SIGN_IN_PATH, { answer: { status: 500 } });
  await button(page, 'Ingresar').click();
  await page.locator('button[aria-busy=true] .spinner').waitFor();
  await see(page, 'Cargando');
  held.release();
  await see(page, 'Ha ocurrido un error, por favor contacte al administrador');
  await answer(page, 'Aceptar');
  await seeGone(page, 'Cargando');
  expect(await page.locator('.spinner').count()).toBe(0);

  harness.app.script.reset();
  await password.fill('wrong');
  await password.press('Enter');
  await see(page, 'No esta autorizado para ingresar a la plataforma');
  await answer(page, 'Aceptar');
  await password.fill('admin2026');
  await password.press('Enter');
  await seeTitle(page, 'Sus secciones');
  await typeHash(page, '#/login');
  await see(page, 'Hay una sesión abierta con el usuario');
});

it('the site goes on changing in translation', async () => {
  const page = await openSite(harness);
  await translatePage(page);
  const search = page.getByPlaceholder('Buscar...');
  const menu = sideMenu(page);
  for (let round = 0; round < 2; round += 1) {
    await seeTitle(page, 'Sus secciones');
    await button(page, 'Educación').click();
    await button(page, 'Cupo escolar').click();
    await menu.getByText(translated('Sedes y cupos'), { exact: true }).waitFor();
    await button(page, 'Educación').click();
    await eventually(async () => expect(await menu.getByText(translated('Sedes y cupos')).count()).toBe(0));

    await search.fill('sedes');
    await see(page, 'Una entrada encontrada');
    await search.fill('educ');
    await see(page, '11 entradas encontradas');
    await search.fill('nada de esto');
    await see(page, 'Ninguna entrada del menú contiene «nada de esto»');
    await seeGone(page, '11 entradas encontradas');
    await search.fill('');
    await seeGone(page, 'Ninguna entrada del menú contiene «nada de esto»');
    await button(page, 'Trámites').waitFor();
    // Open groups stay so for the next round.
    await button(page, 'Cupo escolar').waitFor({ state: 'detached' });
    await button(page, 'Educación').click();
    await button(page, 'Cupo escolar').click();
    await button(page, 'Educación').click();

    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menú', exact: true }).click();

    await typeHash(page, '#/tramitacion/tramite-educacion');
    await seeTitle(page, 'Procesamiento de trámites');
    await seeGone(page, 'Sus secciones');
    await typeHash(page, '#/tramites/educacion');
    await seeTitle(page, 'Trámites de educación');
    await see(page, 'Volver al sitio');
    await typeHash(page, '#/sitio/nada');
    await seeTitle(page, '404 PAGINA NO ENCONTRADA');
    await typeHash(page, '#/sitio');
  }
  await button(page, 'Salir').click();
  await see(page, 'Desea cerrar la sesión');
  await answer(page, 'Cancelar');
  await typeHash(page, '#/tramites/educacion');
  await see(page, 'Volver al sitio');
  await typeHash(page, '#/sitio');
  await button(page, 'Salir').click();
  await answer(page, 'Si, deseo cerrar sesión');
  await seeTitle(page, 'INGRESO A PISAMI');
  await typeHash(page, '#/tramites/educacion');
  await see(page, 'Ingreso de funcionarios');
  await seeGone(page, 'Volver al sitio');
});

it('an area goes through its states in translation', async () => {
  const page = await openSite(harness);
  await translatePage(page);
  const held = harness.holdCall(SUMMARY_PATH, { answer: { status: 500 } });
  await typeHash(page, '#/educacion');
  await seeTitle(page, 'Educación');
  await see(page, 'Cargando');
  held.release();
  await button(page, 'Reintentar').waitFor();
  await seeGone(page, 'Cargando');
  harness.app.script.direct(SUMMARY_PATH, { disconnect: true });
  await button(page, 'Reintentar').click();
  await see(page, 'No fue posible comunicarse con el servidor. Verifique su conexión e intente de nuevo');
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 200, body: { solicitudes: 1, cupos: 2 } } });
  await button(page, 'Reintentar').click();
  await see(page, '1');
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 200, body: { solicitudes: 3, cupos: 4 } } });
  await typeHash(page, '#/sitio');
  await seeTitle(page, 'Sus secciones');
  await typeHash(page, '#/educacion');
  await see(page, '3');
  await seeGone(page, '1');
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 403 } });
  await typeHash(page, '#/sitio');
  await seeTitle(page, 'Sus secciones');
  await typeHash(page, '#/educacion');
  await see(page, 'No tiene permiso para esta sección');
  await seeGone(page, '3');
});

it('ofertas are changed one after another in translation', async () => {
  const page = await openSite(harness, { login: 'coordinador' });
  await typeHash(page, '#/educacion/oferta');
  await seeHeading(page, 'Oferta de cupos');
  await translatePage(page);
  const edit = page.getByRole('button', { name: /^Editar / });
  const saved = page.getByText(`${translated('Se guardó: ')}`, { exact: false });
  for (const row of [0, 1]) {
    await edit.nth(row).click();
    await page.getByRole('textbox').last().fill('0');
    await page.getByRole('textbox').last().press('Enter');
    await saved.waitFor();
  }
  await edit.nth(2).click();
  await saved.waitFor({ state: 'detached' });
});
