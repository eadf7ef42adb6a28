import type { Page, Route } from 'playwright-core';

import { eventually, useApplication } from './support/harness';
import {
  adminGroup,
  openSite,
  readStorage,
  seeAddress,
  seeHeading,
  seeLogin,
  seeSite,
  signIn,
  typeHash,
} from './support/screens';

const harness = useApplication();

/** A page, and the names, without hash, of the scripts that it has ever asked for. */
async function openRecorded(hash: string): Promise<{ page: Page; names: Set<string> }> {
  const names = new Set<string>();
  const page = await harness.open(hash, {
    prepare: (blank) => {
      blank.on('request', (request) => {
        const [, name] = /\/static\/(.+?)\.[0-9a-f]{6}\.js$/.exec(request.url()) ?? [];
        if (name) names.add(name);
      });
      return Promise.resolve();
    },
  });
  return { page, names };
}

const script = (name: string): RegExp => new RegExp(`/static/${name}\\.[0-9a-f]+\\.js$`);
const FAILURE = 'No fue posible cargar esta sección. Verifique su conexión e intente de nuevo';

const failures = {
  'a 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' }),
  'no network': (route) => route.abort('internetdisconnected'),
  'HTML in its place': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hola' }),
  'an empty script': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>;

it('fetches each area when it is first needed', async () => {
  const { page, names } = await openRecorded('#/login');
  await seeLogin(page);
  await page.waitForLoadState('networkidle');
  const areas = ['citizen', 'places', 'processing'];
  const fetched = (): string[] => areas.filter((area) => names.has(area));
  expect(fetched()).toEqual([]);
  await signIn(page);
  expect(fetched()).toEqual([]);
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  expect(fetched()).toEqual(['places']);
  await typeHash(page, '#/tramitacion/tramite-educacion');
  await seeHeading(page, 'Procesamiento de trámites');
  expect(fetched()).toEqual(['places', 'processing']);
  await typeHash(page, '#/tramites/educacion');
  await seeHeading(page, 'Trámites de educación');
  expect(fetched()).toEqual(areas);
});

it('does not fetch a staff area without a session', async () => {
  const { page, names } = await openRecorded('#/educacion');
  await seeLogin(page);
  await page.waitForLoadState('networkidle');
  expect(names.has('places')).toBe(false);
});

it('brings a family nothing of the staff’s', async () => {
  const { page, names } = await openRecorded('#/tramites/educacion');
  await seeHeading(page, 'Trámites de educación');
  // What comes later than the page comes with it.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/dialogs.')));
  await page.waitForLoadState('networkidle');
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names.has('site')).toBe(false);
  expect(styles.filter((href) => href?.includes('/icons.'))).toEqual([]);
});

it('brings the icons of the menu to a staff page that is opened from outside', async () => {
  const { page } = await openRecorded('#/login');
  await signIn(page);
  await typeHash(page, '#/educacion');
  await seeHeading(page, 'Educación');
  await page.reload();
  await page.locator('link[rel=stylesheet][href*="/icons."]').waitFor({ state: 'attached' });
});

describe('an area’s files are asked for beside the first load', () => {
  /** The scripts that the page asks for ahead, when the application's own does nothing. */
  async function askedAhead(page: Page, hash: string): Promise<readonly string[]> {
    await page.route(script('main'), failures['an empty script']);
    await page.goto(`${harness.app.url}${hash}`);
    const asked = page.locator('head link[rel=preload][as=script]');
    const addresses = await asked.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return addresses.map((address) => address.replace(/^static\/(.+)\.[0-9a-f]{6}\.js$/, '$1')).sort();
  }

  it.each([
    ['', []],
    ['#/', []],
    ['#/tramites/educacion', []],
    ['#/tramites/educacion/solicitud/aviso', ['solicitud']],
    ['#/tramites/educacion/consulta', ['lookUp']],
  ])('the citizens’ at "%s", with its page’s %j', async (hash, ofPage) => {
    const page = await (await harness.person()).newPage();
    const asked = await askedAhead(page, hash);
    expect(asked).toEqual(['axios', 'tramites', 'citizen', 'widgets', ...ofPage].sort());
  });

  it('staff’s when there is a session, and once: the application takes what has come', async () => {
    const page = await openSite(harness);
    const asked = await askedAhead(page, '?otra=carga#/educacion');
    expect(asked).toEqual(['axios', 'places', 'site', 'widgets']);
    await page.unroute(script('main'));
    let again = 0;
    page.on('request', (request) => (again += script('places').test(request.url()) ? 1 : 0));
    await page.reload();
    await seeHeading(page, 'Educación');
    expect(again).toBe(1);
  });

  it('and one of its pages, when it is opened in the application', async () => {
    const { page, names } = await openRecorded('#/tramites/educacion');
    await page.getByRole('link', { name: 'Pedir un cupo' }).click();
    await seeHeading(page, 'Aviso de privacidad');
    expect(names).toContain('solicitud');
  });

  it('nothing before a sign-in', async () => {
    const page = await (await harness.person()).newPage();
    expect(await askedAhead(page, '#/educacion')).toEqual([]);
    expect(await askedAhead(page, '?otra#/login')).toEqual([]);
  });
});

