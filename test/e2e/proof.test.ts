import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { knownOf, lookUp } from './support/keys';
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
  expect(fetched.filter((url) => /replica|allocationWorker/.test(url))).toEqual([]);

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
  const bytes = await buffer(await download.createReadStream());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await result.locator('.hash', { hasText: 'SHA-256 del archivo' }).locator('code').textContent()).toBe(sha256);

  const family = await knownOf(harness.app.database, 'resultado_en is not null and etapa = 1');
  const other = await harness.open('#/tramites/educacion/consulta', { prepare: keepRealTime });
  await seeHeading(other, 'Consultar una solicitud');
  await lookUp(other, family);
  const own = region(other, 'Compruebe la asignación');
  const ticket = (await own.locator('.hash', { hasText: 'Su tiquete' }).locator('code').textContent()) ?? '';
  expect(bytes.toString()).toContain(`\r\nsolicitud,${ticket},`);
  const [check] = await Promise.all([
    other.waitForEvent('popup'),
    own.getByRole('link', { name: 'Comprobar la asignación (en otra pestaña)' }).click(),
  ]);
  await seeHeading(check, TITLE);
});

it.each<[string, (lines: readonly string[]) => readonly string[], readonly string[]]>([
  [
    'with another seed',
    (lines) => lines.map((line) => (line.startsWith('semilla,') ? 'semilla,una semilla que nadie sorteó' : line)),
    ['Lo que calculó este equipo no es lo que publicó la Secretaría.', 'El archivo que llegó a este equipo no es el publicado'],
  ],
  [
    'without a row, as whoever made it so would end it',
    (lines) => {
      const rows = lines.filter((line) => line.startsWith('solicitud,'));
      return [...lines.slice(0, -3), `fin,${rows.length - 1},`, ''];
    },
    ['La lista del archivo no es la publicada: su huella es otra.'],
  ],
  ['cut short', (lines) => lines.toSpliced(-2, 1), ['El archivo no se puede calcular: tiene 1 falta.']],
])('a file that was changed on its way is told: %s', async (_how, change, words) => {
  const page = await harness.open('#/tramites/educacion/resultados', { prepare: keepRealTime });
  await page.route('**/resultados/prioritaria/replica*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change((await response.text()).split('\r\n')).join('\r\n') });
  });
  await page.getByRole('link', { name: 'Grupos de prioridad' }).click();
  await region(page, '3. El resultado').getByRole('button', { name: 'Comprobar en este navegador' }).click();
  for (const text of words) await told(page, text);
});
