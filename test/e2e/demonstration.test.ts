import type { Page } from 'playwright-core';

import { migrate } from '#backend/db/migrate.ts';
import { readDemoFamilies } from '#backend/demo/demoFamilies.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { createDemoClock, createTestDatabase, demoMoment, pgliteDatabases } from '#test/support/testDatabase.ts';
import { useApplication } from './support/harness';
import { answerDialog, openSite, seeHeading, sideMenu } from './support/screens';

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

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const confirm = async (page: Page, name: string, answer: string): Promise<void> => {
  await press(page, name);
  await answerDialog(page, answer);
};
const bar = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: 'Siguiente paso' }).getByText(text).first().waitFor();

async function take(page: Page, pupil: string): Promise<void> {
  await page.getByRole('main').getByText(pupil, { exact: true }).waitFor();
  await press(page, /^Tomar la solicitud/);
  await bar(page, 'Ahora la solicitud está a su cargo.');
}

async function approve(page: Page, claim: string): Promise<void> {
  await press(page, `Aprobar: ${claim}`);
  await bar(page, / qued(ó|aron) aprobad[oa]\.$/);
}

async function admit(page: Page): Promise<void> {
  await press(page, /^Admitir y seguir/);
  await bar(page, /^La solicitud .* quedó validada\.$/);
}

/** What the program prints of a family. */
async function lookUp(pupil: string): Promise<Page> {
  const line = (await readDemoFamilies(database))?.split('\n').find((one) => one.includes(pupil)) ?? '';
  const [, radicado = '', documento = '', born = ''] = /(\S+) {3}\w+ (\d+) {3}(\S+)$/.exec(line) ?? [];
  const page = await harness.open();
  await page.getByRole('link', { name: 'Consultar mi solicitud' }).click();
  await page.getByLabel('Número de radicado').fill(radicado);
  await page.getByLabel('Documento del estudiante').fill(documento);
  await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill(born);
  await press(page, 'Consultar');
  await seeHeading(page, `Solicitud ${radicado}`);
  return page;
}

async function openEtapa(login: string): Promise<Page> {
  const page = await openSite(harness, { login });
  await press(page, 'Cupos y asignación');
  await sideMenu(page).getByRole('link', { name: 'Asignación', exact: true }).click();
  await page.getByRole('link', { name: 'Grupos de prioridad', exact: true }).click();
  return page;
}

async function registerSemilla(page: Page): Promise<void> {
  // As the page says when the list was frozen: 15 de octubre de 2025, 10:00 a. m.
  const frozen = (await page.getByText(/^Congelada: /).textContent()) ?? '';
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d+)\s(a|p)/.exec(frozen) ?? [];
  await page.getByLabel('Semilla', { exact: true }).fill('4821 116');
  await page.getByRole('radio', { name: /^Una fuente pública/ }).check();
  await page.getByLabel('Qué sorteo fue').fill('Lotería Nacional, sorteo 2900');
  await page.getByRole('textbox', { name: 'Fecha' }).fill('15/10/2025');
  await page.getByLabel('Hora').fill(`${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`);
  await page.getByLabel('Documento').fill('Acta 8');
  await page.getByLabel('Primer testigo').fill('Ana María Ruiz');
  await page.getByLabel('Segundo testigo').fill('José Peña');
  await confirm(page, 'Registrar la semilla', 'Sí, registrar');
  await told(page, 'La semilla quedó registrada.');
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
  await confirm(first, 'Congelar la lista', 'Sí, congelar');
  await told(first, 'La lista quedó congelada.');
  await registerSemilla(first);
  await confirm(first, 'Calcular y registrar', 'Sí, calcular');
  await told(first, 'El resultado quedó registrado: el servidor obtuvo la misma huella.');

  const second = await openEtapa('secretaria');
  await press(second, 'Recalcular y comparar');
  await confirm(second, 'Publicar el resultado', 'Sí, publicar');
  await told(second, 'El resultado quedó publicado.');

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
