import type { Page } from 'playwright-core';

import { migrate } from '#backend/db/migrate.ts';
import { readDemoFamilies } from '#backend/demo/demoFamilies.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { createDemoClock, createTestDatabase, demoMoment, pgliteDatabases } from '#test/support/testDatabase.ts';
import { useApplication } from './support/harness';
import { admit, approve, bar, confirm, lookUpSolicitud, press, publishEtapa, runEtapa, take, told } from './support/office';
import { openSite, sideMenu } from './support/screens';

/** The ten minutes of src/backend/demo/README.md, step by step, in its words. */
const now = createDemoClock();
const database = createTestDatabase(async () => {
  const empty = await pgliteDatabases.empty();
  await migrate(empty);
  await fillDemo(empty, new Date(demoMoment));
  return empty;
});
const harness = useApplication({ backend: { database, now } });
// Four people and three families, one after the other.
jest.setTimeout(180_000);
afterAll(() => database.close());

/** What the program prints of a family. */
async function lookUp(pupil: string): Promise<Page> {
  const line = (await readDemoFamilies(database))?.split('\n').find((one) => one.includes(pupil)) ?? '';
  const [, radicado = '', documento = '', nacimiento = ''] = /(\S+) {3}\w+ (\d+) {3}(\S+)$/.exec(line) ?? [];
  const page = await harness.open();
  await page.getByRole('link', { name: 'Consultar mi solicitud' }).click();
  await lookUpSolicitud(page, { radicado, documento, nacimiento });
  return page;
}

async function openEtapa(login: string): Promise<Page> {
  const page = await openSite(harness, { login });
  await press(page, 'Cupos y asignación');
  await sideMenu(page).getByRole('link', { name: 'Asignación', exact: true }).click();
  await page.getByRole('link', { name: 'Grupos de prioridad', exact: true }).click();
  return page;
}

it('is played in ten minutes: decided, frozen, drawn, run, published, answered, and its list moved', async () => {
  const staff = await openSite(harness, { login: 'funcionario' });
  await sideMenu(staff).getByRole('link', { name: 'Tramitación de educación' }).click();
  const open = (pupil: string): Promise<void> =>
    staff
      .getByRole('row', { name: new RegExp(pupil) })
      .getByRole('link')
      .first()
      .click();
  await open('Valentina Ospina Marín');
  await take(staff, 'Valentina Ospina Marín');
  await approve(staff, 'Discapacidad');
  await admit(staff);
  await take(staff, 'Samuel Zapata Díaz');
  await press(staff, 'El documento que adjuntó es de otra persona.');
  await press(staff, 'Negar Víctima del conflicto armado');
  await bar(staff, 'La condición quedó negada.');
  await admit(staff);
  for (const pupil of ['Martín Quiñones Peña', 'Luciana Quiñones Peña']) {
    await take(staff, pupil);
    await approve(staff, 'Sistema de protección del ICBF');
    if (pupil.startsWith('Luciana')) {
      await press(staff, /^Aprobar que .* es de un hermano$/);
      await bar(staff, 'Quedó aprobado que son hermanos.');
    }
    await admit(staff);
  }
  await told(staff, 'Nicolás Galeano Núñez');
  await approve(staff, 'el cupo que dice tener');
  await admit(staff);

  const emilia = await lookUp('Emilia Tovar Núñez');
  await press(emilia, 'Corregir la solicitud');
  await emilia
    .getByRole('button', { name: 'Acudiente' })
    .or(emilia.getByRole('link', { name: 'Acudiente' }))
    .click();
  await emilia.getByLabel('Nombres').fill('Ana Emilia');
  await emilia
    .getByRole('button', { name: 'Revisión' })
    .or(emilia.getByRole('link', { name: 'Revisión' }))
    .click();
  await press(emilia, 'Enviar cambios');
  await told(emilia, 'Registramos los cambios de su solicitud.');
  await staff.getByRole('link', { name: /^Ir a la bandeja/ }).click();
  await open('Emilia Tovar Núñez');
  await told(staff, /^Nombres del acudiente: antes /);
  await admit(staff);

  const first = await openEtapa('coordinador');
  await runEtapa(first, '15/10/2025');

  const second = await openEtapa('secretaria');
  await publishEtapa(second);

  const isabella = await lookUp('Isabella Acuña Ramírez');
  await confirm(isabella, 'No aceptar el cupo', 'Sí, no aceptar el cupo');
  await told(isabella, 'Registramos que no acepta el cupo.');
  const matias = await lookUp('Matías Restrepo Uribe');
  await confirm(matias, 'Aceptar y seguir en la lista', 'Sí, aceptar y seguir en la lista');
  await told(matias, 'Registramos que acepta el cupo y sigue en la lista de espera.');

  await press(first, 'Actualizar las etapas');
  await confirm(first, 'Mover la lista de espera', 'Sí, mover');
  await told(first, 'La lista de espera se movió: se ofreció un cupo a 2 solicitudes.');
  await press(matias, 'Actualizar');
  await told(matias, /^El cupo que el estudiante tenía antes ya pasó a otros: si no acepta este/);
});
