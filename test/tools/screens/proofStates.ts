import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import * as sample from '#test/support/samples/proofs.ts';
import { state, type State } from './state';

const PROOFS = '/api/educacion/resultados';
const TITLE = 'Asignación: compruébela usted mismo';

/** At a page below the proof's, when its data is there. */
async function open(page: Page, { url }: Application, path: string, seen: string): Promise<void> {
  await page.goto(`${url}#/tramites/educacion/resultados${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { level: 2, name: seen }).waitFor();
}

async function check(page: Page, told: string): Promise<void> {
  await page.getByRole('button', { name: 'Comprobar en este navegador' }).first().click();
  await page.getByText(told).first().waitFor();
}

/** What proves the allocation to anyone, in its moments; the published stage is the demonstration's. */
export const proofStates: readonly State[] = [
  state('comprobacion', async (page, application) => {
    await open(page, application, '', 'Etapas del año 2026');
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  }),
  state('comprobacion-sorteada', async (page, application) => {
    application.script.direct(PROOFS, { answer: { status: 200, body: sample.proofsOf(sample.DRAWN) } });
    await open(page, application, '/general', '3. El resultado');
  }),
  state('comprobacion-hecha', async (page, application) => {
    await open(page, application, '/prioritaria', '4. La lista de espera');
    await check(page, 'El resultado que publicó la Secretaría es el que dan las reglas.');
  }),
  state('comprobacion-difiere', async (page, application) => {
    application.script.direct(PROOFS, {
      // Of the year whose file there is.
      answer: { status: 200, body: { ...sample.proofsOf({ ...sample.PUBLISHED, codigo: 'prioritaria' }), anio: 2026 } },
    });
    await open(page, application, '/prioritaria', '3. El resultado');
    await check(page, 'Lo que calculó este equipo no es lo que publicó la Secretaría.');
  }),
  state('comprobacion-cortes', async (page, application) => {
    await open(page, application, '/prioritaria/cortes', 'Cortes');
    await page.locator('.cut-offs li').first().waitFor();
  }),
];
