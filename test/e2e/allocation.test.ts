import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { answerDialog, openSite, seeHeading, typeHash } from './support/screens';
import { keepRealTime } from './support/realTime';

// After the demonstration's open stage has closed.
const AFTER_CLOSING = Date.UTC(2025, 10, 1, 17);
const harness = useApplication({ backend: { now: () => AFTER_CLOSING } });
const SEMILLA = 'balotas 4821 y 0937';
const folder = mkdtempSync(join(tmpdir(), 'pisami-asignacion-'));

afterAll(() => rmSync(folder, { recursive: true }));

async function openStage(login: string, stage = 'general'): Promise<Page> {
  const page = await openSite(harness, { login, prepare: keepRealTime });
  await typeHash(page, `#/educacion/asignacion?etapa=${stage}`);
  await seeHeading(page, 'Asignación');
  await page.getByRole('heading', { level: 2, name: 'Simulación' }).waitFor();
  return page;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const hash = async (page: Page, name: string): Promise<string> =>
  (await page.locator('.hash', { hasText: name }).last().locator('code').textContent()) ?? '';
const confirmed = async (page: Page, name: string, answer: string): Promise<void> => {
  await press(page, name);
  await answerDialog(page, answer);
};

/** Whether it is within the window, and in what has the focus. */
function isSeenWithFocus(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight && document.activeElement?.contains(element) === true;
}

/** What `npm run asignacion` prints of a replication file. */
function fromCommandLine(file: string, ...more: string[]): string {
  const args = ['-r', 'ts-node/register', 'test/tools/allocate.ts', file, ...more];
  return execFileSync(process.execPath, args, { cwd: resolve(__dirname, '../..'), encoding: 'utf8' });
}

async function keepReplica(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Guardar el archivo de réplica (CSV)')]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

it('runs a stage officially: frozen, drawn, computed and registered by one person, published by another', async () => {
  await harness.app.database.query(
    "update solicitudes set estado = 'no_admitida' where estado in ('radicada', 'en_revision', 'por_subsanar')",
  );
  const page = await openStage('coordinador');
  expect(await findViolations(page)).toEqual([]);
  await confirmed(page, 'Congelar la lista', 'Sí, congelar');
  await told(page, 'La lista quedó congelada.');
  const frozen = await hash(page, 'Huella de la lista');

  await page.getByLabel('Semilla', { exact: true }).fill(SEMILLA);
  await page.getByRole('radio', { name: /^Una fuente pública/ }).check();
  await page.getByLabel('Qué sorteo fue').fill('Lotería de ejemplo, sorteo 12');
  await page.getByRole('textbox', { name: 'Fecha' }).fill('01/11/2025');
  await page.getByLabel('Hora').fill('12:00');
  await page.getByLabel('Documento').fill('Acta 12 de 2025');
  await page.getByLabel('Primer testigo').fill('Ana María Ruiz');
  await page.getByLabel('Segundo testigo').fill('José Peña');
  expect(await findViolations(page)).toEqual([]);
  await confirmed(page, 'Registrar la semilla', 'Sí, registrar');
  await told(page, 'La semilla quedó registrada.');
  const printed = fromCommandLine(await keepReplica(page));
  expect(printed).toContain(`Huella de la entrada: ${frozen}`);

  // What nobody answered is told where the person looks, and what was computed says that it may not be registered.
  await page.route('**/asignacion/general/resultado', (route) => route.fulfill({ status: 500, body: 'No' }));
  await confirmed(page, 'Calcular y registrar', 'Sí, calcular');
  await told(page, 'No sabemos si este resultado quedó registrado.');
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await again.waitFor();
  expect(await again.evaluate(isSeenWithFocus)).toBe(true);
  await page.unroute('**/asignacion/general/resultado');
  await again.click();
  // The backend has computed it too: it takes no other hash.
  await told(page, 'El resultado quedó registrado: el servidor obtuvo la misma huella.');
  const result = await hash(page, 'Huella del resultado');
  expect(printed).toContain(`Huella: ${result}`);
  expect(printed).toContain('Comprobado: cumple todas las reglas');
  await told(page, 'Usted registró este resultado, y lo publica otra persona');
  expect(await page.getByRole('button', { name: 'Recalcular y comparar' }).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  const other = await openStage('secretaria');
  await press(other, 'Recalcular y comparar');
  await told(other, 'Las dos huellas coinciden');
  expect(await hash(other, 'De su navegador')).toBe(result);
  await confirmed(other, 'Publicar el resultado', 'Sí, publicar');
  await told(other, 'El resultado quedó publicado.');
  await told(other, /^publicada, con lista de espera$/);
  expect(await findViolations(other)).toEqual([]);
});

it('simulates in a real worker: the same hash as the command line, called off, after a worker that died', async () => {
  const page = await openStage('coordinador', 'prioritaria');
  const file = await keepReplica(page);
  await page.getByLabel('Un archivo de réplica').check();
  await page.getByLabel('Archivo de réplica', { exact: true }).setInputFiles(file);
  await page.getByLabel('Semilla de la simulación').fill(await hash(page, 'Semilla oficial'));
  await press(page, 'Simular');
  await told(page, 'Esa es la semilla oficial.');

  await page.getByLabel('Semilla de la simulación').fill('otra');
  await page.route('**/static/allocationWorker.*.js', (route) => route.abort());
  await press(page, 'Simular');
  await told(page, 'El cálculo se interrumpió.');
  await page.unroute('**/static/allocationWorker.*.js');
  await press(page, 'Intentar de nuevo');
  await told(page, 'Lo que dio la simulación');
  expect(fromCommandLine(file, '--semilla', 'otra')).toContain(`Huella: ${await hash(page, 'Huella del resultado')}`);

  // The worker's code does not come: there is time to call the run off.
  await page.route('**/static/allocationWorker.*.js', () => new Promise<void>(() => undefined));
  await press(page, 'Simular');
  await told(page, 'Iniciando el cálculo');
  await press(page, 'Cancelar el cálculo');
  await told(page, 'El cálculo se canceló.');
  expect(page.workers()).toEqual([]);

  await page
    .getByLabel('Archivo de réplica', { exact: true })
    .setInputFiles({ name: 'otro.csv', mimeType: 'text/csv', buffer: Buffer.from('nombre;documento\r\nAna;1') });
  await page.unroute('**/static/allocationWorker.*.js');
  await press(page, 'Simular');
  await told(page, 'El archivo no es una réplica de asignación');
  expect(await findViolations(page)).toEqual([]);
});
