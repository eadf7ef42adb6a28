import type { Page } from 'playwright-core';

import type { Etapa } from '#domain/contractTypes.ts';
import type { Application } from '#test/support/application.ts';
import * as sample from '#test/support/samples/etapas.ts';
import { state, type State } from './state';
import { stopTime, type Ways } from './ways';

const STAGES = '/api/educacion/gestion/asignacion';
const LIST = `${STAGES}/general/replica`;
const never = new Promise<void>(() => undefined);
const LONG = 'Población en situación de desplazamiento y víctimas del conflicto armado interno '.repeat(2).trim();

/** The allocation's page, in the shell of those who manage places. */
export function allocationStates({ visit, signIn }: Ways): State[] {
  async function open(page: Page, application: Application, ...etapas: Etapa[]): Promise<void> {
    application.script.direct(STAGES, { answer: { status: 200, body: sample.etapasOf(...etapas) } });
    application.script.direct(LIST, { answer: { status: 200, body: { ...sample.REPLICA, huella: sample.OFFICIAL.inputHash } } });
    await visit(page, application, sample.STAGE, 'coordinador');
    await page.getByRole('heading', { level: 2, name: 'Simulación' }).waitFor();
  }
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  async function simulate(page: Page): Promise<void> {
    await page.getByLabel('Semilla de la simulación').fill('otra');
    await press(page, 'Simular');
  }

  return [
    state('asignacion', async (page, application) => {
      await visit(page, application, sample.STAGE, 'coordinador');
      await page.getByRole('heading', { level: 2, name: 'Simulación' }).waitFor();
    }),
    state('asignacion-loading', async (page, application) => {
      application.script.direct(STAGES, { until: never });
      await signIn(page, application, 'coordinador');
      await stopTime(page);
      await page.goto(`${application.url}#${sample.PAGE}`);
      await page.locator('main .skeleton').first().waitFor();
    }),
    state('asignacion-failed', async (page, application) => {
      application.script.direct(STAGES, { answer: { status: 500 } });
      await visit(page, application, sample.PAGE, 'coordinador');
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    }),
    state('asignacion-semilla-invalid', async (page, application) => {
      await open(page, application, sample.FROZEN);
      await press(page, 'Registrar la semilla');
      await page.getByRole('link', { name: 'Escriba la semilla.' }).waitFor();
    }),
    state('asignacion-comparada', async (page, application) => {
      await open(page, application, sample.RUN);
      await press(page, 'Recalcular y comparar');
      await page.getByText('Las dos huellas coinciden').waitFor();
    }),
    state('asignacion-anulacion', async (page, application) => {
      await open(page, application, sample.ASKED_TO_ANNUL);
      await page.getByRole('button', { name: 'Confirmar la anulación' }).waitFor();
    }),
    state('asignacion-refused', async (page, application) => {
      const body = { title: 'No', status: 409, detail: 'La lista se mueve en las fechas publicadas', codigo: 'fuera_de_fecha' };
      application.script.direct(`${STAGES}/general/lista`, { answer: { status: 409, body } });
      await open(page, application, sample.PUBLISHED);
      await press(page, 'Mover la lista de espera');
      await press(page, 'Sí, mover');
      await page.getByText(body.detail).waitFor();
    }),
    state('asignacion-simulacion-invalid', async (page, application) => {
      await open(page, application, sample.DRAWN);
      await page.getByLabel('Un archivo de réplica').check();
      await page.getByLabel('Semilla de la simulación').fill(sample.SEMILLA);
      await press(page, 'Simular');
      await page.getByText('Hay 2 datos por corregir').waitFor();
    }),
    state('asignacion-simulacion-running', async (page, application) => {
      await open(page, application, sample.DRAWN);
      await page.route('**/static/allocationWorker.*.js', () => never);
      await simulate(page);
      await page.getByText('Iniciando el cálculo').waitFor();
    }),
    state('asignacion-simulacion-died', async (page, application) => {
      await open(page, application, sample.DRAWN);
      await page.route('**/static/allocationWorker.*.js', (route) => route.abort());
      await simulate(page);
      await page.getByText('El cálculo se interrumpió').waitFor();
    }),
    state('asignacion-simulacion-done', async (page, application) => {
      await open(page, application, sample.DRAWN);
      await simulate(page);
      await page.getByText('Lo que dio la simulación').waitFor();
    }),
    state('long-texts-asignacion', (page, application) =>
      open(
        page,
        application,
        { ...sample.PUBLISHED, nombre: LONG, reglaDeSemilla: LONG.repeat(3), semilla: 'ñ'.repeat(200) },
        { ...sample.CLOSED, codigo: 'otra', nombre: LONG, solicitudes: 1_234_567, sinDecidir: 987_654 },
      ),
    ),
  ];
}
