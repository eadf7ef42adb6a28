import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import type { State } from './state';
import { stopTime, type Ways } from './ways';

const AREA = '/tramitacion/tramite-educacion';
const INBOX = '/api/educacion/tramitacion/solicitudes';
const never = new Promise<void>(() => undefined);

/** The pages of those who process solicitudes. */
export function processingStates({ visit, signIn }: Ways): State[] {
  const inbox = async (page: Page, application: Application, search = ''): Promise<void> => {
    await visit(page, application, `${AREA}${search}`, 'funcionario');
  };
  /** The first solicitud of the inbox at `search`. */
  const request = async (page: Page, application: Application, search: string): Promise<void> => {
    await inbox(page, application, search);
    await page.locator('tbody th a').first().click();
    await page.getByRole('heading', { level: 2, name: 'Acudiente' }).waitFor();
  };
  const own = (page: Page, application: Application) => request(page, application, '?estado=en_revision&asignacion=mias');

  return [
    {
      name: 'tramite-educacion',
      prepare: async (page, application) => {
        await inbox(page, application);
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'tramite-educacion-loading',
      prepare: async (page, application) => {
        application.script.direct(INBOX, { until: never });
        await signIn(page, application, 'funcionario');
        await stopTime(page);
        await page.goto(`${application.url}#${AREA}`);
        await page.locator('.list-skeleton').waitFor();
      },
    },
    {
      name: 'tramite-educacion-empty',
      prepare: async (page, application) => {
        await inbox(page, application, '?estado=retirada&asignacion=mias&texto=nadie');
        await page.getByText('No hay solicitudes como las que busca').waitFor();
      },
    },
    {
      name: 'tramite-educacion-beyond',
      prepare: async (page, application) => {
        await inbox(page, application, '?pagina=9999');
        await page.getByText('Esta página no existe').waitFor();
      },
    },
    {
      name: 'tramite-educacion-failed',
      prepare: async (page, application) => {
        application.script.direct(INBOX, { answer: { status: 500 } });
        await inbox(page, application);
        await page.getByRole('button', { name: 'Reintentar' }).waitFor();
      },
    },
    {
      name: 'tramite-educacion-forbidden',
      prepare: async (page, application) => {
        await visit(page, application, AREA, 'sinmenu');
        await page.getByText('No tiene permiso').waitFor();
      },
    },
    {
      name: 'tramite-educacion-unavailable',
      prepare: async (page, application) => {
        application.script.direct(INBOX, { answer: { status: 501 } });
        await inbox(page, application);
        await page.getByText('Este servicio no está disponible').waitFor();
      },
    },
    { name: 'solicitud-tramite', prepare: own },
    {
      name: 'solicitud-tramite-errors',
      prepare: async (page, application) => {
        await own(page, application);
        await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
        await page.getByRole('button', { name: 'Guardar la decisión' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'solicitud-tramite-calendar',
      prepare: async (page, application) => {
        await own(page, application);
        await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
        await page.getByRole('button', { name: 'Abrir el calendario' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'solicitud-tramite-stale',
      prepare: async (page, application) => {
        await own(page, application);
        // As a colleague's change, made behind this page's back.
        await application.database.query(
          "update solicitudes set version = version + 1, asignada_a = 'revisora' where asignada_a = 'funcionario' and estado = 'en_revision'",
        );
        await page.getByRole('button', { name: 'Liberar la solicitud' }).click();
        await page.getByText('Esto cambió mientras usted trabajaba').waitFor();
        await application.database.query(
          "update solicitudes set asignada_a = 'funcionario' where asignada_a = 'revisora' and estado = 'en_revision'",
        );
      },
    },
    { name: 'solicitud-tramite-result', prepare: (page, application) => request(page, application, '?estado=asignada') },
    {
      name: 'solicitud-tramite-unknown',
      prepare: async (page, application) => {
        await visit(page, application, `${AREA}/solicitudes/2026-7K3M9QX-1`, 'funcionario');
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'solicitud-tramite-history',
      prepare: async (page, application) => {
        await own(page, application);
        await page.getByRole('link', { name: 'Ver toda la historia' }).click();
        await page.getByRole('listitem').first().waitFor();
        await page.locator('.expediente-log li').first().waitFor();
      },
    },
    {
      name: 'solicitud-asistida',
      prepare: async (page, application) => {
        await visit(page, application, `${AREA}/nueva`, 'funcionario');
        await page.getByRole('heading', { level: 1, name: 'Aviso de privacidad' }).waitFor();
      },
    },
  ];
}
