import { buffer } from 'node:stream/consumers';

import type { Page } from 'playwright-core';

import { readCsv } from '../support/csv';
import { findViolations } from './support/axe';
import { tabTo } from './support/focus';
import { useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { openSite, seeAddress, seeHeading, typeHash } from './support/screens';

const harness = useApplication();
const OFERTA = '#/educacion/oferta';

const told = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const pressKey = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

/** Chooses a file of that text, as a Spanish Windows saves it. */
async function choose(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'oferta.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
}

/** The oferta as the page gives it to keep. */
async function saveOferta(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Guardar toda la oferta (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^oferta-\d{4}\.csv$/);
  return new TextDecoder('utf-8', { fatal: true }).decode(await buffer(await download.createReadStream()));
}

it('an oferta is found and changed by keyboard alone, and families see its new vacancies', async () => {
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await typeHash(page, OFERTA);
  await seeHeading(page, 'Oferta de cupos');
  await page.getByRole('table', { name: 'Ofertas' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await tabTo(page, 'Grado');
  await page.keyboard.type('Quinto');
  await tabTo(page, 'Institución, sede o barrio');
  await page.keyboard.type('yarumo');
  await page.keyboard.press('Enter');
  await seeAddress(page, `${OFERTA}?grado=5&texto=yarumo`);
  const edit = page.getByRole('button', { name: /^Editar .*El Yarumo.*Quinto/ }).first();
  await edit.waitFor();
  await pressKey(page, (await edit.getAttribute('aria-label')) ?? '');
  const [capacidad, continuan, repiten] = await Promise.all(
    ['Capacidad', 'Continúan', 'Repiten'].map(async (name) =>
      Number(await page.getByRole('textbox', { name, exact: true }).inputValue()),
    ),
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await told(page, /Faltan \d+ cupos para/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(String((capacidad ?? 0) + 9));
  await page.keyboard.press('Enter');
  const vacantes = (capacidad ?? 0) + 9 - (continuan ?? 0) - (repiten ?? 0);
  await told(page, new RegExp(`^Se guardó: .*El Yarumo.*, ${vacantes} vacantes\\.$`));
  // Its button has the focus again, and Escape leaves what is typed there.
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('form').count()).toBe(0);

  await typeHash(page, '#/tramites/educacion/oferta?grado=5&texto=yarumo');
  await told(page, `${vacantes} vacantes`);
});

it('what is wrong with a figure is seen with it on a small screen, wherever its row lies', async () => {
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await page.setViewportSize({ width: 360, height: 640 });
  await typeHash(page, OFERTA);
  await page
    .getByRole('button', { name: /^Editar / })
    .last()
    .click();
  const capacidad = page.getByRole('textbox', { name: 'Capacidad', exact: true });
  await capacidad.fill('0');
  // As far down as the screen goes.
  await capacidad.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await capacidad.press('Enter');
  const seen = page.getByText(/Faltan \d+ cupos para/).evaluate((error) => error.getBoundingClientRect().bottom <= innerHeight);
  expect(await seen).toBe(true);
});

it.each([1280, 1024, 768, 360])('what is wrong with a figure moves no column or field at %i pixels', async (width) => {
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  await page.setViewportSize({ width, height: 800 });
  await typeHash(page, OFERTA);
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  const capacidad = page.getByRole('textbox', { name: 'Capacidad', exact: true });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('th, .oferta-fields input')].map((one) => [
        one.getBoundingClientRect().x,
        one.getBoundingClientRect().width,
      ]),
    );
  await capacidad.fill('0');
  const before = await places();
  await capacidad.press('Enter');
  await page.getByText(/Faltan \d+ cupos para/).waitFor();
  expect(await places()).toEqual(before);
});

it('is printed as a table', async () => {
  const page = await openSite(harness, { login: 'coordinador', prepare: keepRealTime });
  // An A4 page between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await typeHash(page, OFERTA);
  const head = page.getByRole('columnheader', { name: 'Capacidad' });
  await page
    .getByRole('button', { name: /^Editar / })
    .last()
    .waitFor();
  expect(await head.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await head.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

it('the oferta is kept as a file, and a changed file is imported: nothing of it with an error, then all', async () => {
  const page = await openSite(harness, { login: 'admin', prepare: keepRealTime });
  await typeHash(page, OFERTA);
  await seeHeading(page, 'Oferta de cupos');
  const text = await saveOferta(page);
  const rows = readCsv(text);
  const [head, first, second] = text.split('\r\n');
  const cells = (second ?? '').split(';');

  await page.getByRole('link', { name: 'Importar un archivo CSV' }).click();
  await seeHeading(page, 'Importar la oferta');
  await choose(page, [head, first, cells.with(2, 'Sede que no hay').with(5, '1.000').join(';')].join('\n'));
  await told(page, 'Se encontró un error.');
  // Byte 97 of Windows-1252 is a dash.
  await choose(page, [head, first, cells.with(2, 'Sede \u0097 otra').join(';')].join('\n'));
  await told(page, 'La institución no tiene la sede «Sede — otra»');
  expect(await findViolations(page)).toEqual([]);

  // The whole city, in the words of Windows, one place of it changed.
  const capacidad = Number(cells[5]) + 40;
  const changed = text.replace(second ?? '', cells.with(5, String(capacidad)).join(';'));
  await choose(page, changed);
  await page.getByRole('heading', { name: 'El archivo está en orden' }).waitFor();
  const counts = async () =>
    (await page.locator('.import-counts dd').allTextContents()).map((count) => Number(count.replace('.', '')));
  expect(await counts()).toEqual([rows.length - 1, 0, 1, rows.length - 2]);
  await page.getByRole('table', { name: 'Lo que cambia' }).getByText(`de ${cells[5]} a ${capacidad}`).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // A colleague changes another of its places before it is saved.
  await harness.app.database.query(
    `update ofertas set capacidad = capacidad + 1, version = version + 1
     where id = (select id from ofertas where anio = (select max(anio) from convocatorias) order by id limit 1)`,
  );
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await told(page, 'Otra persona guardó cambios en la oferta después de la revisión');
  expect((await counts())[2]).toBe(2);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('heading', { name: 'Se guardó la oferta' }).waitFor();
  await page.getByRole('link', { name: 'Ver la oferta' }).click();
  await page.getByRole('table', { name: 'Ofertas' }).getByText(String(capacidad), { exact: true }).first().waitFor();
});
