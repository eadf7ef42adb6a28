import type { Page } from 'playwright-core';
import * as v from 'valibot';

import { readRows } from '#backend/db/database.ts';
import type { Letter } from '#backend/letters/mailTransport.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { findViolations } from './support/axe';
import { readFocus } from './support/focus';
import { eventually, useApplication } from './support/harness';
import { fileSolicitud, press, seePage, type } from './support/keys';
import { keepRealTime } from './support/realTime';
import { seeHeading } from './support/screens';

/** What a family does that has several children, or has lost its radicado: by keyboard, each page without a violation. */
const harness = useApplication();
// Two whole solicitudes, typed key by key.
jest.setTimeout(240_000);

const FORM = '#/tramites/educacion/solicitud';
const open = (address: string): Promise<Page> => harness.open(address, { prepare: keepRealTime });

it('twins are filed one after the other: the guardian stays, and the first is a sibling by a tick', async () => {
  const page = await open(FORM);
  const first = await fileSolicitud(page, '1.098.700.001');
  await press(page, 'Hacer otra solicitud');
  await page.getByRole('dialog').getByText(first).waitFor();
  await press(page, 'Sí, hacer otra');

  const second = await fileSolicitud(page, '1.098.700.002', 'kept');
  expect(second).not.toBe(first);
  const receipt = page.locator('.receipt');
  await receipt.getByText(`Ana Sofía Peña-Núñez, ${first}`).waitFor();
  await page.getByRole('heading', { name: 'Otras solicitudes de esta visita' }).waitFor();
  await page.getByRole('img', { name: 'Código QR de la página de consulta' }).waitFor();
  // Whose receipt it is, is said to who sits down next.
  await press(page, 'PISAMI, trámites de educación', 'Shift+Tab');
  await seePage(page, 'Trámites de educación');
  await press(page, 'Pedir un cupo');
  await seePage(page, 'Nueva solicitud');
  await page.getByText(/La hizo Luz Marina D'Elia Ñáñez para Ana Lucía Peña-Núñez/).waitFor();
  await press(page, 'Ver el comprobante');
  await seePage(page, 'Solicitud radicada');

  await page.goto(`${harness.app.url}#/tramites/educacion/consulta`);
  await type(page, 'Número de radicado', first);
  await type(page, 'Documento del estudiante', '1098700001');
  await type(page, 'Fecha de nacimiento del estudiante', '29/02/2020');
  await press(page, 'Consultar');
  await seePage(page, `Solicitud ${first}`);
  const hermanos = page.getByRole('region', { name: 'Hermanos que también piden cupo' });
  await hermanos.getByText(`Ana Lucía Peña-Núñez, ${second}`).waitFor();
  await hermanos.getByText('Son de una misma familia: comparten el número del sorteo.').waitFor();
});

const lostSchema = v.object({ radicado: v.string(), documento: v.string(), tipo: v.string(), nacimiento: v.string() });

it('who has lost the radicado asks for it, and reads it in a letter to the address on file', async () => {
  const { database } = harness.app;
  const [known] = await readRows(
    database,
    lostSchema,
    `select radicado, documento, documento_tipo as tipo, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento
     from solicitudes where estado = 'radicada' and correo is not null order by id limit 1`,
  );
  if (!known) throw new Error('The demonstration has no solicitud with an e-mail');
  await database.query("update solicitudes set correo = 'familia@example.com' where radicado = $1", [known.radicado]);
  const page = await open('#/tramites/educacion/consulta');
  await seeHeading(page, 'Consultar una solicitud');
  await press(page, 'Perdí mi radicado');
  await seePage(page, 'Perdí mi radicado');
  await page.getByLabel('Tipo de documento del estudiante').selectOption(known.tipo);
  await type(page, 'Número de documento del estudiante', known.documento);
  await type(page, 'Fecha de nacimiento del estudiante', known.nacimiento);
  await press(page, 'Enviarme el radicado');
  await page.getByText(/Si hay una solicitud con esos datos/).waitFor();
  await eventually(async () => expect((await readFocus(page)).name).toContain('Si hay una solicitud con esos datos'));
  expect(await findViolations(page)).toEqual([]);
  const sent: Letter[] = [];
  const transport = { send: (letter: Letter) => Promise.resolve(void sent.push(letter)), close: () => undefined };
  const now = (): number => demoMoment + 24 * 60 * 60 * 1000;
  await sendDue({ database, transport, timeZone: 'America/Bogota', now, log: createKeptLog() });
  const letter = sent.find(({ to, subject }) => to === 'familia@example.com' && subject.startsWith('El radicado'));
  expect(letter?.subject).toContain(known.radicado);
  expect(letter?.text).toContain('Si necesita ayuda:\nTeléfono: ');
});

it('who files for a pupil with a solicitud is led to it, and to who answers', async () => {
  const page = await open(FORM);
  const refusal = { title: 'No', status: 409, detail: 'Ya hay una solicitud en trámite', codigo: 'solicitud_viva' };
  await page.route('**/api/educacion/solicitudes', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  );
  const filing = fileSolicitud(page, '1.098.700.003').catch((error: unknown) => error);
  const told = page.getByRole('alert');
  await told.getByText(/Ya hay una solicitud en trámite/).waitFor({ timeout: 120_000 });
  expect(await told.getByRole('link', { name: '300 555 0100' }).getAttribute('href')).toBe('https://wa.me/573005550100');
  await told.getByRole('link', { name: 'Perdí mi radicado' }).click();
  await seeHeading(page, 'Perdí mi radicado');
  // It would wait for its receipt.
  await page.close();
  await filing;
});
