import type { CDPSession, Page } from 'playwright-core';
import * as v from 'valibot';

import type { Benchmark } from '../benchmark';
import { MENUS, prepareSignIn, signIn } from './support/largeMenu';
import { withApplication, withBrowser } from './support/tab';

/** Of three pages by turns: before and after, the same page is read. */
const NAVIGATIONS = 1_002;
/** The browser's own records of past pages and requests are full after so many. */
const BEFORE = 402;
/** Chromium takes no more than 200 changes of the address in ten seconds. */
const PAUSE_MS = 55;
const MOST_GROWTH_MB = 1;
const MB = 1024 * 1024;

const heapSchema = v.object({ usedSize: v.number() });
const countersSchema = v.object({ nodes: v.number(), jsEventListeners: v.number() });

interface Memory {
  /** Of scripts' objects, in megabytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is in use after collecting. */
async function readMemory(devtools: CDPSession): Promise<Memory> {
  // What the first collection sets free can hold what the second then takes.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = v.parse(heapSchema, await devtools.send('Runtime.getHeapUsage'));
  const { nodes, jsEventListeners } = v.parse(countersSchema, await devtools.send('Memory.getDOMCounters'));
  return { heap: usedSize / MB, nodes, listeners: jsEventListeners };
}

/** Follows the menu's first three links by turns; each page stands before the next is asked for. */
async function navigate(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ([count, pause]) => {
      const heading = (): string | undefined => document.querySelector('h1')?.textContent;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.side a.menu-row')].slice(0, 3);
      for (let turn = 1; turn <= count; turn += 1) {
        const before = heading();
        links[turn % links.length]?.click();
        do await new Promise((next) => setTimeout(next, pause));
        while (heading() === before || heading() === undefined);
      }
    },
    [times, PAUSE_MS] as const,
  );
  await page.waitForLoadState('networkidle');
}

export const benchmark: Benchmark = {
  name: `Memory of the page over ${NAVIGATIONS} navigations, a menu of 2,000 entries`,
  run: () =>
    withApplication((application) =>
      withBrowser((inTab) =>
        inTab('desktop', async ({ page, devtools }) => {
          await prepareSignIn(application, page, MENUS['three levels']);
          await signIn(page);
          await devtools.send('HeapProfiler.enable');
          await navigate(page, BEFORE);
          const before = await readMemory(devtools);
          await navigate(page, NAVIGATIONS);
          const after = await readMemory(devtools);
          return [
            { name: 'heap before', value: before.heap, unit: 'MB' },
            { name: 'heap after', value: after.heap, unit: 'MB' },
            { name: 'growth', value: after.heap - before.heap, unit: 'MB', limit: MOST_GROWTH_MB, promised: true },
            { name: 'elements more than before', value: after.nodes - before.nodes, unit: '' },
            { name: 'listeners more than before', value: after.listeners - before.listeners, unit: '' },
          ];
        }),
      ),
    ),
};
