import { useApplication } from './support/harness';
import {
  adminGroup,
  answerDialog,
  anyDialog,
  askAboveCall,
  DIALOGS,
  INBOX_PATH,
  openSite,
  readStorage,
  seeAddress,
  seeDialog,
  seeHeading,
  seeLogin,
  seeSite,
  sideMenu,
  SIGN_IN_PATH,
  signIn,
  signOut,
  signOutLink,
  submitLogin,
  SUMMARY_PATH,
  typeHash,
} from './support/screens';

const harness = useApplication();
const refused = { answer: { status: 401, body: {} } } as const;

describe('a staff page without a session', () => {
  it.each(['#/sitio', '#/educacion', '#/tramitacion/tramite-educacion'])(
    '%s leads to login, in its own history entry, and back after signing in',
    async (hash) => {
      const page = await harness.open('#/tramites/educacion');
      await seeHeading(page, 'Trámites de educación');
      await typeHash(page, hash);
      await seeLogin(page);
      await submitLogin(page, 'admin');
      await seeAddress(page, hash);
      await page.goBack();
      await seeAddress(page, '#/tramites/educacion');
    },
  );

  it('keeps the whole address, also over a reload', async () => {
    const page = await harness.open('#/educacion/nada?x=1%202');
    await seeLogin(page);
    await page.reload();
    await submitLogin(page, 'admin');
    await seeHeading(page, '404 PAGINA NO ENCONTRADA');
    await seeAddress(page, '#/educacion/nada?x=1%202');
    expect(await sideMenu(page).count()).toBe(1);
  });
});

it('goes on after a reload', async () => {
  const page = await openSite(harness);
  const before = await readStorage(page);
  await page.reload();
  await seeSite(page);
  await sideMenu(page).getByRole('link', { name: 'Inicio' }).waitFor();
  expect(await readStorage(page)).toEqual(before);
});

it('the login screen of an open session says whose it is, and goes on or changes the user', async () => {
  const page = await openSite(harness);
  await typeHash(page, '#/login');
  await page.getByText('admin', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await seeSite(page);
  await typeHash(page, '#/login');
  await seeLogin(page);
  await signIn(page, 'funcionario');
  await sideMenu(page).getByText('Tramitación de educación').waitFor();
  expect(await adminGroup(page).count()).toBe(0);
});

describe('a 401 on a later call', () => {
  it('says so once, drops the token, leads to login and back to the page for the same user', async () => {
    const page = await openSite(harness);
    harness.app.script.direct(SUMMARY_PATH, { ...refused, times: 1 });
    await typeHash(page, '#/educacion');
    await seeDialog(page, DIALOGS.notAuthorised);
    await seeAddress(page, '#/login');
    const { tab, shared } = await readStorage(page);
    expect(tab).not.toHaveProperty('pisamiToken');
    expect(shared).toHaveProperty('AuthorizationItem');
    await answerDialog(page);
    expect(await anyDialog(page).count()).toBe(0);
    await submitLogin(page, 'admin');
    await seeHeading(page, 'Educación');
    await seeAddress(page, '#/educacion');
  });

  it('leads another user to the site', async () => {
    const page = await openSite(harness);
    harness.app.script.direct(SUMMARY_PATH, { ...refused, times: 1 });
    await typeHash(page, '#/educacion');
    await seeDialog(page, DIALOGS.notAuthorised);
    await answerDialog(page);
    await submitLogin(page, 'funcionario');
    await seeSite(page);
    await seeAddress(page, '#/sitio');
  });

  it('comes of a token that the server never gave', async () => {
    const page = await harness.open('#/login');
    await page.evaluate(() => sessionStorage.setItem('pisamiToken', 'forged'));
    await typeHash(page, '#/educacion');
    await seeDialog(page, DIALOGS.notAuthorised);
    expect((await readStorage(page)).tab).not.toHaveProperty('pisamiToken');
  });
});

it('a 403 tells, and leaves the session', async () => {
  const page = await openSite(harness, { login: 'sinmenu' });
  await typeHash(page, '#/educacion');
  await page.getByRole('alert').getByText('No tiene permiso para esta sección', { exact: true }).waitFor();
  expect(await anyDialog(page).count()).toBe(0);
  expect((await readStorage(page)).tab).toHaveProperty('pisamiToken');
  await typeHash(page, '#/sitio');
  await seeSite(page);
});

it.each([
  ['an HTML page', { status: 200, body: '<!doctype html><p>hola' }, 'El servidor dio una respuesta'],
  ['another JSON', { status: 200, body: { solicitudes: 'x' } }, 'El servidor dio una respuesta'],
  ['a 500', { status: 500, body: '<p>x' }, 'Ha ocurrido un error'],
])('%s as a page’s data is a message with a retry', async (_case, answer, message) => {
  const page = await openSite(harness);
  harness.app.script.direct(SUMMARY_PATH, { answer, times: 1 });
  await typeHash(page, '#/educacion');
  await page.getByRole('alert').getByText(message).waitFor();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
});

it('where the backend is without the resource, its place says so', async () => {
  const page = await openSite(harness);
  harness.app.script.direct(SUMMARY_PATH, { answer: { status: 404, body: {} } });
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  const told = page.getByRole('main').getByRole('alert');
  expect(await told.innerText()).toBe('Este servicio no está disponible en este momento.');
  expect(await page.getByRole('term').count()).toBe(0);
});

describe('a call that is held', () => {
  it('is called off by signing out: its 401 does not reach the next session', async () => {
    const page = await openSite(harness);
    const held = harness.holdCall(SUMMARY_PATH, { ...refused, times: 1 });
    await askAboveCall(page, held);
    await answerDialog(page, 'Si, deseo cerrar sesión');
    await seeLogin(page);
    expect(await readStorage(page)).toMatchObject({ tab: {}, shared: {} });
    await signIn(page, 'funcionario');
    const before = await readStorage(page);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(INBOX_PATH));
    held.release();
    await typeHash(page, '#/tramitacion/tramite-educacion');
    await answered;
    await page.getByRole('table').waitFor();
    expect(await anyDialog(page).count()).toBe(0);
    expect(await readStorage(page)).toEqual(before);
  });

  it('with an earlier token does not end the session of the present one', async () => {
    const page = await openSite(harness);
    const { tab } = await readStorage(page);
    const held = harness.holdCall(SUMMARY_PATH, { ...refused, times: 1 });
    await page.evaluate(() => sessionStorage.setItem('pisamiToken', 'earlier'));
    await typeHash(page, '#/educacion');
    await held.arrived();
    await page.evaluate((token) => sessionStorage.setItem('pisamiToken', token ?? ''), tab['pisamiToken']);
    held.release();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
    expect(await anyDialog(page).count()).toBe(0);
  });

  it('is called off by a newer one of its kind', async () => {
    const page = await openSite(harness);
    const held = harness.holdCall(SUMMARY_PATH, { ...refused, times: 1 });
    await typeHash(page, '#/educacion');
    await held.arrived();
    const first = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SUMMARY_PATH));
    await typeHash(page, '#/tramitacion/tramite-educacion');
    await first;
    held.release();
    await page.getByRole('table').waitFor();
    expect(await anyDialog(page).count()).toBe(0);
  });
});

