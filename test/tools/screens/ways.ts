import type { Page } from 'playwright-core';

import type { Application } from '../../support/application';

/** How a page is brought somewhere. */
export interface Ways {
  /** Signed in, then at a page of the application. */
  readonly visit: (page: Page, application: Application, path: string, login?: string) => Promise<void>;
  readonly signIn: (page: Page, application: Application, login?: string) => Promise<void>;
  /** What is shown before the overlay stays. */
  readonly stopTime: (page: Page) => Promise<void>;
}
