import type { Browser, Page } from 'playwright-core';

import type { Benchmark, Figure } from '../benchmark';
import { withPeer } from '../peer/build';
import { MENUS, prepareSignIn, signIn } from './support/largeMenu';
import { markMoments } from './support/marks';
import { goTo, PAGES, visitAll } from './support/pages';
import { traceScripts } from './support/script';
import { median } from './support/statistics';
import { type InTab, withApplication, withBrowser } from './support/tab';

type Entry = (typeof PAGES)[number];

const ROUNDS = 4;
const GOAL_MS = 50;

async function visit(page: Page, entry: Entry): Promise<void> {
  await goTo(page, entry);
  await page.waitForLoadState('networkidle');
}

/** From the click to the painted heading, on the clock; unwatched, since watching slows the page that is watched. */
async function clockOf(page: Page, entry: Entry): Promise<number> {
  await visit(page, entry);
  return page.evaluate(() => {
    const last = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    return last('heading painted') - last('click');
  });
}

/** What the page's thread works for it: script, styles and layout. */
async function workOf(browser: Browser, page: Page, entry: Entry): Promise<number> {
  const trace = await traceScripts(browser, page, () => visit(page, entry));
  return trace.work('click', 'heading painted');
}

/** `open` brings the tab to a page with the links. */
async function run(browser: Browser, inTab: InTab, name: string, open: (page: Page) => Promise<void>): Promise<Figure[]> {
  const clocks: number[] = [];
  const works: number[] = [];
  await inTab('slowDesktop', async ({ page }) => {
    await markMoments(page);
    await open(page);
    await visitAll(page);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const entry of PAGES) clocks.push(await clockOf(page, entry));
      for (const entry of PAGES) works.push(await workOf(browser, page, entry));
    }
  });
  return [
    { name: `${name}: from the click to paint`, value: median(clocks), unit: 'ms', limit: GOAL_MS },
    { name: `${name}: of it, the page's own work`, value: median(works), unit: 'ms' },
  ];
}

export const benchmark: Benchmark = {
  name: `Between loaded pages, 4x CPU, menus of 3 and of 2,000 entries, median of ${ROUNDS * PAGES.length}`,
  run: () =>
    withPeer((dist) =>
      withApplication(
        (peer) =>
          withApplication((application) =>
            withBrowser(async (inTab, browser) => {
              const all: Figure[] = [];
              for (const [kind, menu] of Object.entries(MENUS)) {
                const open = async (page: Page): Promise<void> => {
                  await prepareSignIn(application, page, menu);
                  await signIn(page);
                };
                all.push(...(await run(browser, inTab, kind, open)));
              }
              const openPeer = async (page: Page): Promise<void> => {
                await page.goto(`${peer.url}#/inicio`, { waitUntil: 'networkidle' });
              };
              all.push(...(await run(browser, inTab, 'the same libraries with three headings', openPeer)));
              return all;
            }),
          ),
        { dist },
      ),
    ),
};
