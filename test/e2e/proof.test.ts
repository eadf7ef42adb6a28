import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { knownOf, lookUp, seePage } from './support/keys';
import { keepRealTime } from './support/realTime';
import { seeHeading } from './support/screens';

/** A visitor without an account repeats what the demonstration's first stage published. */
const harness = useApplication();
const TITLE = 'Asignación: compruébela usted mismo';
const PATH = '#/tramites/educacion/resultados/prioritaria';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const told = (page: Page, text: string): Promise<void> => page.getByText(text).waitFor();

it('from the home page to the verdict on a result and on a batch; nothing is fetched before', async () => {
  const page = await harness.open('#/tramites/educacion', { prepare: keepRealTime });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByRole('link', { name: 'Comprobar la asignación' }).click();
  await seeHeading(page, TITLE);
  await page.getByRole('link', { name: 'Grupos de prioridad' }).click();
  await region(page, '4. La lista de espera').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(fetched.filter((url) => /replica|allocationWorker|\bcheck\./.test(url))).toEqual([]);

  await region(page, '3. El resultado').getByRole('button', { name: 'Comprobar en este navegador' }).click();
  await told(page, 'El resultado que publicó la Secretaría es el que dan las reglas.');
  await region(page, 'Tanda 1').getByRole('button', { name: 'Comprobar en este navegador' }).click();
  await told(page, 'Lo que ofreció la Secretaría en esta tanda es lo que dan las reglas.');
  expect(await findViolations(page)).toEqual([]);
});

it('the file that is kept is the one that was announced, and a family finds its row by its ticket', async () => {
  const page = await harness.open(PATH, { prepare: keepRealTime });
  const result = region(page, '3. El resultado');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('link', { name: 'Descargar el archivo de réplica (CSV)' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await result.locator('.hash', { hasText: 'SHA-256 del archivo' }).locator('code').textContent()).toBe(sha256);

  const family = await knownOf(harness.app.database, 'resultado_en is not null and etapa = 1');
  await page.goto(`${harness.app.url}#/tramites/educacion/consulta`);
  await seePage(page, 'Consultar una solicitud');
  await lookUp(page, family);
  const own = region(page, 'Compruebe la asignación');
  const ticket = (await own.locator('.hash', { hasText: 'Su tiquete' }).locator('code').textContent()) ?? '';
  expect(bytes.toString()).toContain(`\r\nsolicitud,${ticket},`);
  await own.getByRole('link', { name: 'Comprobar la asignación' }).click();
  await seeHeading(page, TITLE);
});

it('a file that was changed on its way is told', async () => {
  const page = await harness.open('#/tramites/educacion/resultados', { prepare: keepRealTime });
  await page.route('**/resultados/prioritaria/replica', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\r\n');
    await route.fulfill({ response, body: lines.toSpliced(-2, 1).join('\r\n') });
  });
  await page.getByRole('link', { name: 'Grupos de prioridad' }).click();
  await region(page, '3. El resultado').getByRole('button', { name: 'Comprobar en este navegador' }).click();
  await told(page, 'Lo que calculó este equipo no es lo que publicó la Secretaría.');
  await told(page, 'La lista del archivo no es la que se congeló antes del sorteo: su huella es otra.');
});
