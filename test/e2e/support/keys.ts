import type { Page } from 'playwright-core';
import * as v from 'valibot';

import type { Database } from '#backend/db/database.ts';
import { findViolations } from './axe';
import { readFocus, tabTo } from './focus';
import { eventually } from './harness';
import { seeHeading } from './screens';

/** What has just come has the focus, to be seen, and nothing is wrong with its page. Needs `keepRealTime`. */
export async function seeFocus(page: Page, focus: { readonly tag?: string; readonly name: string }): Promise<void> {
  await eventually(async () => expect(await readFocus(page)).toMatchObject({ ...focus, faults: [] }));
  expect(await findViolations(page)).toEqual([]);
}

/** The page called `heading` is there, has the focus on its heading, and nothing is wrong with it. */
export async function seePage(page: Page, heading: string): Promise<void> {
  await seeHeading(page, heading);
  await seeFocus(page, { tag: 'h1', name: heading });
}

/** Goes to what is called `name` and presses Enter on it. */
export async function press(page: Page, name: string, key?: string): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

/** Types in the place of what stands there. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** The first choice of a list. */
async function chooseFirst(page: Page, label: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ArrowDown');
}

async function typeGuardian(page: Page): Promise<void> {
  await chooseFirst(page, 'Tipo de documento');
  await type(page, 'Número de documento', '52.123.456');
  await type(page, 'Nombres', 'Luz Marina');
  await type(page, 'Apellidos', "D'Elia Ñáñez");
  await chooseFirst(page, 'Parentesco con el estudiante');
  await type(page, 'Teléfono', '300 123 4567');
}

/**
 * The whole form for a pupil, from the aviso to the receipt.
 * @param documento null: it has none yet
 * @param guardian whether the form knows the guardian, of the child that was filed before
 * @returns the radicado
 */
export async function fileSolicitud(page: Page, documento: string | null, guardian: 'typed' | 'kept' = 'typed'): Promise<string> {
  await seePage(page, 'Aviso de privacidad');
  await press(page, 'He leído el aviso');

  await seePage(page, 'Acudiente');
  if (guardian === 'typed') await typeGuardian(page);
  await press(page, 'Siguiente');

  await seePage(page, 'Estudiante');
  if (documento === null) {
    await tabTo(page, 'Tipo de documento');
    await page.keyboard.type('Aún');
  } else {
    await chooseFirst(page, 'Tipo de documento');
    await type(page, 'Número de documento', documento);
  }
  // The child that was filed before is another one.
  await type(page, 'Nombres', guardian === 'kept' ? 'Ana Lucía' : 'Ana Sofía');
  await type(page, 'Apellidos', 'Peña-Núñez');
  await type(page, 'Fecha de nacimiento', '29/02/2020');
  await chooseFirst(page, 'Grado que va a cursar');
  await chooseFirst(page, 'Comuna donde vive');
  await press(page, 'Siguiente');

  await seePage(page, 'Condiciones');
  await press(page, 'Siguiente');
  await seePage(page, 'Hermanos');
  await press(page, 'Siguiente');

  await seePage(page, 'Opciones');
  const add = page.getByRole('button', { name: /^Agregar / });
  await add.first().waitFor();
  await press(page, String(await add.first().getAttribute('aria-label')));
  await press(page, 'Siguiente');

  await seePage(page, 'Revisión');
  // The first grado is of younger children.
  await tabTo(page, 'No: cambiar «Fecha de nacimiento»');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  // And it is the only one.
  await tabTo(page, 'No: cambiar «Opciones»');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await press(page, 'Enviar solicitud');
  await seePage(page, 'Solicitud radicada');
  return /\d{4}-[0-9A-Z]{7}-[0-9A-Z]/.exec(await page.locator('main').innerText())?.[0] ?? '';
}

const knownSchema = v.tuple([v.object({ radicado: v.string(), documento: v.string(), nacimiento: v.string() })]);

/** What a family knows of its solicitud; the day as it types it. */
export type Known = v.InferOutput<typeof knownSchema>[0];

/** What the family of one of the demonstration's solicitudes knows. @param where SQL of which */
export async function knownOf(database: Database, where: string): Promise<Known> {
  const rows = await database.query(
    `select radicado, documento, to_char(fecha_nacimiento, 'DD/MM/YYYY') as nacimiento
     from solicitudes where ${where} order by id limit 1`,
  );
  return v.parse(knownSchema, rows)[0];
}

/** From the form of the look-up to the solicitud. */
export async function lookUp(page: Page, { radicado, documento, nacimiento }: Known): Promise<void> {
  await type(page, 'Número de radicado', radicado);
  await type(page, 'Documento del estudiante', documento);
  await type(page, 'Fecha de nacimiento del estudiante', nacimiento);
  await press(page, 'Consultar');
  await seePage(page, `Solicitud ${radicado.toUpperCase()}`);
}
