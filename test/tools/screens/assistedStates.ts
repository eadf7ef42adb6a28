import type { Page } from 'playwright-core';

import { PROCESSING_PATHS } from '#areas/processing/processingPaths.ts';
import type { Step } from '#requestForm/steps.ts';
import { DRAFT_KEY, KEPT_KEY, RECEIPT_KEY } from '#services/storage/storageKeys.ts';
import type { Application } from '#test/support/application.ts';
import { draft, receipt } from './formSamples';
import { state, type State } from './state';

const LOGIN = 'funcionario';

type SignIn = (page: Page, application: Application, login?: string) => Promise<void>;

/** Assisted entry, in the shell, after its first step: what is kept is its user's (D13). */
export function assistedStates(signIn: SignIn): State[] {
  /** At a page of the form, in a tab that has kept `value` under `key` for who signs in. */
  const openKept = async (
    page: Page,
    application: Application,
    place: Step | 'enviada',
    kept: { readonly key: string; readonly value: object },
  ): Promise<void> => {
    await page.goto(`${application.url}#/login`);
    await page.getByLabel('Usuario').waitFor();
    const texts = { [`${kept.key}.tramiteEducacion.nueva`]: JSON.stringify(kept.value) };
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      KEPT_KEY,
      JSON.stringify({ user: LOGIN, texts }),
    ] as const);
    await signIn(page, application, LOGIN);
    await page.goto(`${application.url}#${PROCESSING_PATHS.newSolicitud}/${place}`);
  };
  const openStep = (page: Page, application: Application, step: Step): Promise<void> =>
    openKept(page, application, step, { key: DRAFT_KEY, value: { unanswered: false, draft } });

  return [
    state('solicitud-asistida-condiciones', async (page, application) => {
      await openStep(page, application, 'condiciones');
      await page
        .getByLabel(/^Adjuntar un soporte de: /)
        .first()
        .waitFor();
    }),
    state('solicitud-asistida-opciones', async (page, application) => {
      await openStep(page, application, 'opciones');
      await page.locator('.solicitud-ofertas li').first().waitFor();
    }),
    state('solicitud-asistida-revision', async (page, application) => {
      await openStep(page, application, 'revision');
      await page.getByRole('button', { name: 'Enviar solicitud' }).waitFor();
    }),
    state('solicitud-asistida-enviada', async (page, application) => {
      await openKept(page, application, 'enviada', { key: RECEIPT_KEY, value: { ...receipt, registradaPor: LOGIN } });
      await page.getByRole('strong').getByText(receipt.radicado).waitFor();
    }),
  ];
}
