import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { readFocus, tabTo } from './support/focus';
import { eventually, useApplication } from './support/harness';
import { fileSolicitud, knownOf, lookUp, press, seeFocus, seePage } from './support/keys';
import { keepRealTime } from './support/realTime';
import { seeAddress, seeHeading } from './support/screens';

/** A family's way by keyboard alone, each page of it without a violation that axe finds. */
const harness = useApplication();
// A whole solicitud, typed key by key.
jest.setTimeout(120_000);

const HOME = '#/tramites/educacion';

async function openHome(): Promise<Page> {
  const page = await harness.open(HOME, { prepare: keepRealTime });
  await seeHeading(page, 'Trámites de educación');
  await page.getByText('Está abierta.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  return page;
}

it('from the home page to the receipt, and from the look-up to the solicitud', async () => {
  const page = await openHome();
  await press(page, 'Pedir un cupo');

  const radicado = await fileSolicitud(page, '1.109.876.543');

  await page.goto(`${harness.app.url}${HOME}/consulta`);
  await seePage(page, 'Consultar una solicitud');
  await press(page, 'Consultar');
  await eventually(async () => expect((await readFocus(page)).name).toContain('Hay 3 datos por corregir'));
  expect(await findViolations(page)).toEqual([]);
  await lookUp(page, { radicado: radicado.toLowerCase(), documento: '1109876543', nacimiento: '29/2/2020' });
  await page.getByRole('heading', { name: 'Estado: La recibimos' }).waitFor();

  // Nothing of it is left for whoever sits down next.
  await press(page, 'Cerrar esta solicitud');
  await seePage(page, 'Consultar una solicitud');
  expect(await page.locator('body').innerText()).not.toContain('Peña');
});

it('an offered cupo is answered after a question, and the list says so', async () => {
  const offered = await knownOf(harness.app.database, "estado = 'asignada' and plazo > '2025-10-16T00:00:00Z'");
  const page = await openHome();
  await press(page, 'Consultar mi solicitud');
  await seePage(page, 'Consultar una solicitud');
  await lookUp(page, offered);

  await press(page, 'Aceptar el cupo');
  await page.getByRole('dialog').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ name: 'Cancelar', faults: [] }));
  await press(page, 'Sí, aceptar el cupo');
  await page.getByRole('heading', { name: 'Estado: Aceptó el cupo' }).waitFor();
  await seeFocus(page, { name: 'Registramos que acepta el cupo.' });
});

it('the ofertas are searched, and the address shows the same to anyone', async () => {
  const page = await openHome();
  await press(page, 'Ver los cupos que se ofrecen');
  await seePage(page, 'Cupos que se ofrecen');
  await page.getByText(/^Se encontraron .* Página 1 de /).waitFor();
  await press(page, 'Página 2');
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ name: 'Resultados', faults: [] }));
  await seeAddress(page, `${HOME}/oferta?pagina=2`);
  await page.getByText(/ Página 2 de /).waitFor();
  await tabTo(page, 'Institución, sede, barrio o dirección', 'Shift+Tab');
  await page.keyboard.type('rural');
  await page.keyboard.press('Enter');
  await seeAddress(page, `${HOME}/oferta?texto=rural`);
  const counted = page.getByRole('region', { name: 'Resultados' }).getByRole('status');
  await eventually(async () => expect(await counted.innerText()).not.toContain('Página 2'));
  const other = await harness.open(`${HOME}/oferta?texto=rural`);
  await other.getByRole('region', { name: 'Resultados' }).getByRole('status').waitFor();
  await eventually(async () =>
    expect(await other.getByRole('region', { name: 'Resultados' }).getByRole('status').innerText()).toBe(
      await counted.innerText(),
    ),
  );
});

it("a click on 'Consultar' counts, whatever is wrong in the field that the pointer comes from", async () => {
  const page = await openHome();
  await page.goto(`${harness.app.url}${HOME}/consulta`);
  await seePage(page, 'Consultar una solicitud');
  await page.getByRole('textbox', { name: 'Número de radicado' }).fill('x');
  await page.getByRole('button', { name: 'Consultar' }).hover();
  await page.mouse.down();
  // As long as a finger takes: what is going to move has moved.
  await page.evaluate(() => new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await eventually(async () => expect((await readFocus(page)).name).toContain('Hay 3 datos por corregir'));
});
