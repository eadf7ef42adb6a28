import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

import { type Application, type ApplicationOptions, startApplication } from '#test/support/application.ts';
import { launchBrowser } from '#test/support/browser.ts';

/** A tab of a person of its own: nothing is kept from an earlier one. */
export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
}

type Work<Result> = (tab: Tab) => Promise<Result>;

/** Opens tabs, each for the time of a piece of work. */
export type InTab = <Result>(kind: TabKind, work: Work<Result>) => Promise<Result>;

/** `phone`: the mobile profile of Lighthouse. `slowDesktop`: its processor only, on a wide screen. */
type TabKind = 'phone' | 'slowDesktop' | 'desktop';

const CPU_SLOWDOWN = 4;
const MOBILE_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export async function withBrowser<Result>(work: (inTab: InTab, browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  const inTab: InTab = async (kind, use) => {
    const context = await browser.newContext({ locale: 'es-CO', ...(kind === 'phone' ? PHONE : DESKTOP) });
    try {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      if (kind !== 'desktop') await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      if (kind === 'phone') {
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', MOBILE_NETWORK);
      }
      return await use({ page, devtools });
    } finally {
      await context.close();
    }
  };
  try {
    return await work(inTab, browser);
  } finally {
    await browser.close();
  }
}

/** The build in dist/ (or another) with its backend, for the time of a piece of work. */
export async function withApplication<Result>(
  work: (application: Application) => Promise<Result>,
  options?: ApplicationOptions,
): Promise<Result> {
  const application = await startApplication(options);
  try {
    return await work(application);
  } finally {
    await application.close();
  }
}
