import type { Page } from 'playwright-core';

import { answerDialog } from './screens';

/** What the office does, in the words of its screens. */

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const told = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
export const confirm = async (page: Page, name: string, answer: string): Promise<void> => {
  await press(page, name);
  await answerDialog(page, answer);
};

/** What the bar of the next step says. */
export const bar = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: 'Siguiente paso' }).getByText(text).first().waitFor();

export async function take(page: Page, pupil: string): Promise<void> {
  await page.getByRole('main').getByText(pupil, { exact: true }).waitFor();
  await press(page, /^Tomar la solicitud/);
  await bar(page, 'Ahora la solicitud está a su cargo.');
}

export async function approve(page: Page, claim: string): Promise<void> {
  await press(page, `Aprobar: ${claim}`);
  await bar(page, / qued(ó|aron) aprobad[oa]\.$/);
}

export async function admit(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Siguiente paso' })
    .getByRole('button', { name: /^Admitir/ })
    .click();
  await told(page, /^La solicitud .*quedó validada\.$/);
}

/** Freezes, draws at the moment of the freeze, and computes. @param dia of the draw, as it is typed */
export async function runEtapa(page: Page, dia: string): Promise<void> {
  await confirm(page, 'Congelar la lista', 'Sí, congelar');
  await told(page, 'La lista quedó congelada.');
  // As the page says when the list was frozen: 15 de octubre de 2025, 10:00 a. m.
  const frozen = (await page.getByText(/^Congelada: /).textContent()) ?? '';
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d+)\s(a|p)/.exec(frozen) ?? [];
  await page.getByLabel('Semilla', { exact: true }).fill('4821 116');
  await page.getByRole('radio', { name: /^Una fuente pública/ }).check();
  await page.getByLabel('Qué sorteo fue').fill('Lotería Nacional, sorteo 2900');
  await page.getByRole('textbox', { name: 'Fecha' }).fill(dia);
  await page.getByLabel('Hora').fill(`${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`);
  await page.getByLabel('Documento').fill('Acta 8');
  await page.getByLabel('Primer testigo').fill('Ana María Ruiz');
  await page.getByLabel('Segundo testigo').fill('José Peña');
  await confirm(page, 'Registrar la semilla', 'Sí, registrar');
  await told(page, 'La semilla quedó registrada.');
  await confirm(page, 'Calcular y registrar', 'Sí, calcular');
  await told(page, 'El resultado quedó registrado: el servidor obtuvo la misma huella.');
}

export async function publishEtapa(page: Page): Promise<void> {
  await press(page, 'Recalcular y comparar');
  await confirm(page, 'Publicar el resultado', 'Sí, publicar');
  await told(page, 'El resultado quedó publicado.');
}

export interface FamilyKey {
  readonly radicado: string;
  readonly documento: string;
  /** As it is typed: 29/02/2020. */
  readonly nacimiento: string;
}

/** From the look-up's form to the family's solicitud. */
export async function lookUpSolicitud(page: Page, { radicado, documento, nacimiento }: FamilyKey): Promise<void> {
  await page.getByLabel('Número de radicado').fill(radicado);
  await page.getByLabel('Documento del estudiante').fill(documento);
  await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill(nacimiento);
  await press(page, 'Consultar');
  await page.getByRole('heading', { level: 1, name: `Solicitud ${radicado}`, exact: true }).waitFor();
}
