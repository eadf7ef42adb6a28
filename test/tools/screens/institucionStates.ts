import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { state, type State } from './state';
import type { Ways } from './ways';

const LIST = '/educacion/instituciones';

/** Institutions and sedes: the demonstration's. */
export function institucionStates({ visit }: Ways): State[] {
  const openSede = async (page: Page, application: Application): Promise<void> => {
    await visit(page, application, LIST, 'coordinador');
    await page.getByRole('table', { name: 'Instituciones' }).getByRole('link').first().click();
    await page.getByRole('table', { name: 'Sedes' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Oferta de/ }).waitFor();
  };
  return [
    state('instituciones', async (page, application) => {
      await visit(page, application, LIST, 'coordinador');
      await page.getByRole('table', { name: 'Instituciones' }).waitFor();
    }),
    state('institucion-sede-errores', async (page, application) => {
      await openSede(page, application);
      await page.getByRole('button', { name: 'Ofrecer' }).click();
      await page.getByRole('heading', { name: /por corregir/ }).waitFor();
    }),
  ];
}
