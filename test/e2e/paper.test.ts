import type { Page } from 'playwright-core';

import { states } from '../tools/screens/states';
import { useApplication } from './support/harness';
import { keepRealTime } from './support/realTime';
import { openSite, typeHash } from './support/screens';

/** What is printed says what a person needs who cannot press anything. */
const harness = useApplication();

async function printState(name: string): Promise<Page> {
  const state = states.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`There is no state '${name}'`);
  const page = await (await harness.person()).newPage();
  await keepRealTime(page);
  await state.prepare(page, harness.app);
  await page.emulateMedia({ media: 'print' });
  return page;
}

const isPrinted = (page: Page, text: string | RegExp): Promise<boolean> =>
  page.getByText(text).filter({ visible: true }).first().isVisible();

const printed: readonly (readonly [state: string, texts: readonly (string | RegExp)[], leftOut: readonly (string | RegExp)[]])[] =
  [
    ['solicitud-revision', ['Acudiente', 'Fecha de nacimiento'], [/^Cambiar$/]],
    ['resultados', [/^ \(publicada, con lista de espera\)$/], [/\(abierta\)/]],
    ['resultados-cortes', ['Qué son la prioridad y el número de sorteo', /^Prioridad 1: /], []],
    [
      'consulta-radicada',
      [
        'Lo que puede hacer ahora',
        /^Puede cambiar los datos y las opciones hasta que /,
        'Retirar la solicitud',
        /^La solicitud termina/,
      ],
      [],
    ],
    ['consulta-por-subsanar', ['Falta el boletín del grado anterior', /^Hágalo a más tardar el /], ['Corregir la solicitud']],
    [
      'consulta-asignada',
      ['Cupo:', /^Responda a más tardar el /, 'Aceptar el cupo', /^Se queda con este cupo/, /^Prioridad 1: /],
      [],
    ],
  ];

it.each(printed)('of %s', async (state, texts, leftOut) => {
  const page = await printState(state);
  for (const text of texts) expect([text, await isPrinted(page, text)]).toEqual([text, true]);
  for (const text of leftOut) expect([text, await isPrinted(page, text)]).toEqual([text, false]);
});

it.each(['A4', 'Letter'])('a receipt is one page of %s, with where to ask and who answers', async (format) => {
  const page = await printState('solicitud-enviada');
  await page.getByRole('img', { name: /^Código QR/ }).waitFor();
  const sheet = await page.pdf({ format });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

it('a stage is named without the box that a link to it has', async () => {
  const page = await printState('resultados');
  expect(
    await page
      .locator('.stage-chooser a:visible')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderStyle)),
  ).toEqual(['none']);
});

it('a support by its name alone, as a text', async () => {
  const page = await printState('solicitud-tramite');
  const files = page.getByRole('list', { name: 'Soportes' }).first().getByRole('listitem');
  expect(await files.first().innerText()).toMatch(/^[^ ]+\.pdf \(.+\)$/);
  const colours = await files
    .first()
    .evaluate((item) =>
      [item.ownerDocument.body, ...item.querySelectorAll(':scope > *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).color),
    );
  expect(new Set(colours).size).toBe(1);
});

it('of the solicitudes of whoever prints, by name whose they are', async () => {
  const page = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  await typeHash(page, '#/tramitacion/tramite-educacion?estado=en_revision&asignacion=mias');
  const responsible = page.locator('tbody tr').first().getByRole('cell').last();
  await responsible.waitFor();
  expect(await responsible.innerText()).toMatch(/Usted$/);
  await page.emulateMedia({ media: 'print' });
  expect(await responsible.innerText()).toMatch(/Luis Cardona$/);
});
