import { useApplication } from './support/harness';
import {
  adminGroup,
  hashOf,
  openSite,
  seeAddress,
  seeHeading,
  seeLogin,
  seeNotFound,
  seeSite,
  typeHash,
} from './support/screens';

const harness = useApplication();

it('the empty path leads to the citizens’ area in its own history entry', async () => {
  const page = await harness.open('#/login');
  await seeLogin(page);
  for (const empty of ['#/', '#', '#//', '']) {
    await typeHash(page, empty);
    await seeHeading(page, 'Trámites de educación');
    await seeAddress(page, '#/tramites/educacion');
    await page.goBack();
    await seeAddress(page, '#/login');
    await seeLogin(page);
  }
});

it('only an exact match of the empty path redirects', async () => {
  const page = await harness.open('#/x');
  await seeNotFound(page);
  await page.goto(harness.app.url);
  await seeAddress(page, '#/tramites/educacion');
});

it('the 404 screen says so and leads to login', async () => {
  const page = await harness.open('#/nada');
  await seeNotFound(page);
  await page.getByText('El recurso buscado no fue encontrado.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ir a login', exact: true }).click();
  await seeLogin(page);
  expect(hashOf(page)).toBe('#/login');
});

it('an odd hash is the 404 screen or the right route, never a blank page', async () => {
  const notFound = '404 PAGINA NO ENCONTRADA';
  const page = await harness.open('#/login');
  for (const [hash, heading] of [
    ['#algo', notFound],
    ['#algo/x', notFound],
    ['#.x', notFound],
    ['#.', notFound],
    ['#..', notFound],
    ['#!/x', notFound],
    ['#!/login', notFound],
    ['#//x', notFound],
    ['#/x//y', notFound],
    ['#/x%', notFound],
    ['#/%E0%A4%A', notFound],
    ['#/x/', notFound],
    ['#/login/x', notFound],
    ['#/Login', notFound],
    ['#/__proto__', notFound],
    ['#/constructor', notFound],
    ['#\\evil.test', notFound],
    ['#//evil.test/', notFound],
    ['#javascript:alert(1)', notFound],
    ['#<img src=x>', notFound],
    ['#login', 'INGRESO A PISAMI'],
    ['#/login/', 'INGRESO A PISAMI'],
    ['#//login', 'INGRESO A PISAMI'],
    ['#/login?x=%', 'INGRESO A PISAMI'],
    ['#/l%6Fgin', 'INGRESO A PISAMI'],
    ['#/tramites//educacion/', 'Trámites de educación'],
    ['#/tramites/educacion/nada', notFound],
    ['#/tramites', notFound],
    ['#/tramitacion', notFound],
  ] as const) {
    // Typed into a page that stands, and opened in one that does not.
    await typeHash(page, hash);
    await seeHeading(page, heading);
    await page.reload();
    await seeHeading(page, heading);
  }
  // Thirty loads of the page.
}, 120_000);

it('each area has a 404 page of its own', async () => {
  const page = await openSite(harness);
  for (const path of ['#/educacion/nada', '#/tramitacion/tramite-educacion/nada/mas']) {
    await typeHash(page, path);
    await seeNotFound(page);
    expect(await adminGroup(page).count()).toBe(1);
  }
  await typeHash(page, '#/sitio/nada');
  await seeNotFound(page);
});

it('Back and Forward walk the pages', async () => {
  const page = await openSite(harness);
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  await typeHash(page, '#/nada');
  await seeNotFound(page);
  await page.goBack();
  await seeHeading(page, 'Educación');
  await page.goBack();
  await seeSite(page);
  await page.goForward();
  await seeHeading(page, 'Educación');
  await page.goForward();
  await seeNotFound(page);
});

it('a new page takes the focus to its heading and its name to the title', async () => {
  const page = await openSite(harness);
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  expect(await page.evaluate(() => [document.activeElement?.tagName, document.title, document.documentElement.lang])).toEqual([
    'H1',
    'Educación · PISAMI',
    'es',
  ]);
});
