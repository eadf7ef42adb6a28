import * as v from 'valibot';

import { readRow } from '#backend/db/database.ts';
import type { Letter } from '#backend/letters/mailTransport.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { sendDue } from '#test/support/sendDue.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { findViolations } from './support/axe';
import { readFocus } from './support/focus';
import { eventually, useApplication } from './support/harness';
import { press, seePage, type } from './support/keys';
import { keepRealTime } from './support/realTime';
import { seeHeading } from './support/screens';

/** A family mends its mistyped address when all is over, by keyboard; the letters go to both. */
const harness = useApplication();
jest.setTimeout(120_000);

const knownSchema = v.object({ radicado: v.string(), documento: v.string(), nacimiento: v.string() });

it('an address is mended to the end, with a question about it, and both addresses are told', async () => {
  const { database } = harness.app;
  const known = await readRow(
    database,
    knownSchema,
    `update solicitudes set correo = 'familia@gmial.com', datos = jsonb_set(datos, '{acudiente,correo}', '"familia@gmial.com"')
     where id = (select min(id) from solicitudes where estado = 'no_admitida')
     returning radicado, documento, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento`,
  );
  if (!known) throw new Error('The demonstration has one that was not admitted');
  const page = await harness.open('#/tramites/educacion/consulta', { prepare: keepRealTime });
  await seeHeading(page, 'Consultar una solicitud');
  await type(page, 'Número de radicado', known.radicado);
  await type(page, 'Documento del estudiante', known.documento);
  await type(page, 'Fecha de nacimiento del estudiante', known.nacimiento);
  await press(page, 'Consultar');
  await seePage(page, `Solicitud ${known.radicado}`);
  const contact = page.getByRole('region', { name: 'A dónde le avisamos' });
  await contact.getByText('f•••@gmial.com').waitFor();

  await press(page, 'Cambiar el teléfono o el correo');
  await contact.getByText('¿Quiso decir').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await press(page, 'Sí, cambiarlo');
  await eventually(async () => expect((await readFocus(page)).name).toContain('Correo electrónico'));
  await press(page, 'Guardar');
  await contact.getByText('f•••@gmail.com').waitFor();
  await eventually(async () => expect((await readFocus(page)).name).toContain('Registramos el cambio'));
  expect(await findViolations(page)).toEqual([]);

  const sent: Letter[] = [];
  const transport = { send: (letter: Letter) => Promise.resolve(void sent.push(letter)), close: () => undefined };
  const now = (): number => demoMoment + 24 * 60 * 60 * 1000;
  await sendDue({ database, transport, timeZone: 'America/Bogota', now, log: createKeptLog() });
  const told = sent.filter(({ text }) => text.includes(known.radicado)).map(({ to, subject }) => [to, subject]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['familia@gmial.com', `Los avisos de la solicitud ${known.radicado} ya no llegan a este correo`],
      ['familia@gmail.com', `Los avisos de la solicitud ${known.radicado} llegan a este correo`],
    ]),
  );
});
