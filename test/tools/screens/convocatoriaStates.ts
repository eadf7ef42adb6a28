import type { Page } from 'playwright-core';

import type { ManagedConvocatoria } from '#domain/contractTypes.ts';
import type { Application } from '#test/support/application.ts';
import { ASKED_EXTENSION } from '#test/support/samples/lastExtension.ts';
import { CONVOCATORIA_PAGE, MANAGED_CONVOCATORIA } from '#test/support/samples/managedConvocatoria.ts';
import { ASKED_ERASURE } from '#test/support/samples/retention.ts';
import { NEXT_YEAR, OLD_YEAR, THIS_YEAR, yearsOf } from '#test/support/samples/years.ts';
import { layered, state, type State } from './state';
import { stopTime, type Ways } from './ways';

const API = '/api/educacion/gestion/convocatoria';
const never = new Promise<void>(() => undefined);

const long = 'Estudiantes con discapacidad, capacidades o talentos excepcionales y víctimas del conflicto armado interno '
  .repeat(2)
  .slice(0, 200);
/** The demonstration's lists are frozen: a convocatoria of the test's, with the longest texts, is one that can be changed. */
const call: ManagedConvocatoria = {
  ...MANAGED_CONVOCATORIA,
  reglas: { ...MANAGED_CONVOCATORIA.reglas, nombre: long, reglaDeSemilla: `${long} ${long} ${'9'.repeat(80)}` },
  condiciones: MANAGED_CONVOCATORIA.condiciones.map((one) => (one.codigo === 'victima' ? { ...one, nombre: long } : one)),
};

/** One that lacks something, the families' and an archived one. */
const YEARS = yearsOf(
  {
    ...NEXT_YEAR,
    nombre: long,
    falta: [
      { donde: 'reglas', mensaje: `El cierre de la etapa «${long}» ya pasó: elija otro.` },
      { donde: 'contacto', mensaje: 'Escriba dónde responde una persona a las familias.' },
      { donde: 'aviso', mensaje: 'El aviso de privacidad no tiene texto.' },
    ],
  },
  THIS_YEAR,
  OLD_YEAR,
);

/** The page of the convocatoria's rules. */
export function convocatoriaStates({ visit, signIn }: Ways): State[] {
  /** Answers reads with `reads`, one after the other, the last one for good; a save is one of an older version. */
  const answer = async (page: Page, ...reads: readonly ManagedConvocatoria[]): Promise<void> => {
    let read = 0;
    await page.route(`**${API}`, async (route) => {
      if (route.request().method() === 'PUT') {
        await route.fulfill({ status: 409, json: { codigo: 'version_vieja', detail: 'Cambió' } });
        return;
      }
      await route.fulfill({ json: reads[Math.min(read, reads.length - 1)] });
      read += 1;
    });
  };
  const name = (page: Page) => page.getByLabel('Nombre de la convocatoria');
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar la convocatoria' }).click();
  const editable = async (page: Page, application: Application, ...reads: readonly ManagedConvocatoria[]): Promise<void> => {
    await answer(page, ...(reads.length > 0 ? reads : [call]));
    await visit(page, application, CONVOCATORIA_PAGE, 'coordinador');
    await name(page).waitFor();
  };
  const directed = (suffix: string, status: number, body: object, text: string): State => ({
    name: `educacion-convocatoria-${suffix}`,
    prepare: async (page, application) => {
      application.script.direct(API, { answer: { status, body } });
      await visit(page, application, CONVOCATORIA_PAGE, 'coordinador');
      await page.getByText(text).waitFor();
    },
  });

  return [
    state('educacion-convocatoria', (page, application) => editable(page, application)),
    state('educacion-convocatoria-frozen', async (page, application) => {
      application.script.direct(`${API}/ampliacion`, { answer: { status: 200, body: { ampliacion: ASKED_EXTENSION } } });
      await visit(page, application, CONVOCATORIA_PAGE, 'coordinador');
      await page.getByRole('heading', { level: 2, name: 'Reglas' }).waitFor();
    }),
    state('educacion-convocatorias', async (page, application) => {
      await page.route('**/api/educacion/gestion/convocatorias', (route) => route.fulfill({ json: YEARS }));
      await page.route('**/api/educacion/gestion/conservacion', (route) =>
        route.fulfill({ json: { elementos: [ASKED_ERASURE] } }),
      );
      await visit(page, application, '/educacion/convocatorias', 'coordinador');
      await page.getByRole('button', { name: 'Eliminar los datos personales' }).waitFor();
    }),
    state('educacion-motivos', async (page, application) => {
      await visit(page, application, `${CONVOCATORIA_PAGE}/motivos`, 'coordinador');
      await page.getByRole('button', { name: 'Guardar los motivos' }).waitFor();
    }),
    state('educacion-aviso', async (page, application) => {
      await visit(page, application, `${CONVOCATORIA_PAGE}/aviso`, 'coordinador');
      await page.getByRole('button', { name: 'Guardar como versión nueva' }).waitFor();
    }),
    state('educacion-convocatoria-invalid', async (page, application) => {
      await editable(page, application);
      await name(page).fill('');
      await page.getByRole('button', { name: 'Agregar una fecha' }).click();
      await page.getByRole('button', { name: 'Quitar la etapa «Todos»' }).click();
      await page.getByRole('button', { name: 'Agregar una etapa' }).click();
      await save(page);
      await page.getByRole('heading', { name: /datos por corregir/ }).waitFor();
    }),
    state('educacion-convocatoria-changed', async (page, application) => {
      const theirs = {
        ...call,
        version: 4,
        reglas: { ...call.reglas, nombre: `Otra ${long.slice(5)}`, maximoOpciones: 5, reservas: [] },
      };
      await editable(page, application, call, theirs);
      await name(page).fill('Otro nombre');
      await save(page);
      await page.getByText('Usted también cambió').waitFor();
    }),
    state('educacion-convocatoria-too-late', async (page, application) => {
      await editable(page, application, call, { ...call, version: 4, editable: false });
      await name(page).fill('Otro nombre');
      await page.getByRole('button', { name: 'Bajar la prioridad «Discapacidad»' }).click();
      await save(page);
      await page.getByText(/ya no se pueden guardar/).waitFor();
    }),
    layered('educacion-convocatoria-leaving', async (page, application) => {
      await editable(page, application);
      await name(page).fill('Otro nombre');
      await page.goto(`${application.url}#/educacion`);
      await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor();
    }),
    state('educacion-convocatoria-loading', async (page, application) => {
      application.script.direct(API, { until: never });
      await signIn(page, application, 'coordinador');
      await stopTime(page);
      await page.goto(`${application.url}#${CONVOCATORIA_PAGE}`);
      await page.locator('main .skeleton').first().waitFor();
    }),
    directed(
      'empty',
      404,
      { codigo: 'sin_convocatoria', detail: 'No hay ninguna convocatoria' },
      'Todavía no hay ninguna convocatoria.',
    ),
    directed('failed', 500, {}, 'Reintentar'),
    directed('forbidden', 403, {}, 'No tiene permiso'),
    directed('unavailable', 501, {}, 'Este servicio no está disponible'),
  ];
}
