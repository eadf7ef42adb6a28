import * as v from 'valibot';

import { readRow } from '#backend/db/database.ts';
import { findViolations } from './support/axe';
import { useApplication } from './support/harness';
import { press, seePage, type } from './support/keys';
import { keepRealTime } from './support/realTime';
import { answerDialog, openSite, seeHeading, typeHash } from './support/screens';

/** A family without internet answers its offer by telephone; later it reads at home what the office did for it. */
const harness = useApplication();
jest.setTimeout(120_000);

const knownSchema = v.object({ radicado: v.string(), documento: v.string(), nacimiento: v.string() });

it('a clerk answers an offer in the family’s name, and the family sees it in its look-up', async () => {
  const known = await readRow(
    harness.app.database,
    knownSchema,
    `select radicado, documento, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento from solicitudes
     where id = (select min(id) from solicitudes where estado = 'asignada')`,
  );
  if (!known) throw new Error('The demonstration has one that was offered a place');
  const page = await openSite(harness, { login: 'funcionario', prepare: keepRealTime });
  await typeHash(page, `#/tramitacion/tramite-educacion/solicitudes/${known.radicado}`);
  await seeHeading(page, `Solicitud ${known.radicado}`);
  await page.getByRole('link', { name: 'En nombre de la familia' }).click();
  await seeHeading(page, `En nombre de la familia: ${known.radicado}`);
  await page.getByRole('radio', { name: 'Por teléfono' }).check();
  await page.getByLabel('Nota').fill('Llamó la mamá; dio su cédula');
  await page.getByRole('button', { name: 'Aceptar el cupo', exact: true }).click();
  await answerDialog(page, 'Sí, aceptar el cupo');
  await page.getByText('Quedó registrado, y se avisó a la familia si dejó un correo.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver toda la historia' }).click();
  await page.getByText('Por: Luis Cardona, en nombre de la familia, que lo pidió por teléfono').waitFor();

  const home = await harness.open('#/tramites/educacion/consulta', { prepare: keepRealTime });
  await seeHeading(home, 'Consultar una solicitud');
  await type(home, 'Número de radicado', known.radicado);
  await type(home, 'Documento del estudiante', known.documento);
  await type(home, 'Fecha de nacimiento del estudiante', known.nacimiento);
  await press(home, 'Consultar');
  await seePage(home, `Solicitud ${known.radicado}`);
  await home.getByText('Lo hizo la oficina, a petición suya.').waitFor();
  expect(await home.getByText('cédula').count()).toBe(0);
});
