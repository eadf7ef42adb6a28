import { useApplication } from './support/harness';
import {
  answerDialog,
  DIALOGS,
  seeDialog,
  seeHeading,
  seeLogin,
  seeNotFound,
  seeSite,
  signIn,
  signOut,
  signOutLink,
  submitLogin,
  typeHash,
} from './support/screens';

/** Not at the server's root. */
const harness = useApplication({ base: '/x/' });

it.each(['', 'index.html', '?a=b'])(
  'works from its folder, opened as /x/%s, and its console stays empty on every screen',
  async (entry) => {
    const complaints: string[] = [];
    const page = await harness.open(entry, {
      mayComplain: true,
      prepare: (blank) => {
        blank.on('console', (message) => complaints.push(message.text()));
        blank.on('pageerror', (error) => complaints.push(String(error)));
        blank.on('requestfailed', (request) => {
          // A page that is left calls its reading off; that is no failure.
          if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
        });
        blank.on('response', (response) => {
          if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
        });
        return Promise.resolve();
      },
    });
    await seeHeading(page, 'Trámites de educación');
    await typeHash(page, '#/nada');
    await seeNotFound(page);
    await typeHash(page, '#/login');
    await seeLogin(page);
    await page.getByLabel('Usuario').press('Enter');
    await seeDialog(page, DIALOGS.invalidForm);
    await answerDialog(page);
    await page.getByRole('link', { name: 'Olvido su clave?' }).click();
    await answerDialog(page);
    await submitLogin(page, 'sintoken');
    await seeDialog(page, DIALOGS.signInFailed);
    await answerDialog(page);
    await signIn(page);
    await page.getByPlaceholder('Buscar...').fill('edu');
    for (const hash of [
      '#/educacion',
      '#/educacion/nada',
      '#/tramitacion/tramite-educacion',
      '#/tramites/educacion/nada',
      '#/tramites/educacion',
      '#/sitio',
    ]) {
      await typeHash(page, hash);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    await page.reload();
    await seeSite(page);
    await signOutLink(page).click();
    await seeDialog(page, DIALOGS.signOut);
    await answerDialog(page, 'Cancelar');
    await signOut(page);
    expect(new URL(page.url()).pathname).toBe(entry === 'index.html' ? '/x/index.html' : '/x/');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  },
);
