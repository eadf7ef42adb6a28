import type { Page } from 'playwright-core';

import { unfreeze } from '../support/unfreeze';
import { findViolations } from './support/axe';
import { readFocus, tabTo } from './support/focus';
import { eventually, useApplication } from './support/harness';
import { resize } from './support/layout';
import {
  answerDialog,
  DIALOGS,
  openSite,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  submitLogin,
  typeHash,
} from './support/screens';
import { keepRealTime } from './support/realTime';

const harness = useApplication();
const CONVOCATORIA_PAGE = '#/educacion/convocatoria';
const API = '/api/educacion/gestion/convocatoria';

const told = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).waitFor();
const name = (page: Page) => page.getByLabel('Nombre de la convocatoria');
const value = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
/** Families go by it already: what it changes is asked first. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar la convocatoria' }).click();
  const question = page.getByRole('dialog', { name: 'Guardar la convocatoria' });
  await question.getByRole('button', { name: 'Sí, guardar' }).click();
  await question.waitFor({ state: 'detached' });
}

async function openConvocatoria(login: string): Promise<Page> {
  const page = await openSite(harness, { login, prepare: keepRealTime });
  await typeHash(page, CONVOCATORIA_PAGE);
  await seeHeading(page, 'Convocatoria');
  return page;
}

async function pressKey(page: Page, button: string): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

it('shows the rules, and nothing to change, once a list is frozen', async () => {
  const page = await openConvocatoria('coordinador');
  await page.getByText('las reglas de la convocatoria no cambian más').waitFor();
  await page.getByRole('heading', { level: 3, name: 'Etapa 1: Grupos de prioridad' }).waitFor();
  expect(await name(page).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

describe('before that', () => {
  beforeAll(() => unfreeze(harness.app.database));

  it('is changed by keyboard alone, and the citizens see it', async () => {
    const page = await openConvocatoria('coordinador');
    await name(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await tabTo(page, 'Nombre de la convocatoria');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Escriba el nombre de la convocatoria.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The summary has the focus; its link leads to the field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cupos de la ciudad');
    await pressKey(page, 'Bajar la prioridad «Discapacidad»');
    await page.keyboard.press('Enter');
    await pressKey(page, 'Agregar una fecha');
    await page.keyboard.type('20/12/2025');
    await pressKey(page, 'Guardar la convocatoria');
    const question = page.getByRole('dialog', { name: 'Guardar la convocatoria' });
    await question.getByText('Cambia: ').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await pressKey(page, 'Sí, guardar');
    await told(page, 'La convocatoria quedó guardada.');
    const priorities = page.getByRole('region', { name: 'Prioridades' }).getByRole('listitem').locator('.rules-name');
    expect((await priorities.allTextContents()).indexOf('Discapacidad')).toBe(2);
    await typeHash(page, '#/tramites/educacion');
    await page.getByText('Cupos de la ciudad').first().waitFor();
  });

  it('tells the second of two people what changed, and loses nothing that was typed', async () => {
    const first = await openConvocatoria('coordinador');
    const second = await openConvocatoria('secretaria');
    await first.getByLabel('Opciones por solicitud').fill('4');
    await second.getByLabel('Días para responder').fill('6');
    await save(first);
    await told(first, 'La convocatoria quedó guardada.');
    await save(second);
    await told(second, ': antes «3», ahora «4»');
    expect([await value(second, 'Opciones por solicitud'), await value(second, 'Días para responder')]).toEqual(['4', '6']);
    await save(second);
    await told(second, 'La convocatoria quedó guardada.');
    expect([await value(second, 'Opciones por solicitud'), await value(second, 'Días para responder')]).toEqual(['4', '6']);
  });

  it('asks before unsaved changes are left, by a link and by Back', async () => {
    const page = await openConvocatoria('coordinador');
    const before = await name(page).inputValue();
    await name(page).fill('A medias');
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Inicio', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
    await dialog.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await answerDialog(page, 'Seguir editando');
    await seeAddress(page, CONVOCATORIA_PAGE);
    await eventually(async () => expect(await name(page).inputValue()).toBe('A medias'));
    // To the page's entry that the link had left, which asks nothing, then on to the one before it.
    await page.goBack();
    await page.goBack();
    await dialog.waitFor();
    await answerDialog(page, 'Salir sin guardar');
    await seeAddress(page, '#/sitio');
    await typeHash(page, CONVOCATORIA_PAGE);
    await eventually(async () => expect(await name(page).inputValue()).toBe(before));
  });

  it('shows which buttons do nothing now, in forced colours too', async () => {
    const page = await openConvocatoria('coordinador');
    const looks = (label: string | RegExp): Promise<string> =>
      page
        .getByRole('button', { name: label })
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, cursor } = getComputedStyle(element);
          return [color, backgroundColor, cursor].join(' ');
        });
    await name(page).waitFor();
    const idle = await looks('Guardar la convocatoria');
    expect(await looks(/^Subir la prioridad/)).toBe(idle);
    expect(await looks(/^Bajar la prioridad/)).not.toBe(idle);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await looks(/^Bajar la prioridad/)).not.toBe(await looks(/^Subir la prioridad/));
    await page.emulateMedia({ forcedColors: 'none' });
    await name(page).fill('Otro nombre');
    expect(await looks('Guardar la convocatoria')).not.toBe(idle);
  });

  it.each([
    ['a wide window', { width: 1280, height: 800 }],
    ['a narrow one', { width: 320, height: 640 }],
    // Of 1280 by 720.
    ['a zoom of 200 %', { width: 640, height: 360 }],
  ])('a calendar opens in view, and the page stays where it was: %s', async (_, size) => {
    const page = await openConvocatoria('coordinador');
    await resize(page, size);
    const button = page
      .getByRole('group', { name: 'Publica el resultado' })
      .last()
      .getByRole('button', { name: 'Abrir el calendario' });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Elegir una fecha' });
    await dialog.waitFor();
    await dialog.locator(':focus').waitFor();
    const { width, height } = size;
    await eventually(async () => {
      const box = await dialog.boundingBox();
      if (!box) throw new Error('The calendar is gone');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    });
    expect((await readFocus(page)).faults).toEqual([]);
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect((await readFocus(page)).name).toBe('Abrir el calendario'));
    expect(await scrolled()).toBe(before);
  });

  it('gives the same user what was typed back when the session ended at the save', async () => {
    const page = await openConvocatoria('coordinador');
    await name(page).fill('Antes de vencer');
    harness.app.script.direct(API, { answer: { status: 401, body: {} }, times: 1 });
    await save(page);
    await seeDialog(page, DIALOGS.notAuthorised);
    await answerDialog(page);
    await seeLogin(page);
    await submitLogin(page, 'coordinador');
    await seeHeading(page, 'Convocatoria');
    await eventually(async () => expect(await name(page).inputValue()).toBe('Antes de vencer'));
    await save(page);
    await told(page, 'La convocatoria quedó guardada.');
  });
});