describe('signing out', () => {
  it('asks; a no, Escape included, changes nothing', async () => {
    const page = await openSite(harness);
    const before = await readStorage(page);
    await signOutLink(page).click();
    await seeDialog(page, DIALOGS.signOut);
    await answerDialog(page, 'Cancelar');
    await signOutLink(page).click();
    await seeDialog(page, DIALOGS.signOut);
    await page.keyboard.press('Escape');
    await anyDialog(page).waitFor({ state: 'detached' });
    await seeSite(page);
    expect(await readStorage(page)).toEqual(before);
  });

  it('removes token, menu and year, forgets the page, and works offline', async () => {
    const context = await harness.person();
    const page = await openSite(harness, { context });
    await typeHash(page, '#/educacion');
    await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
    await context.setOffline(true);
    await signOut(page);
    await seeAddress(page, '#/login');
    const { tab, shared } = await readStorage(page);
    for (const key of ['pisamiToken', 'AuthorizationItem', 'anio']) expect({ ...tab, ...shared }).not.toHaveProperty(key);
    expect(JSON.stringify({ tab, shared })).not.toContain('Cupo escolar');
    await page.goBack();
    await seeLogin(page);
    await context.setOffline(false);
    harness.app.script.direct(SIGN_IN_PATH, {});
  });

  it('lets the next sign-in go to the site', async () => {
    const page = await openSite(harness);
    await typeHash(page, '#/educacion');
    await seeHeading(page, 'Educación');
    await signOut(page);
    await signIn(page);
    await seeAddress(page, '#/sitio');
  });
});

it('ends on the server when the person signs out', async () => {
  const page = await openSite(harness);
  const { tab } = await readStorage(page);
  const told = page.waitForResponse((response) => response.url().endsWith('/api/token/cerrar'));
  await signOut(page);
  expect((await told).status()).toBe(200);
  const headers = { Authorization: `Bearer ${tab['pisamiToken']}` };
  const answer = await page.request.get(`${harness.app.url}cupo-escolar${SUMMARY_PATH}`, { headers });
  expect(answer.status()).toBe(401);
});
