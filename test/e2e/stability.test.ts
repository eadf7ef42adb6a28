import type { Page, Response } from 'playwright-core';

import { enter } from '../tools/screens/states';
import { stopTime } from '../tools/screens/ways';
import { hold, holdFile, type OpenOptions, useApplication } from './support/harness';
import { knownOf } from './support/keys';
import { INBOX_PATH, passwordField, seeHeading, seeLogin, seeSite, signIn, SUMMARY_PATH, userField } from './support/screens';

const CALL_PATH = '/api/educacion/convocatoria';
const STAGES_PATH = '/api/educacion/gestion/asignacion';
const harness = useApplication();

interface Watched {
  takeShifts(): string[];
}

/** Notes every shift of the layout, from each document's first paint on; also those that follow an input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          return `${name} from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeShifts = (): string[] => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { takeShifts });
  });
}

/** What stands in the page has been drawn. */
async function seeFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** What has moved in this document, once what is on its way to the screen is there. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await seeFrames(page);
  return page.evaluate(() => (window as unknown as Watched).takeShifts());
}

const sizes = [
  [1280, 800],
  [360, 740],
] as const;

const areas = [
  ['#/educacion', 'places', 'Educación'],
  ['#/tramitacion/tramite-educacion', 'processing', 'Procesamiento de trámites'],
  ['#/tramites/educacion', 'citizen', 'Trámites de educación'],
] as const;

/** A solicitud of the demonstration's first stage. */
async function allocated(): Promise<string> {
  const [row] = await harness.app.database.query(
    'select s.radicado from corrida_solicitudes c join solicitudes s on s.id = c.solicitud where c.numero = 1 order by s.id limit 1',
  );
  return String(row?.['radicado']);
}

/** Pages whose codes the convocatoria's catalogues name: what each shows of them, and the call of its own that it is read by. */
const named = [
  ['#/tramitacion/tramite-educacion', INBOX_PATH, 'main tbody tr'],
  ['#/tramitacion/tramite-educacion/solicitudes/{radicado}', `${INBOX_PATH}/{radicado}`, '#opciones'],
  ['#/educacion/oferta', '/api/educacion/gestion/ofertas', 'main tbody tr'],
  ['#/educacion/resultados?etapa=prioritaria', `${STAGES_PATH}/prioritaria/resultados`, '.bar-chart >> nth=3'],
  ['#/educacion/resultados/prioritaria/cortes', `${STAGES_PATH}/prioritaria/cortes`, '.card-table tbody th'],
  ['#/educacion/resultados/prioritaria/solicitudes/{radicado}', `${STAGES_PATH}/prioritaria/explicacion/{radicado}`, '#opciones'],
  ['#/tramites/educacion/oferta', '/api/educacion/sedes', '.oferta'],
] as const;

