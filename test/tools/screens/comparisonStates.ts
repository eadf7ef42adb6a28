import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { state, type State } from './state';
import type { Ways } from './ways';

const PAGE = '/educacion/asignacion/comparacion?etapa=general';
const never = new Promise<void>(() => undefined);

/** Simulations of the demonstration's list side by side, in the shell of those who manage places. */
export function comparisonStates({ visit }: Ways): State[] {
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  async function open(page: Page, application: Application): Promise<void> {
    await visit(page, application, PAGE, 'coordinador');
    await page.getByRole('button', { name: 'Comparar con…' }).waitFor();
  }
  async function addVariant(page: Page): Promise<void> {
    await press(page, 'Comparar con…');
    await page.getByLabel('Nombre').fill('Cinco cupos más en Transición');
    await press(page, 'Cambiar cupos');
    await page.getByLabel('Grado').selectOption({ label: 'Transición' });
    await page.getByLabel('Cupos de más o de menos').fill('5');
  }
  return [
    state('comparacion', open),
    state('comparacion-variante', async (page, application) => {
      await open(page, application);
      await addVariant(page);
      await page.getByLabel('Otra reserva').selectOption({ index: 1 });
      await press(page, 'Agregar la reserva');
    }),
    state('comparacion-invalid', async (page, application) => {
      await open(page, application);
      await press(page, 'Comparar con…');
      await page.getByLabel('Nombre').fill('');
      await press(page, 'Cambiar cupos');
      await press(page, 'Calcular');
      await page.getByText('Hay 3 datos por corregir').waitFor();
    }),
    state('comparacion-running', async (page, application) => {
      await open(page, application);
      await page.route('**/static/comparisonWorker.*.js', () => never);
      await press(page, 'Calcular');
      await page.getByRole('button', { name: 'Cancelar el cálculo' }).waitFor();
    }),
    state('comparacion-done', async (page, application) => {
      await open(page, application);
      await addVariant(page);
      await press(page, 'Calcular');
      await page.getByText('Lo que dieron las simulaciones').waitFor();
    }),
  ];
}