it.each(Object.entries(failures))('an area that fails by %s is told inside the shell, and a retry helps', async (_case, fail) => {
  const page = await openSite(harness, { mayComplain: true });
  await page.route(script('places'), fail);
  await typeHash(page, '#/educacion');
  await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
  expect(await adminGroup(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
  await page.unroute(script('places'));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await seeHeading(page, 'Educación');
  await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
});

it('a style sheet that fails is told and helped as well', async () => {
  const sheet = /\/static\/places\.[0-9a-f]+\.css$/;
  const page = await openSite(harness);
  await page.route(sheet, (route) => route.abort());
  await typeHash(page, '#/educacion');
  await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
  await page.unroute(sheet);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await seeHeading(page, 'Educación');
});

it('a shell that fails is told, and a retry helps', async () => {
  const page = await harness.open('#/login', { prepare: (blank) => blank.route(script('site'), (route) => route.abort()) });
  await page.getByLabel('Usuario').fill('admin');
  await page.getByLabel('Contraseña').fill('admin2026');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
  await page.unroute(script('site'));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await seeSite(page);
});

it('a dialog whose code cannot be had is the browser’s own', async () => {
  const texts: string[] = [];
  const page = await harness.open('#/login', { prepare: (blank) => blank.route(script('dialogs'), (route) => route.abort()) });
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  await signIn(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await seeLogin(page);
  expect(texts).toEqual(['Confirmacion\n\nDesea cerrar la sesión']);
});

it('a call whose client cannot be had is a message, and the next try works', async () => {
  const page = await harness.open('#/login', { prepare: (blank) => blank.route(script('axios'), (route) => route.abort()) });
  await page.getByLabel('Usuario').fill('admin');
  await page.getByLabel('Contraseña').fill('admin2026');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('No fue posible comunicarse con el servidor').waitFor();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.unroute(script('axios'));
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await seeSite(page);
});

describe('after a deployment', () => {
  /** Serves an index.html whose scripts have another name at each call of `deploy`, and counts the loads. */
  async function openDeployable(): Promise<{ page: Page; deploy(): void; loads(): number; deployEachTime(): void }> {
    let build = 0;
    let always = false;
    let loads = 0;
    const page = await harness.open('#/login', {
      prepare: async (blank) => {
        await blank.route(harness.app.url, async (route) => {
          if (always) build += 1;
          if (route.request().isNavigationRequest()) loads += 1;
          const answer = await route.fetch();
          const html = await answer.text();
          const body = build === 0 ? html : html.replace(/(static\/main\.[^"?]+\.js)/, `$1?build=${build}`);
          await route.fulfill({ response: answer, body });
        });
      },
    });
    await signIn(page);
    return { page, deploy: () => (build += 1), deployEachTime: () => (always = true), loads: () => loads };
  }

  it('a chunk that is gone reloads the page once, and the page goes on where it was', async () => {
    const { page, deploy, loads } = await openDeployable();
    await page.route(script('places'), async (route) => {
      await (loads() === 1 ? route.fulfill({ status: 404 }) : route.continue());
    });
    deploy();
    await typeHash(page, '#/educacion');
    await seeHeading(page, 'Educación');
    await seeAddress(page, '#/educacion');
    expect(loads()).toBe(2);
    expect((await readStorage(page)).tab).toHaveProperty('pisamiToken');
  });

  it('a failure that stays reloads once, and is told then', async () => {
    const { page, deploy, loads } = await openDeployable();
    await page.route(script('places'), (route) => route.fulfill({ status: 404 }));
    deploy();
    await typeHash(page, '#/educacion');
    await eventually(() => expect(loads()).toBe(2));
    await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    expect(loads()).toBe(2);
  });

  it('a page that is another at every look reloads once too', async () => {
    const { page, deployEachTime, loads } = await openDeployable();
    await page.route(script('places'), (route) => route.fulfill({ status: 404 }));
    deployEachTime();
    await typeHash(page, '#/educacion');
    await eventually(() => expect(loads()).toBeGreaterThan(1));
    await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    expect(loads()).toBe(2);
  });

  it('another failure later recovers too, also of the same chunk after another deployment', async () => {
    const { page, deploy, loads } = await openDeployable();
    let gone = ['places'];
    for (const name of ['places', 'processing']) {
      await page.route(script(name), (route) => (gone.includes(name) ? route.fulfill({ status: 404 }) : route.continue()));
    }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = [];
    });
    deploy();
    await typeHash(page, '#/educacion');
    await seeHeading(page, 'Educación');
    expect(loads()).toBe(2);
    gone = ['processing'];
    deploy();
    await typeHash(page, '#/tramitacion/tramite-educacion');
    await seeHeading(page, 'Procesamiento de trámites');
    expect(loads()).toBe(3);
    gone = ['places'];
    deploy();
    await typeHash(page, '#/educacion');
    await seeHeading(page, 'Educación');
    expect(loads()).toBe(4);
  });

  it('never reloads where storage is blocked', async () => {
    const { page, deploy, loads } = await openDeployable();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await page.route(script('places'), (route) => route.fulfill({ status: 404 }));
    deploy();
    await typeHash(page, '#/educacion');
    await page.getByRole('alert').getByText(FAILURE, { exact: true }).waitFor();
    expect(loads()).toBe(1);
  });
});
