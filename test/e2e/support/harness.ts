import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { type Application, type ApplicationOptions, startApplication } from '#test/support/application.ts';
import { launchBrowser } from '#test/support/browser.ts';
import type { Direction } from '#test/support/script.ts';
import { connectToBrowser } from './sharedBrowser';

jest.setTimeout(90_000);

/** Longer than anything takes on a busy machine; a wait that is met ends at once. */
const WAIT_MS = 30_000;

/** The browser, and the database: made once, of which a busy machine makes a minute. */
const START_MS = 120_000;

interface HarnessOptions extends ApplicationOptions {
  /** In a browser of its own, which has its back/forward cache. */
  readonly pageCache?: boolean;
}

export interface OpenOptions {
  /** Another tab of the same person; without it, a browser of its own. */
  readonly context?: BrowserContext;
  /** Called before the first address: routes, scripts, the clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Without it, until the page is loaded, which it never is while a file of it is held back. */
  readonly waitUntil?: 'commit';
  /** The test provokes errors of the page itself. */
  readonly mayComplain?: true;
}

export interface Harness {
  readonly app: Application;
  /** A tab at `address` below the application's folder, such as `#/login`. */
  open(address?: string, options?: OpenOptions): Promise<Page>;
  /** One person's browser, for several tabs; with `options`, on another device. */
  person(options?: BrowserContextOptions): Promise<BrowserContext>;
  /**
   * Holds the calls to a path until they are released. Nothing may race a clock: after 500 ms the overlay takes each
   * key and click, so that all that a held call leaves to do beneath it is done before, or in a page of `stopTime`.
   */
  holdCall(path: string, direction?: Omit<Direction, 'until'>): HeldCall;
  /** That many calls to `path` have reached the backend. */
  seeCalls(path: string, count?: number): Promise<void>;
}

export interface HeldCall {
  /** It has reached the backend. */
  arrived(): Promise<void>;
  release(): void;
}

/** What the console may hold without a fault of ours: Chromium itself notes each failed request. */
function isOurs(message: string): boolean {
  return !message.startsWith('Failed to load resource');
}

/**
 * One built application for all tests of a file, in the browser that all files share; each test has its own contexts,
 * and fails when a page of it threw or wrote to the console (D16b).
 */
export function useApplication({ pageCache = false, ...options }: HarnessOptions = {}): Harness {
  let browser: Browser | undefined;
  let application: Application | undefined;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    [browser, application] = await Promise.all([
      pageCache ? launchBrowser({ pageCache }) : connectToBrowser(),
      startApplication(options),
    ]);
  }, START_MS);
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    application?.script.reset();
    const found = complaints;
    contexts = [];
    complaints = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), application?.close()]);
  });

  const running = (): Application => {
    if (!application) throw new Error('Only within a test');
    return application;
  };
  const person = async (device?: BrowserContextOptions): Promise<BrowserContext> => {
    if (!browser) throw new Error('Only within a test');
    const context = await browser.newContext({ locale: 'es-CO', viewport: { width: 1280, height: 800 }, ...device });
    context.setDefaultTimeout(WAIT_MS);
    contexts.push(context);
    return context;
  };

  const seeCalls = (path: string, count = 1): Promise<void> =>
    eventually(() => {
      const calls = running().script.requests.filter((request) => request.path === path && request.method !== 'OPTIONS');
      expect(calls).toHaveLength(count);
    });

  return {
    get app() {
      return running();
    },
    person,
    seeCalls,
    holdCall(path, direction) {
      const { until, release } = hold();
      running().script.direct(path, { ...direction, until });
      return { arrived: () => seeCalls(path), release };
    },
    async open(address = '', { context, prepare, waitUntil, mayComplain } = {}) {
      const page = await (context ?? (await person())).newPage();
      if (!mayComplain) {
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (isOurs(message.text())) complaints.push(message.text());
        });
      }
      await prepare?.(page);
      await page.goto(running().url + address, { waitUntil: waitUntil ?? 'load' });
      return page;
    },
  };
}

/** Repeats a check until it holds. */
export async function eventually(check: () => unknown): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** A promise to hold an answer with, and what settles it. */
export function hold(): { readonly until: Promise<void>; release(): void } {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
}

/** A file of the page that does not come until then. */
export function holdFile(page: Page, file: RegExp, until: Promise<void>): Promise<unknown> {
  return page.route(file, async (route) => {
    await until;
    await route.continue();
  });
}

/** These files have come, as they do by themselves some time after a first page: what it takes depends on the machine. */
export async function seeFiles(page: Page, ...names: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const come = performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/(\w+)\.[0-9a-f]{6}/, '$1'));
    return wanted.every((one) => come.includes(one));
  }, names);
}
