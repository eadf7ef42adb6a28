import { useApplication } from './support/harness';
import {
  DIALOGS,
  openSite,
  readStorage,
  seeDialog,
  seeHeading,
  SIGN_IN_PATH,
  signIn,
  signOut,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

const harness = useApplication();

const received = (path: string) => harness.app.script.requests.filter((request) => request.path === path);

it('arrive at the backend as specified', async () => {
  const page = await harness.open('#/login');
  // Before the cookie is there: no anti-forgery header.
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  await page.keyboard.press('Enter');
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'XSRF-TOKEN');
  await signIn(page);
  const token = (await readStorage(page)).tab['pisamiToken'];
  await typeHash(page, '#/educacion');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();

  const [first, second] = received(SIGN_IN_PATH);
  expect(first?.method).toBe('POST');
  expect(first?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(first?.headers).not.toHaveProperty('authorization');
  expect(first?.headers).not.toHaveProperty('x-xsrf-token');
  expect(second?.headers['x-xsrf-token']).toBe(cookie?.value);
  expect(JSON.parse(second?.body ?? '')).toEqual({ login: 'admin', password: 'admin2026' });

  const [summary] = received(SUMMARY_PATH);
  expect(summary?.method).toBe('GET');
  expect(summary?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  });
  expect(summary?.headers).not.toHaveProperty('x-xsrf-token');
});

it('carry the token of now: read, replaced and removed', async () => {
  const page = await openSite(harness);
  await page.evaluate(() => sessionStorage.setItem('pisamiToken', 'replaced'));
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 200, body: { solicitudes: 7, cupos: 8 } } });
  await typeHash(page, '#/educacion');
  await page.getByText('7', { exact: true }).waitFor();
  expect(received(SUMMARY_PATH).at(-1)?.headers['authorization']).toBe('Bearer replaced');
  await signOut(page);
  await submitLogin(page, 'admin', 'wrong');
  await seeDialog(page, DIALOGS.notAuthorised);
  expect(received(SIGN_IN_PATH).at(-1)?.headers).not.toHaveProperty('authorization');
});

it('a malformed cookie breaks no call', async () => {
  const context = await harness.person();
  const page = await harness.open('#/login', { context });
  await page.evaluate(() => {
    document.cookie = 'otra=%E0%A4%A';
    document.cookie = 'XSRF-TOKEN=%E0%A4%A; path=/';
  });
  await signIn(page);
  expect(received(SIGN_IN_PATH)[0]?.headers['x-xsrf-token']).toBe('%E0%A4%A');
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
});
