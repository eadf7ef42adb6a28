import type { RootState } from '#app/rootReducer.ts';
import type { Browser } from '../world/browser';
import { TAB_NAMES, type Tab, type TabName } from '../world/tab';
import { MENU_KEY, YEAR_KEY } from '#services/storage/storageKeys.ts';

/** How things stood before a step. */
export interface Before {
  tokens: Record<TabName, string | null>;
  /** The shared menu and year; undefined where there is none. */
  menu: string | undefined;
  year: string | undefined;
}

/** What an invariant looks at: one tab after a step. */
export interface Context {
  browser: Browser;
  before: Before;
  tab: Tab;
  state: RootState;
  token: string | null;
  /** The environment has changed the token, and the application had no occasion to see it. */
  tokenTouched: boolean;
}

/** Looks at a storage that fails after so many touches, without touching it. */
export function peek<Value>({ health }: Browser, look: () => Value): Value {
  const { after } = health;
  try {
    return look();
  } finally {
    health.after = after;
  }
}

export function lookAround(browser: Browser): Before {
  const { tabs, shared } = browser;
  return {
    tokens: { A: peek(browser, tabs.A.page.token), B: peek(browser, tabs.B.page.token) },
    menu: shared.get(MENU_KEY),
    year: shared.get(YEAR_KEY),
  };
}

export function contextsOf(browser: Browser, before: Before): Context[] {
  return TAB_NAMES.map((name) => {
    const tab = browser.tabs[name];
    return {
      browser,
      before,
      tab,
      state: tab.page.state(),
      token: peek(browser, tab.page.token),
      tokenTouched: browser.tokenTouched.has(name),
    };
  });
}
