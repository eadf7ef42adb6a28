import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { type Application, type ApplicationOptions, startApplication } from '../../support/application';
import { launchBrowser } from '../../support/browser';

jest.setTimeout(40_000);

/** Longer than anything takes on a busy machine; a wait that is met ends at once. */
const WAIT_MS = 12_000;

/** The browser, and the database: made once, of which a busy machine makes a minute. */
const START_MS = 120_000;

interface HarnessOptions extends ApplicationOptions {
  /** The browser has its back/forward cache. */
  readonly pageCache?: boolean;
}

export interface OpenOptions {
  /** Another tab of the same person; without it, a browser of its own. */
  readonly context?: BrowserContext;
  /** Called before the first address: routes, scripts, the clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The test provokes errors of the page itself. */
  readonly mayComplain?: true;
}

export interface Harness {
  readonly app: Application;
  /** A tab at `address` below the application's folder, such as `#/login`. */
  open(address?: string, options?: OpenOptions): Promise<Page>;
  /** One person's browser, for several tabs; with `options`, on another device. */
  person(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** What the console may hold without a fault of ours: Chromium itself notes each failed request. */
function isOurs(message: string): boolean {
  return !message.startsWith('Failed to load resource');
}

/**
 * One browser and one built application for all tests of a file; each test has its own contexts, and fails
 * when a page of it threw or wrote to the console (D16b).
 */
export function useApplication({ pageCache = false, ...options }: HarnessOptions = {}): Harness {
  let browser: Browser | undefined;
  let application: Application | undefined;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    [browser, application] = await Promise.all([launchBrowser({ pageCache }), startApplication(options)]);
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

  return {
    get app() {
      return running();
    },
    person,
    async open(address = '', { context, prepare, mayComplain } = {}) {
      const page = await (context ?? (await person())).newPage();
      if (!mayComplain) {
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (isOurs(message.text())) complaints.push(message.text());
        });
      }
      await prepare?.(page);
      await page.goto(running().url + address);
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
