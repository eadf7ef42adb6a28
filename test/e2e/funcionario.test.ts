import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { tabTo } from './support/focus';
import { eventually, useApplication } from './support/harness';
import {
  answerDialog,
  DIALOGS,
  hashOf,
  openSite,
  readStorage,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  seeSite,
  submitLogin,
  typeHash,
} from './support/screens';
import { keepRealTime } from './support/realTime';

const harness = useApplication();
const INBOX = '#/tramitacion/tramite-educacion';

const told = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const pressKey = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

/** Radicados that nobody has taken yet; each test works on its own. */
async function freeSolicitudes(page: Page): Promise<string[]> {
  await typeHash(page, `${INBOX}?estado=radicada&asignacion=libres`);
  const links = page.getByRole('table').locator('tbody th a');
  await links.first().waitFor();
  return links.allTextContents();
}

async function openSolicitud(page: Page, radicado: string): Promise<void> {
  await typeHash(page, `${INBOX}/solicitudes/${radicado}`);
  await seeHeading(page, `Solicitud ${radicado}`);
  await page.getByRole('heading', { level: 2, name: 'Estudiante' }).waitFor();
}

/** @param colleague who has it; taking it over is asked first */
async function take(page: Page, colleague?: string): Promise<void> {
  await press(page, colleague === undefined ? 'Tomar la solicitud' : `Tomar la solicitud de ${colleague}`);
  if (colleague !== undefined) await answerDialog(page, 'Sí, tomarla');
  await told(page, 'Ahora la solicitud está a su cargo.');
}

async function typeCorrection(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
  await page.getByLabel('Motivo', { exact: true }).fill('Falta el registro civil');
  // The demonstration's clock stands in October 2025.
  await page.getByLabel('Último día para responder').fill('30/10/2025');
}

