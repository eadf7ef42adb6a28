import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';

/** How a page is brought somewhere. */
export interface Ways {
  /** Signed in, then at a page of the application. */
  readonly visit: (page: Page, application: Application, path: string, login?: string) => Promise<void>;
  readonly signIn: (page: Page, application: Application, login?: string) => Promise<void>;
}

/**
 * From now on the page's own time stands still, also over a load, until `page.clock.resume()`: what is shown before
 * the overlay stays.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
