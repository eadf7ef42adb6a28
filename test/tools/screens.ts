import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { type Application, startApplication } from '../support/application';
import { launchBrowser } from '../support/browser';
import type { State } from './screens/state';
import { states } from './screens/states';

/**
 * `npm run screens`: pictures of every screen and state of the build in dist/, in .cache/screens/.
 * After `--`: names of states make only those; `--readme` makes the README's pictures anew, in test/screens/.
 */
const root = resolve(__dirname, '../..');

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;
const NARROW = 768;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** State, width and scheme of the pictures that the README shows. */
const readmePictures = [
  ['login', 1280, 'light'],
  ['sitio-third-level', 1280, 'light'],
  ['menu-over-page', 360, 'light'],
  ['educacion', 360, 'dark'],
  ['solicitud-opciones', 360, 'light'],
  ['resultados', 1280, 'light'],
  ['tramite-educacion', 1280, 'light'],
  ['asignacion-comparada', 1280, 'light'],
] as const;

async function inState(browser: Browser, state: State, scheme: Scheme, work: (page: Page) => Promise<void>): Promise<void> {
  const application: Application = await startApplication();
  const viewport = state.narrowOnly ? sizes[2] : sizes[0];
  const context = await browser.newContext({ colorScheme: scheme, locale: 'es-CO', viewport });
  try {
    const page = await context.newPage();
    await state.prepare(page, application);
    // Away from what would show that it is pointed at.
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
    await work(page);
  } finally {
    await context.close();
    await application.close();
  }
}

/** What the page needs sideways beyond the window: 0 on every screen. */
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function takeAll(browser: Browser, state: State, folder: string): Promise<void> {
  for (const scheme of schemes) {
    await inState(browser, state, scheme, async (page) => {
      for (const size of sizes.filter(({ width }) => !state.narrowOnly || width < NARROW)) {
        await page.setViewportSize(size);
        await page.waitForTimeout(250);
        const sideways = await page.evaluate<number>(SIDEWAYS);
        if (sideways > 0) console.log(`${state.name} at ${size.width}: scrolls sideways by ${sideways} px`);
        await page.screenshot({ path: join(folder, `${state.name}-${size.width}-${scheme}.png`), fullPage: !state.layered });
      }
      if (scheme === 'dark') return;
      await page.setViewportSize(sizes[0]);
      await page.emulateMedia({ media: 'print' });
      await page.screenshot({ path: join(folder, `${state.name}-print.png`), fullPage: true });
    });
  }
}

async function takeForReadme(browser: Browser): Promise<void> {
  const folder = join(root, 'test/screens');
  mkdirSync(folder, { recursive: true });
  for (const [name, width, scheme] of readmePictures) {
    const state = states.find((candidate) => candidate.name === name);
    const size = sizes.find((candidate) => candidate.width === width);
    if (!state || !size) throw new Error(`There is no state '${name}' at ${width}`);
    await inState(browser, state, scheme, async (page) => {
      await page.setViewportSize(size);
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
    });
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no build in dist/: run npm run build first');
  const browser = await launchBrowser();
  try {
    if (args.includes('--readme')) {
      await takeForReadme(browser);
      return;
    }
    const folder = join(root, '.cache/screens');
    if (args.length === 0) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const state of states.filter(({ name }) => args.length === 0 || args.includes(name))) {
      try {
        await takeAll(browser, state, folder);
        console.log(state.name);
      } catch (error) {
        // The other screens are still worth having.
        console.error(`${state.name}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
