import type { Page } from 'playwright-core';
import * as v from 'valibot';

import { findViolations } from './support/axe';
import { readFocus, tabTo } from './support/focus';
import { eventually, hold, useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { seeAddress, seeHeading } from './support/screens';

/** A family's way by keyboard alone, each page of it without a violation that axe finds. */
const harness = useApplication();
// A whole request, typed key by key.
jest.setTimeout(120_000);

const HOME = '#/tramites/educacion';
const CUPO_ACTUAL = 'Cupo que ya tiene (opcional)';

/** The page called `heading` is there, has the focus on its heading, and nothing is wrong with it. */
async function seePage(page: Page, heading: string): Promise<void> {
  await seeHeading(page, heading);
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ tag: 'h1', name: heading, faults: [] }));
  expect(await findViolations(page)).toEqual([]);
}

async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** The first choice of a list. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ArrowDown');
}

/** Types while the answer is awaited: the next letter calls off what the overlay is shown for, and none is lost. */
async function searchSlowly(page: Page): Promise<void> {
  const held = hold();
  harness.app.script.direct('/api/educacion/ofertas', { until: held.until, times: 1 });
  await type(page, CUPO_ACTUAL, 'insti');
  await page.getByText('Cargando', { exact: true }).waitFor();
  await page.keyboard.type('tuto');
  await page.getByText('Cargando', { exact: true }).waitFor({ state: 'detached' });
  expect(await page.getByRole('combobox', { name: CUPO_ACTUAL }).inputValue()).toBe('instituto');
  held.release();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

/** The hints of choices that go on in the line of their name. */
function runOnHints(page: Page): Promise<string[]> {
  return page.locator('.choice .form-hint').evaluateAll((hints) =>
    hints
      .filter((hint) => hint.getBoundingClientRect().top < (hint.previousElementSibling?.getBoundingClientRect().bottom ?? 0))
      .map((hint) => hint.textContent),
  );
}

async function openHome(): Promise<Page> {
  const page = await harness.open(HOME, { prepare: keepRealTime });
  await seeHeading(page, 'Trámites de educación');
  await page.getByText('Está abierta.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  return page;
}

async function lookUp(page: Page, radicado: string, documento: string, birth: string): Promise<void> {
  await type(page, 'Número de radicado', radicado);
  await type(page, 'Documento del estudiante', documento);
  await type(page, 'Fecha de nacimiento del estudiante', birth);
  await press(page, 'Consultar');
}

it('from the home page to the receipt, and from the look-up to the request', async () => {
  const page = await openHome();
  await press(page, 'Pedir un cupo');

  await seePage(page, 'Aviso de privacidad');
  await press(page, 'He leído el aviso');

  await seePage(page, 'Acudiente');
  await chooseFirst(page, 'Tipo de documento');
  await type(page, 'Número de documento', '52.123.456');
  await type(page, 'Nombres', 'Luz Marina');
  await type(page, 'Apellidos', "D'Elia Ñáñez");
  await chooseFirst(page, 'Parentesco con el estudiante');
  await type(page, 'Teléfono', '300 123 4567');
  await press(page, 'Siguiente');

  await seePage(page, 'Estudiante');
  await chooseFirst(page, 'Tipo de documento');
  await type(page, 'Número de documento', '1.109.876.543');
  await type(page, 'Nombres', 'Ana Sofía');
  await type(page, 'Apellidos', 'Peña-Núñez');
  await type(page, 'Fecha de nacimiento', '29/02/2020');
  await chooseFirst(page, 'Grado que va a cursar');
  await chooseFirst(page, 'Comuna donde vive');
  await searchSlowly(page);
  await press(page, 'Siguiente');

  await seePage(page, 'Condiciones');
  expect(await runOnHints(page)).toEqual([]);
  await press(page, 'Siguiente');
  await seePage(page, 'Hermanos');
  await press(page, 'Siguiente');

  await seePage(page, 'Opciones');
  const add = page.getByRole('button', { name: /^Agregar / });
  await add.first().waitFor();
  const oferta = await add.first().getAttribute('aria-label');
  await press(page, String(oferta));
  await press(page, 'Siguiente');

  await seePage(page, 'Revisión');
  await press(page, 'Enviar solicitud');
  await seePage(page, 'Solicitud radicada');
  const radicado = /\d{4}-[0-9A-Z]{7}-[0-9A-Z]/.exec(await page.locator('main').innerText())?.[0] ?? '';

  await page.goto(`${harness.app.url}${HOME}/consulta`);
  await seePage(page, 'Consultar una solicitud');
  await press(page, 'Consultar');
  await eventually(async () => expect((await readFocus(page)).name).toContain('Hay 3 datos por corregir'));
  expect(await findViolations(page)).toEqual([]);
  await lookUp(page, radicado.toLowerCase(), '1109876543', '29/2/2020');
  await seePage(page, `Solicitud ${radicado}`);
  await page.getByRole('heading', { name: 'Estado: Radicada' }).waitFor();

  // Nothing of it is left for whoever sits down next.
  await press(page, 'Cerrar esta solicitud');
  await seePage(page, 'Consultar una solicitud');
  expect(await page.locator('body').innerText()).not.toContain('Peña');
});

const offeredSchema = v.object({ radicado: v.string(), documento: v.string(), nacimiento: v.string() });

it('an offered place is answered after a question, and the list says so', async () => {
  const found = await harness.app.database.query(
    `select radicado, documento, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento
     from solicitudes where estado = 'asignada' and plazo > $1 order by id limit 1`,
    ['2025-10-16T00:00:00Z'],
  );
  const { radicado, documento, nacimiento } = v.parse(offeredSchema, found[0]);
  const page = await openHome();
  await press(page, 'Consultar mi solicitud');
  await seePage(page, 'Consultar una solicitud');
  await lookUp(page, radicado, documento, nacimiento);
  await seePage(page, `Solicitud ${radicado}`);

  await press(page, 'Aceptar el cupo');
  await page.getByRole('dialog').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ name: 'Cancelar', faults: [] }));
  await press(page, 'Sí, aceptar el cupo');
  await eventually(async () =>
    expect(await readFocus(page)).toMatchObject({ name: 'Registramos que acepta el cupo.', faults: [] }),
  );
  await page.getByRole('heading', { name: 'Estado: Aceptada' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

it('the places are searched, and the address shows the same to anyone', async () => {
  const page = await openHome();
  await press(page, 'Ver los cupos que se ofrecen');
  await seePage(page, 'Cupos que se ofrecen');
  await page.getByText(/^Se encontraron .* Página 1 de /).waitFor();
  await press(page, 'Página 2');
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ name: 'Resultados', faults: [] }));
  await seeAddress(page, `${HOME}/oferta?pagina=2`);
  await page.getByText(/ Página 2 de /).waitFor();
  await tabTo(page, 'Institución, sede o barrio', 'Shift+Tab');
  await page.keyboard.type('rural');
  await page.keyboard.press('Enter');
  await seeAddress(page, `${HOME}/oferta?texto=rural`);
  const counted = page.getByRole('region', { name: 'Resultados' }).getByRole('status');
  await eventually(async () => expect(await counted.innerText()).not.toContain('Página 2'));
  const other = await harness.open(`${HOME}/oferta?texto=rural`);
  await other.getByRole('region', { name: 'Resultados' }).getByRole('status').waitFor();
  await eventually(async () =>
    expect(await other.getByRole('region', { name: 'Resultados' }).getByRole('status').innerText()).toBe(await counted.innerText()),
  );
});