describe.each(sizes)('at %d × %d nothing moves', (width, height) => {
  const open = (address: string, { login, prepare, ...options }: OpenOptions & { login?: string } = {}): Promise<Page> =>
    harness.open(address, {
      ...options,
      prepare: async (page) => {
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        if (login !== undefined) await enter(page, harness.app, login);
        await prepare?.(page);
      },
    });

  it('is measured at all', async () => {
    const page = await open('#/login');
    await seeLogin(page);
    await seeFrames(page);
    await page.evaluate(() =>
      document.querySelector('h1')?.before(Object.assign(document.createElement('p'), { textContent: 'x' })),
    );
    expect(await shiftsOf(page)).not.toEqual([]);
  });

  it('on the login screen, and when its warnings come', async () => {
    const page = await open('#/login');
    await seeLogin(page);
    for (const field of [userField(page), passwordField(page), userField(page)]) await field.focus();
    await page.getByRole('alert').nth(1).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
    await userField(page).fill('x');
    await passwordField(page).fill('x');
    await page.getByRole('alert').first().waitFor({ state: 'detached' });
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('on the citizens’ page', async () => {
    const page = await open('#/tramites/educacion');
    await seeHeading(page, 'Trámites de educación');
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('on the site, after signing in and loaded anew', async () => {
    const page = await open('#/login');
    await signIn(page);
    expect(await shiftsOf(page)).toEqual([]);
    await page.reload();
    await seeSite(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('on an area, however long its numbers take', async () => {
    const held = harness.holdCall(SUMMARY_PATH);
    const page = await open('#/educacion', { login: 'admin' });
    await page.getByText('Cargando', { exact: true }).waitFor();
    held.release();
    await page.getByText(await harness.app.solicitudes(), { exact: true }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it.each([403, 404, 500])('on an area whose numbers cannot be had (%d)', async (status) => {
    const held = harness.holdCall(SUMMARY_PATH, { answer: { status, body: {} } });
    const page = await open('#/educacion', { login: 'admin' });
    await page.getByText('Cargando', { exact: true }).waitFor();
    held.release();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it.each(areas)('at %s, however long the code of the area takes', async (address, chunk, heading) => {
    const held = hold();
    const page = await open(address, {
      login: 'admin',
      waitUntil: 'commit',
      prepare: (blank) => holdFile(blank, new RegExp(`/static/${chunk}\\.[0-9a-f]+\\.js$`), held.until),
    });
    await page.getByText('Cargando la sección').waitFor();
    await seeFrames(page);
    held.release();
    await seeHeading(page, heading);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it("on the allocation's page, however long its stages take", async () => {
    const held = harness.holdCall(STAGES_PATH);
    const page = await open('#/educacion/asignacion?etapa=prioritaria', { login: 'coordinador' });
    await page.getByText('Cargando', { exact: true }).waitFor();
    held.release();
    await page.getByRole('heading', { level: 2, name: 'Simulación' }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it.each(named)('at %s, however long the names of its codes take', async (address, path, shown) => {
    const radicado = await allocated();
    const held = harness.holdCall(CALL_PATH);
    let isRead: Promise<Response> | undefined;
    const page = await open(address.replace('{radicado}', radicado), {
      login: 'admin',
      prepare: (blank) => {
        isRead = blank.waitForResponse((response) =>
          new URL(response.url()).pathname.endsWith(path.replace('{radicado}', radicado)),
        );
        return Promise.resolve();
      },
    });
    await (await isRead)?.finished();
    await held.arrived();
    await seeFrames(page);
    held.release();
    await page.locator(shown).first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  it("on a family's solicitud, however long the names of its codes take", async () => {
    const { radicado, documento, nacimiento } = await knownOf(harness.app.database, 'grado = 0');
    const held = harness.holdCall(CALL_PATH);
    const page = await open('#/tramites/educacion/consulta', { prepare: stopTime });
    await page.getByLabel('Número de radicado').fill(radicado);
    await page.getByLabel('Documento del estudiante').fill(documento);
    await page.getByLabel('Fecha de nacimiento del estudiante').fill(nacimiento);
    await page.getByRole('button', { name: 'Consultar' }).click();
    await page.clock.resume();
    await seeHeading(page, `Solicitud ${radicado}`);
    await held.arrived();
    await seeFrames(page);
    held.release();
    await page.getByRole('heading', { level: 2, name: 'Historia' }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  describe('on the results of a stage', () => {
    /** On a tall screen too, where what follows the pictures is seen while they come. */
    const results = (options: OpenOptions = {}): Promise<Page> =>
      open('#/educacion/resultados?etapa=prioritaria', {
        ...options,
        login: 'coordinador',
        prepare: async (page) => {
          await page.setViewportSize({ width, height: 1_400 });
          await options.prepare?.(page);
        },
      });
    const charts = /\/static\/charts\.[0-9a-f]+\.js$/;

    it('when its figures come', async () => {
      const held = harness.holdCall(`${STAGES_PATH}/prioritaria/resultados`);
      const page = await results();
      await page.getByRole('heading', { level: 2, name: 'Cifras' }).waitFor();
      held.release();
      await page.locator('.bar-chart').nth(3).waitFor();
      expect(await shiftsOf(page)).toEqual([]);
    });

    it("however long its charts' code takes", async () => {
      const held = hold();
      const page = await results({ waitUntil: 'commit', prepare: (blank) => holdFile(blank, charts, held.until) });
      await page.locator('.bar-chart').nth(3).waitFor();
      await seeFrames(page);
      expect(await page.locator('.bar-chart text').count()).toBe(0);
      held.release();
      await page.locator('.bar-chart text').first().waitFor();
      expect(await shiftsOf(page)).toEqual([]);
    });

    it("when its charts' code cannot be had, and when it can again", async () => {
      const page = await results({ prepare: (blank) => blank.route(charts, (route) => route.abort()) });
      await page.getByText('No fue posible traer la gráfica').nth(3).waitFor();
      expect(await shiftsOf(page)).toEqual([]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reintentar' }).first().click();
      await page.locator('.bar-chart text').first().waitFor();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });

  it('on the explanation of a solicitud, when it comes', async () => {
    const radicado = await allocated();
    const held = harness.holdCall(`${STAGES_PATH}/prioritaria/explicacion/${radicado}`);
    const page = await open(`#/educacion/resultados/prioritaria/solicitudes/${radicado}`, { login: 'coordinador' });
    await page.getByText('Etapa: Grupos de prioridad').waitFor();
    held.release();
    await page.getByRole('heading', { level: 2, name: 'Sus opciones' }).waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });
});
