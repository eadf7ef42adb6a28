import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { id } from '#test/support/samples/contractSamples.ts';
import { EXPLANATION, MANY_SEDES, STAGE_RESULTS } from '#test/support/samples/results.ts';
import { FOUND, SEDE_LIST } from '#test/support/samples/sedeLists.ts';
import { state, type State } from './state';
import { stopTime, type Ways } from './ways';

const AREA = '/educacion/resultados';
const STAGES = '/api/educacion/gestion/asignacion';
const STAGE = `${STAGES}/prioritaria`;
const never = new Promise<void>(() => undefined);

/** As long as the contract allows. */
const LONG_NAME = 'Institución Educativa Técnica Departamental Nuestra Señora del Rosario '.repeat(3).slice(0, 200).trim();

/** The results' pages: the demonstration's first stage is published, its second is open. */
export function resultsStates({ visit, signIn }: Ways): State[] {
  const at = (page: Page, application: Application, rest: string): Promise<void> =>
    visit(page, application, `${AREA}${rest}`, 'coordinador');
  const figures = async (page: Page, application: Application): Promise<void> => {
    await at(page, application, '?etapa=prioritaria');
    await page.getByRole('table', { name: 'Cupos ocupados, por sede' }).waitFor();
  };
  return [
    state('resultados', figures),
    state('resultados-loading', async (page, application) => {
      application.script.direct(STAGES, { until: never });
      await signIn(page, application, 'coordinador');
      await stopTime(page);
      await page.goto(`${application.url}#${AREA}`);
      await page.locator('main .skeleton').first().waitFor();
    }),
    state('resultados-none', async (page, application) => {
      await at(page, application, '?etapa=general');
      await page.getByText('Esta etapa todavía no tiene resultados').waitFor();
    }),
    state('resultados-failed', async (page, application) => {
      application.script.direct(`${STAGE}/resultados`, { answer: { status: 500 } });
      await at(page, application, '?etapa=prioritaria');
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
      await page.getByRole('button', { name: 'Ver la explicación' }).click();
      await page.getByText('Escriba el número de radicado.').waitFor();
    }),
    state('resultados-forbidden', async (page, application) => {
      await visit(page, application, AREA, 'funcionario');
      await page.getByRole('alert').waitFor();
    }),
    state('long-texts-resultados', async (page, application) => {
      const bySede = MANY_SEDES.map((one) => ({
        ...one,
        institucion: { ...one.institucion, nombre: LONG_NAME },
        sede: LONG_NAME,
      }));
      application.script.direct(`${STAGE}/resultados`, { answer: { status: 200, body: { ...STAGE_RESULTS, porSede: bySede } } });
      await figures(page, application);
    }),
    state('resultados-cortes', async (page, application) => {
      await at(page, application, '/prioritaria/cortes');
      await page.locator('.card-table tbody tr').first().waitFor();
    }),
    state('resultados-hoy', async (page, application) => {
      await at(page, application, '/general/hoy');
      await page.getByRole('table', { name: 'Por estado' }).waitFor();
    }),
    state('resultados-sedes', async (page, application) => {
      await at(page, application, '/sedes');
      await page.locator('.card-table tbody tr').first().waitFor();
    }),
    state('resultados-sede', async (page, application) => {
      application.script.direct(`/api/educacion/gestion/sedes/${id(5)}/lista`, { answer: { status: 200, body: SEDE_LIST } });
      await at(page, application, `/sedes/${id(5)}`);
      await page.getByRole('table').first().waitFor();
    }),
    state('resultados-busqueda', async (page, application) => {
      application.script.direct('/api/educacion/gestion/solicitudes', { answer: { status: 200, body: FOUND } });
      await at(page, application, '/busqueda?texto=0099000001');
      await page.getByText('No está en el resultado de ninguna etapa.').waitFor();
    }),
    state('resultados-cortes-empty', async (page, application) => {
      await at(page, application, '/prioritaria/cortes?texto=xyzxyz');
      await page.getByText('No se encontró ninguna oferta.').waitFor();
    }),
    state('resultados-solicitud', async (page, application) => {
      const { radicado } = EXPLANATION;
      application.script.direct(`${STAGE}/explicacion/${radicado}`, { answer: { status: 200, body: EXPLANATION } });
      await at(page, application, `/prioritaria/solicitudes/${radicado}`);
      await page.getByRole('list', { name: 'Sus opciones' }).waitFor();
    }),
    state('resultados-solicitud-unknown', async (page, application) => {
      await at(page, application, '/prioritaria/solicitudes/2026-7K3M9QX-1');
      await page.getByRole('alert').waitFor();
    }),
  ];
}
