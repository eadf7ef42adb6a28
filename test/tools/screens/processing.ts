import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import { state, type State } from './state';
import { stopTime, type Ways } from './ways';

const AREA = '/tramitacion/tramite-educacion';
const INBOX = '/api/educacion/tramitacion/solicitudes';
/** Stands for a photograph of a certificate. */
const PICTURE = resolve(__dirname, '../../screens/login-1280.png');
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
    state('tramite-educacion', async (page, application) => {
      await inbox(page, application);
      await page.getByRole('table').waitFor();
    }),
    state('tramite-educacion-loading', async (page, application) => {
      application.script.direct(INBOX, { until: never });
      await signIn(page, application, 'funcionario');
      await stopTime(page);
      await page.goto(`${application.url}#${AREA}`);
      await page.locator('.list-skeleton').waitFor();
    }),
    state('tramite-educacion-empty', async (page, application) => {
      await inbox(page, application, '?estado=retirada&asignacion=mias&texto=nadie');
      await page.getByText('No hay solicitudes como las que busca').waitFor();
    }),
    state('tramite-educacion-beyond', async (page, application) => {
      await inbox(page, application, '?pagina=9999');
      await page.getByText('Esta página no existe').waitFor();
    }),
    state('tramite-educacion-failed', async (page, application) => {
      application.script.direct(INBOX, { answer: { status: 500 } });
      await inbox(page, application);
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    }),
    state('tramite-educacion-forbidden', async (page, application) => {
      await visit(page, application, AREA, 'sinmenu');
      await page.getByText('No tiene permiso').waitFor();
    }),
    state('tramite-educacion-unavailable', async (page, application) => {
      application.script.direct(INBOX, { answer: { status: 501 } });
      await inbox(page, application);
      await page.getByText('Este servicio no está disponible').waitFor();
    }),
    state('solicitud-tramite', own),
    state('solicitud-tramite-soporte', async (page, application) => {
      const contenido = readFileSync(PICTURE).toString('base64');
      await page.route('**/archivos/*', (route) => route.fulfill({ json: { nombre: 'foto.png', tipo: 'image/png', contenido } }));
      await own(page, application);
      await page.getByRole('button', { name: /^Ver / }).first().click();
      await page.getByRole('img', { name: 'foto.png' }).waitFor();
    }),
    state('solicitud-tramite-errors', async (page, application) => {
      await own(page, application);
      await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
      await page.getByRole('button', { name: 'Guardar la decisión' }).click();
      await page.getByRole('alert').waitFor();
    }),
    state('solicitud-tramite-calendar', async (page, application) => {
      await own(page, application);
      await page.getByRole('radio', { name: 'Pedir una corrección' }).check();
      await page.getByRole('button', { name: 'Abrir el calendario' }).click();
      await page.getByRole('dialog').waitFor();
    }),
    state('solicitud-tramite-stale', async (page, application) => {
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
    }),
    state('solicitud-tramite-result', (page, application) => request(page, application, '?estado=asignada')),
    state('solicitud-tramite-reclamo', async (page, application) => {
      await application.database.query(
        `insert into reclamos (id, solicitud, clave, sobre, texto, en)
         select gen_random_uuid(), id, gen_random_uuid(), 'no_admitida', $1, now() from solicitudes
         where estado = 'no_admitida' and etapa is null order by id limit 1 on conflict do nothing`,
        ['Sí vivimos en la ciudad: el recibo del agua está a mi nombre.\nPido que admitan la solicitud.'],
      );
      await request(page, application, '?estado=con_reclamo');
      await page.getByRole('button', { name: 'No aceptarlo' }).click();
      await page.getByRole('alert').waitFor();
    }),
    state('solicitud-tramite-unknown', async (page, application) => {
      await visit(page, application, `${AREA}/solicitudes/2026-7K3M9QX-1`, 'funcionario');
      await page.getByRole('alert').waitFor();
    }),
    state('solicitud-tramite-history', async (page, application) => {
      await own(page, application);
      await page.getByRole('link', { name: 'Ver toda la historia' }).click();
      await page.getByRole('listitem').first().waitFor();
      await page.locator('.expediente-log li').first().waitFor();
    }),
    state('solicitud-en-nombre', async (page, application) => {
      await request(page, application, '?estado=asignada');
      await page.getByRole('link', { name: 'En nombre de la familia' }).click();
      await page.getByRole('button', { name: 'Aceptar el cupo', exact: true }).click();
      await page.getByRole('alert').first().waitFor();
    }),
    state('llamadas', async (page, application) => {
      await visit(page, application, `${AREA}/llamadas`, 'funcionario');
      await page
        .getByRole('button', { name: /^Llamada hecha/ })
        .first()
        .waitFor();
    }),
    state('historia-de-todas', async (page, application) => {
      await visit(page, application, `${AREA}/historia?lecturas=si`, 'admin');
      await page.locator('.expediente-log li').first().waitFor();
    }),
    state('solicitud-asistida', async (page, application) => {
      await visit(page, application, `${AREA}/nueva`, 'funcionario');
      await page.getByRole('heading', { level: 1, name: 'Aviso de privacidad' }).waitFor();
    }),
  ];
}
