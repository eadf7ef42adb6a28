import type { Page } from 'playwright-core';

import type { Application } from '#test/support/application.ts';

/** A screen in one of its states. */
export interface State {
  readonly name: string;
  /** Only on screens that have no room for the menu beside the page. */
  readonly narrowOnly?: true;
  /** Something lies over the window: the picture ends where the window does. */
  readonly layered?: true;
  /** Brings a fresh page there. */
  readonly prepare: (page: Page, application: Application) => Promise<void>;
}

export const state = (name: string, prepare: State['prepare']): State => ({ name, prepare });

/** A state in which something lies over the window. */
export const layered = (name: string, prepare: State['prepare']): State => ({ name, prepare, layered: true });
