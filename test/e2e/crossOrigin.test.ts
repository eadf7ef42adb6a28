import { useApplication } from './support/harness';
import {
  adminGroup,
  answerDialog,
  DIALOGS,
  seeDialog,
  seeLogin,
  SIGN_IN_PATH,
  signIn,
  signOut,
  submitButton,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

/** The backend has a port of its own; `apiBase` is its absolute address. */
const harness = useApplication({ elsewhere: true });

it('a whole session with a backend of another origin', async () => {
  const page = await harness.open('#/educacion');
  await seeLogin(page);
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  await answerDialog(page);
  await submitLogin(page, 'admin');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
  await adminGroup(page).waitFor();
  const sent = harness.app.script.requests.filter(({ method }) => method !== 'OPTIONS');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${SIGN_IN_PATH}`,
    `POST ${SIGN_IN_PATH}`,
    `GET ${SUMMARY_PATH}`,
  ]);
  for (const { headers } of sent) {
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers).not.toHaveProperty('cookie');
  }
  expect(sent[2]?.headers['authorization']).toMatch(/^Bearer ./);
  await page.evaluate(() => sessionStorage.setItem('pisamiToken', 'forged'));
  await typeHash(page, '#/tramitacion/tramite-educacion');
  await seeDialog(page, DIALOGS.notAuthorised);
  await answerDialog(page);
  await submitLogin(page, 'admin');
  await page.getByRole('table').waitFor();
  await signOut(page);
});

it('an answer that the browser withholds is a message, and no TypeError', async () => {
  // Chromium itself complains of it in the console.
  const page = await harness.open('#/login', { mayComplain: true });
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(/api\/token\/generar/, (route) =>
    route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': 'http://other.test' }, json: { token: 'x' } }),
  );
  await submitLogin(page, 'admin');
  await seeDialog(page, DIALOGS.noAnswer);
  await answerDialog(page);
  await page.unroute(/api\/token\/generar/);
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Sus secciones' }).waitFor();
  expect(errors).toEqual([]);
  await signOut(page);
  await signIn(page);
});
