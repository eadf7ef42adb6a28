import type * as fc from 'fast-check';
import { step } from '../step';
import type { Browser } from '../world/browser';
import type { Tab, TabName } from '../world/tab';

export type Command = fc.AsyncCommand<Browser, Browser>;

interface Happening {
  label: string;
  /** Whether it can happen now; always, unless given. */
  possible?(browser: Browser): boolean;
  /** One after the other, each followed by a check of every invariant. */
  steps: readonly ((browser: Browser) => void | Promise<void>)[];
}

export function command({ label, possible = () => true, steps }: Happening): Command {
  return {
    check: (browser) => possible(browser),
    async run(browser) {
      for (const happen of steps) await step(browser, () => happen(browser));
    },
    toString: () => label,
  };
}

/** A command of one tab and one step. */
export function inTab(
  name: TabName,
  label: string,
  happen: (tab: Tab, browser: Browser) => void,
  possible: (tab: Tab, browser: Browser) => boolean = () => true,
): Command {
  return command({
    label: `${name}: ${label}`,
    possible: (browser) => possible(browser.tabs[name], browser),
    steps: [(browser) => happen(browser.tabs[name], browser)],
  });
}