it('processes a solicitud from the inbox to the decision by keyboard alone', async () => {
  const page = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  await tabTo(page, 'Tramitación de educación', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await seeHeading(page, 'Procesamiento de trámites');
  await page.getByRole('table').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await pressKey(page, 'Más filtros');
  await tabTo(page, 'Estado');
  await page.keyboard.type('Radicada');
  await pressKey(page, 'Aplicar los filtros');
  await seeAddress(page, `${INBOX}?estado=radicada`);
  const rows = page.getByRole('table').locator('tbody tr');
  const states = rows.locator('td:nth-child(4) .card-table-label + span');
  await eventually(async () => expect([...new Set(await states.allTextContents())]).toEqual(['Radicada']));
  const radicado = (await rows.first().locator('th a').textContent()) ?? '';
  await pressKey(page, radicado);
  await seeHeading(page, `Solicitud ${radicado}`);
  await pressKey(page, 'Tomar la solicitud');
  await told(page, 'Ahora la solicitud está a su cargo.');
  expect(await findViolations(page)).toEqual([]);

  const approvals = await page.getByRole('button', { name: /^Aprobar / }).all();
  for (const approval of approvals) {
    await pressKey(page, (await approval.getAttribute('aria-label')) ?? '');
    await eventually(async () => expect(await page.locator('.expediente').getAttribute('aria-busy')).toBe('false'));
    await told(page, 'La condición quedó aprobada.');
  }
  await pressKey(page, 'Guardar la decisión');
  await page.getByRole('alert').getByText('Elija qué decide de la solicitud.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  // From the button back into the group, and along its choices.
  await tabTo(page, 'Guardar la decisión');
  await page.keyboard.press('Shift+Tab');
  const admit = page.getByRole('radio', { name: /^Admitir/ });
  for (let choice = 0; choice < 5 && !(await admit.isChecked()); choice += 1) await page.keyboard.press('ArrowDown');
  expect(await admit.isChecked()).toBe(true);
  await pressKey(page, 'Guardar la decisión');
  await told(page, 'La solicitud quedó validada.');

  await pressKey(page, 'Ver toda la historia');
  await seeHeading(page, `Historia de la solicitud ${radicado}`);
  await told(page, 'Cambió de estado');
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
  await seeAddress(page, `${INBOX}?estado=radicada`);
});

it('decides a solicitud with one condition in four actions of one key each, and is at the next', async () => {
  const page = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  const [row] = await harness.app.database.query(
    `select radicado, datos->'condiciones'->0->>'codigo' as condicion from solicitudes
     where estado = 'radicada' and asignada_a is null and cupo_alegado is null and jsonb_array_length(datos->'condiciones') = 1
     order by creada_en, id limit 1`,
  );
  const radicado = String(row?.['radicado']);
  await typeHash(page, `${INBOX}?estado=radicada&condicion=${String(row?.['condicion'])}`);
  await page.getByRole('link', { name: radicado }).focus();
  const bar = page.getByRole('group', { name: 'Siguiente paso' });
  let actions = 0;
  const act = async (key: string, text: string): Promise<void> => {
    await page.keyboard.press(key);
    actions += 1;
    await bar.getByText(text).waitFor();
  };
  const scrolled = () => page.evaluate(() => window.scrollY);

  await act('Enter', 'Tomar la solicitud');
  await bar.getByText('Siguiente solicitud').waitFor();
  await act('t', 'Ahora la solicitud está a su cargo.');
  await page.getByRole('heading', { level: 2, name: 'Acudiente' }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await act('a', 'La condición quedó aprobada.');
  expect(await scrolled()).toBe(before);
  await act('m', `La solicitud ${radicado} quedó validada.`);
  expect(actions).toBe(4);
  expect(hashOf(page)).toContain(`${INBOX}/solicitudes/`);
  expect(hashOf(page)).not.toContain(radicado);
  expect(await findViolations(page)).toEqual([]);
});

it('shows a support beside the solicitud under the strict policy: a PDF in the browser’s viewer', async () => {
  const page = await openSite(harness, { login: 'funcionario' });
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  const [row] = await harness.app.database.query(
    `select s.radicado from solicitudes s join archivos a on a.solicitud = s.id where a.tipo = 'application/pdf' limit 1`,
  );
  await openSolicitud(page, String(row?.['radicado']));
  await page.keyboard.press('v');
  const frame = page.locator('iframe.soporte-pdf');
  await frame.waitFor();
  await eventually(() => expect(page.frames().some((one) => one.url().startsWith('blob:'))).toBe(true));
  expect(refused).toEqual([]);
  await press(page, 'Cerrar el soporte');
  await frame.waitFor({ state: 'detached' });
});

it('tells the second of two people what changed, and loses nothing that was typed', async () => {
  const first = await openSite(harness, { login: 'funcionario' });
  const second = await openSite(harness, { login: 'revisora' });
  const [, radicado = ''] = await freeSolicitudes(first);
  await openSolicitud(first, radicado);
  await openSolicitud(second, radicado);
  await take(first);
  await press(second, 'Tomar la solicitud');
  await told(second, 'A cargo de: antes «Nadie», ahora «Luis Cardona»');
  await told(second, 'Estado: antes «Radicada», ahora «En revisión»');

  await typeCorrection(first);
  await take(second, 'Luis Cardona');
  await press(first, 'Guardar la decisión');
  await told(first, 'A cargo de: antes «Luis Cardona», ahora «Ana Pérez»');
  await take(first, 'Ana Pérez');
  expect(await first.getByLabel('Motivo', { exact: true }).inputValue()).toBe('Falta el registro civil');
  expect(await first.getByLabel('Último día para responder').inputValue()).toBe('30/10/2025');
  await press(first, 'Guardar la decisión');
  await told(first, 'Se pidió la corrección a la familia.');
});

describe('a session that ends in the middle of processing', () => {
  async function expire(page: Page, radicado: string): Promise<void> {
    await openSolicitud(page, radicado);
    await take(page);
    await typeCorrection(page);
    const path = `/api/educacion/tramitacion/solicitudes/${radicado}/movimientos`;
    harness.app.script.direct(path, { answer: { status: 401, body: {} }, times: 1 });
    await press(page, 'Guardar la decisión');
    await seeDialog(page, DIALOGS.notAuthorised);
    await answerDialog(page);
    await seeLogin(page);
  }

  it('gives the same user the page and the text back', async () => {
    const page = await openSite(harness, { login: 'funcionario' });
    const [, , radicado = ''] = await freeSolicitudes(page);
    await expire(page, radicado);
    await submitLogin(page, 'funcionario');
    await seeHeading(page, `Solicitud ${radicado}`);
    await eventually(async () =>
      expect(await page.getByLabel('Motivo', { exact: true }).inputValue()).toBe('Falta el registro civil'),
    );
    await press(page, 'Guardar la decisión');
    await told(page, 'Se pidió la corrección a la familia.');
  });

  it('gives another user nothing of it', async () => {
    const page = await openSite(harness, { login: 'funcionario' });
    const [, , , radicado = ''] = await freeSolicitudes(page);
    await expire(page, radicado);
    await submitLogin(page, 'revisora');
    await seeSite(page);
    expect(hashOf(page)).toBe('#/sitio');
    expect(JSON.stringify(await readStorage(page))).not.toContain('Falta el registro civil');
    await openSolicitud(page, radicado);
    await take(page, 'Luis Cardona');
    expect(await page.getByRole('radio', { name: 'Pedir una corrección' }).isChecked()).toBe(false);
  });
});
