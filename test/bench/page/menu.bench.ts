import type { Browser } from 'playwright-core';

import type { Application } from '#test/support/application.ts';
import type { Benchmark, Figure } from '../benchmark';
import { MENUS, prepareSignIn, signIn } from './support/largeMenu';
import { markMoments } from './support/marks';
import { traceScripts } from './support/script';
import { median, repeat } from './support/statistics';
import { type InTab, type Tab, withApplication, withBrowser } from './support/tab';

const RUNS = 5;
const GOAL_MS = 50;
const TYPED = ['o', 'f', 'e'];

type Kind = keyof typeof MENUS;

/** Long enough for what React does in the background. */
const rest = ({ page }: Tab): Promise<void> => page.waitForTimeout(1_500);

interface Run {
  readonly shown: number;
  /** The same with its styles and layout. */
  readonly shownWhole: number;
  readonly afterwards: number;
  readonly keys: readonly number[];
  readonly keyAfterwards: number;
}

/** One sign-in with the menu, and a word typed into the search box. */
async function run(application: Application, browser: Browser, inTab: InTab, kind: Kind): Promise<Run> {
  return inTab('slowDesktop', async (tab) => {
    const { page } = tab;
    await markMoments(page);
    await prepareSignIn(application, page, MENUS[kind]);
    const opening = await traceScripts(browser, page, async () => {
      await signIn(page);
      await rest(tab);
    });
    const search = page.getByRole('searchbox');
    await search.focus();
    const keys: number[] = [];
    let keyAfterwards = 0;
    for (const key of TYPED) {
      const typing = await traceScripts(browser, page, async () => {
        await page.keyboard.press(key);
        await rest(tab);
      });
      keys.push(typing.script('key', 'key painted'));
      keyAfterwards = Math.max(keyAfterwards, typing.longestAfter('key painted'));
    }
    return {
      shown: opening.script('menu text', 'menu'),
      shownWhole: opening.work('menu text', 'menu'),
      afterwards: opening.longestAfter('menu'),
      keys,
      keyAfterwards,
    };
  });
}

function figures(kind: Kind, runs: readonly Run[]): Figure[] {
  const middle = (pick: (one: Run) => number): number => median(runs.map(pick));
  const goal = { unit: 'ms', limit: GOAL_MS };
  return [
    { name: `${kind}: from the stored text to rows on the screen`, value: middle(({ shown }) => shown), ...goal },
    { name: `${kind}: the same with styles and layout`, value: middle(({ shownWhole }) => shownWhole), unit: 'ms' },
    { name: `${kind}: longest stretch after that`, value: middle(({ afterwards }) => afterwards), ...goal },
    { name: `${kind}: first keystroke in the search box`, value: middle(({ keys }) => keys[0] ?? NaN), ...goal },
    { name: `${kind}: slowest of the next keystrokes`, value: middle(({ keys }) => Math.max(...keys.slice(1))), ...goal },
    { name: `${kind}: longest stretch for its results`, value: middle(({ keyAfterwards }) => keyAfterwards), ...goal },
  ];
}

export const benchmark: Benchmark = {
  name: `A menu of 2,000 entries: script at 4x CPU, median of ${RUNS}`,
  run: () =>
    withApplication((application) =>
      withBrowser(async (inTab, browser) => {
        const all: Figure[] = [];
        for (const kind of Object.keys(MENUS) as Kind[]) {
          all.push(...figures(kind, await repeat(RUNS, () => run(application, browser, inTab, kind))));
        }
        return all;
      }),
    ),
};
