import type { Page } from 'playwright-core';

import { findViolations } from './support/axe';
import { tabTo } from './support/focus';
import { useApplication } from './support/harness';
import { fileSolicitud, type Known, knownOf, lookUp, press, seeFocus, seePage, type } from './support/keys';
import { keepRealTime } from './support/realTime';
import { openSite, seeAddress, seeHeading, typeHash } from './support/screens';

/** What follows a filing, and a filing for somebody else: by keyboard alone, each page without a violation that axe finds. */
const harness = useApplication();
// A whole solicitud, typed key by key.
jest.setTimeout(120_000);

const INBOX = '#/tramitacion/tramite-educacion';

const support = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

async function prepare(page: Page): Promise<void> {
  // From the start: the browser hands its choosers over some time after it is asked to, and a key may overtake that.
  page.on('filechooser', (chooser) => void chooser.setFiles(support));
  await keepRealTime(page);
}

async function openSolicitud(known: Known): Promise<Page> {
  const page = await harness.open('#/tramites/educacion/consulta', { prepare });
  await seeHeading(page, 'Consultar una solicitud');
  await lookUp(page, known);
  return page;
}

const seeState = (page: Page, state: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name: `Estado: ${state}` }).waitFor();

it('a family changes what it filed, and withdraws it after a question', async () => {
  const known = await knownOf(harness.app.database, "estado = 'radicada'");
  const page = await openSolicitud(known);
  await press(page, 'Cambiar la solicitud');
  await seePage(page, 'Acudiente');
  await page.getByText('Cambios: aún NO enviados').waitFor();
  await type(page, 'Teléfono', '321 765 4321');
  // The last of the steps, which lie before the fields.
  await press(page, 'Revisión', 'Shift+Tab');
  await seePage(page, 'Revisión');
  await page.getByText('3217654321').waitFor();
  await press(page, 'Enviar cambios');
  await seePage(page, `Solicitud ${known.radicado}`);
  await page.getByText('Registramos los cambios de su solicitud.').waitFor();
  await seeState(page, 'La recibimos');

  await press(page, 'Retirar la solicitud');
  await page.getByRole('dialog').waitFor();
  await seeFocus(page, { name: 'Cancelar' });
  await press(page, 'Sí, retirar la solicitud');
  await seeState(page, 'La solicitud se retiró');
  await seeFocus(page, { name: 'Registramos que retira la solicitud.' });
});

it('a family answers a correction with a file', async () => {
  const known = await knownOf(
    harness.app.database,
    `estado = 'por_subsanar' and plazo > '2025-10-16T00:00:00Z'
       and exists (select 1 from solicitud_condiciones where solicitud = solicitudes.id)
       and not exists (select 1 from archivos where solicitud = solicitudes.id)`,
  );
  const page = await openSolicitud(known);
  await press(page, 'Corregir la solicitud');
  await seePage(page, 'Documentos');
  await page.getByText('Qué debe corregir: ').waitFor();
  await page.getByText(/^Hágalo a más tardar el /).waitFor();
  await tabTo(page, 'Adjuntar un documento');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Quitar ${support.name}` }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Condiciones', 'Shift+Tab');
  await seePage(page, 'Condiciones');
  const supports = page.getByLabel(/^Adjuntar un soporte de: /).first();
  await tabTo(page, String(await supports.getAttribute('aria-label')));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Quitar ${support.name}` }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await press(page, 'Revisión', 'Shift+Tab');
  await seePage(page, 'Revisión');
  await page
    .getByText(/certificado\.pdf/)
    .first()
    .waitFor();
  await press(page, 'Enviar cambios');
  await seePage(page, `Solicitud ${known.radicado}`);
  await page.getByText('Registramos los cambios de su solicitud.').waitFor();
  await seeState(page, 'La están revisando');
  await page.getByText('Soportes: certificado.pdf').waitFor();
  await page.getByRole('definition').filter({ hasText: 'certificado.pdf' }).waitFor();
});

it('staff file for a family: the receipt says that staff typed it, and the log who', async () => {
  const page = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  await typeHash(page, INBOX);
  await seeHeading(page, 'Procesamiento de trámites');
  await page.getByRole('table').waitFor();
  await press(page, 'Registrar una solicitud');
  const radicado = await fileSolicitud(page, '1.109.876.544');
  await page.getByRole('definition').filter({ hasText: 'En la oficina, por un funcionario' }).waitFor();
  await press(page, 'Terminar');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Sí, terminar');

  await seeHeading(page, 'Procesamiento de trámites');
  await type(page, 'Radicado, documento, nombre o teléfono', radicado);
  await page.keyboard.press('Enter');
  await seeAddress(page, `${INBOX}?estado=todas&texto=${radicado}`);
  await page.getByRole('table').getByRole('row').nth(2).waitFor({ state: 'detached' });
  await press(page, radicado);
  await seePage(page, `Solicitud ${radicado}`);
  await press(page, 'Ver toda la historia');
  await seeHeading(page, `Historia de la solicitud ${radicado}`);
  const filing = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Se radicó la solicitud' });
  await filing.getByText('Por: Luis Cardona', { exact: true }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
