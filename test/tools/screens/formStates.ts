import type { Page } from 'playwright-core';

import { CITIZEN_PATHS } from '#areas/citizen/citizenPaths.ts';
import type { Values } from '#requestForm/draft.ts';
import type { Step } from '#requestForm/steps.ts';
import { GUARDADOS_KEY } from '#requestForm/guardados.ts';
import { DRAFT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import type { Application } from '#test/support/application.ts';
import { OFERTA, SOLICITUD } from '#test/support/samples/citizen.ts';
import { chosen, draft, likeTyped, receipt, whole } from './formSamples';
import { state, type State } from './state';

const SEDES_API = '/api/educacion/sedes';
/** At a page of the form, in a tab that has kept `value` under `key` before the form's code came. */
async function openKept(page: Page, { url }: Application, place: Step | 'enviada', key: string, value: object): Promise<void> {
  await page.goto(`${url}#/login`);
  await page.getByLabel('Usuario').waitFor();
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
    `${key}.tramitesEducacion.solicitud`,
    JSON.stringify(value),
  ] as const);
  await page.goto(`${url}#${CITIZEN_PATHS.solicitud}/${place}`);
}

/** At `step` with a draft of `values`. */
async function openStep(
  page: Page,
  application: Application,
  step: Step,
  values: Partial<Values> = {},
  unanswered = false,
): Promise<void> {
  const kept = { unanswered, draft: { ...draft, values: { ...whole, ...values } } };
  await openKept(page, application, step, DRAFT_KEY, kept);
  await page.locator('.solicitud-draft').waitFor();
}

async function refuse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.locator('.error-summary').waitFor();
}

/** The form for a solicitud, step by step. */
export const formStates: readonly State[] = [
  state('solicitud-aviso', async (page, { url }) => {
    await page.goto(`${url}#${CITIZEN_PATHS.solicitud}`);
    await page.getByRole('button', { name: 'He leído el aviso' }).waitFor();
  }),
  state('solicitud-acudiente-invalid', async (page, application) => {
    const empty = {
      ...whole.acudiente,
      tipoDocumento: '',
      documento: '',
      nombres: '',
      apellidos: '',
      parentesco: '',
      telefono: 'x',
      correo: 'x',
    };
    await openStep(page, application, 'acudiente', { acudiente: empty });
    await refuse(page);
  }),
  state('solicitud-estudiante-invalid', async (page, application) => {
    const wrong = { ...whole.estudiante, documento: '', nombres: '', fechaNacimiento: '31/02/2016', comuna: '' };
    await openStep(page, application, 'estudiante', { estudiante: wrong, cupoActual: chosen[0] ?? null });
    await refuse(page);
  }),
  state('solicitud-condiciones-invalid', async (page, application) => {
    const condiciones = whole.condiciones.map((condicion) => ({ ...condicion, institucion: null, autorizada: false }));
    await openStep(page, application, 'condiciones', { condiciones });
    await refuse(page);
  }),
  state('solicitud-hermanos-invalid', async (page, application) => {
    await openStep(page, application, 'hermanos', { hermanos: [SOLICITUD.radicado, '2027-7K3M9QX-1'] });
    await refuse(page);
  }),
  state('solicitud-opciones', async (page, application) => {
    application.script.direct(SEDES_API, { answer: { status: 200, body: { ...likeTyped, total: 25 } } });
    await openStep(page, application, 'opciones');
    await page.locator('.solicitud-ofertas li').first().waitFor();
  }),
  state('solicitud-opciones-guardados', async (page, application) => {
    await page.goto(`${application.url}#/login`);
    const kept = JSON.stringify([{ id: OFERTA.id, nombre: 'Institución Educativa San José' }]);
    await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [GUARDADOS_KEY, kept] as const);
    application.script.direct(SEDES_API, { answer: { status: 200, body: likeTyped } });
    await openStep(page, application, 'opciones', { opciones: chosen.slice(1) });
    await page.getByRole('region', { name: 'Lugares que guardó' }).waitFor();
  }),
  state('solicitud-opciones-invalid', async (page, application) => {
    await openStep(page, application, 'opciones', { opciones: [] });
    await page.locator('.solicitud-ofertas li').first().waitFor();
    await refuse(page);
  }),
  state('solicitud-revision', async (page, application) => {
    await openStep(page, application, 'revision');
    await page.getByRole('button', { name: 'Enviar solicitud' }).waitFor();
  }),
  state('solicitud-unanswered', async (page, application) => {
    await openStep(page, application, 'revision', {}, true);
    await page.getByRole('button', { name: 'Enviar de nuevo' }).waitFor();
  }),
  state('solicitud-enviada', async (page, application) => {
    await openKept(page, application, 'enviada', RECEIPT_KEY, receipt);
    await page.getByRole('strong').getByText(receipt.radicado).waitFor();
  }),
];
