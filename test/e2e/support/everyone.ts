import type { Page } from 'playwright-core';

import type { State } from '#test/tools/screens/state.ts';
import { findViolations } from './axe';
import { useApplication } from './harness';
import {
  findBrokenWords,
  findHintsRunOn,
  findLostTexts,
  findPrintedButtons,
  findSmallTargets,
  hoverAll,
  readSideways,
  resize,
  showOnPaper,
  spaceText,
} from './layout';
import { keepRealTime } from './realTime';

interface Size {
  readonly width: number;
  readonly height: number;
}

const wide: Size = { width: 1280, height: 800 };
const narrow: Size = { width: 360, height: 740 };
const narrowest: Size = { width: 320, height: 640 };
/** WCAG 1.4.10: 1280 × 1024 at 400%; 1.4.4: at 200%. */
const zoomed: readonly Size[] = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];
/** In pixels: WCAG 2.5.8, and what a finger needs. */
const POINTER_TARGET = 24;
const FINGER_TARGET = 44;
/** What shows that the pointer is over it. */
const POINTED = 'a, button';

async function layoutFaults(page: Page, leastTarget: number): Promise<string[]> {
  const sideways = await readSideways(page);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await findLostTexts(page)),
    ...(await findSmallTargets(page, leastTarget)),
    ...(await findHintsRunOn(page)),
    ...(await findBrokenWords(page)),
  ];
}

/** A mouse gives way to a finger. */
async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

/** Tests that each of `states`, of what `npm run screens` makes pictures of, is for everyone. */
export function testForEveryone(states: readonly State[]): void {
  const harness = useApplication();

  it.each(states.map((state) => [state.name, state] as const))('%s is for everyone', async (_name, state) => {
    const page = await (await harness.person()).newPage();
    await keepRealTime(page);
    const found: string[] = [];
    const note = async (how: string, find: Promise<string[]>): Promise<void> => {
      found.push(...(await find).map((line) => `${page.viewportSize()?.width ?? 0} ${how}: ${line}`));
    };
    if (state.narrowOnly) await page.setViewportSize(narrow);
    await state.prepare(page, harness.app);

    const sizes = state.narrowOnly ? [narrow] : [narrow, wide];
    for (const size of sizes) {
      await resize(page, size);
      await note('light', findViolations(page));
    }
    // Colours do not depend on the width.
    await page.emulateMedia({ colorScheme: 'dark' });
    await note('dark', findViolations(page, 'colours'));
    await hoverAll(page, POINTED);
    await note('dark, pointed at', findViolations(page, 'colours', POINTED));
    await page.emulateMedia({ colorScheme: 'light' });
    await note('pointed at', findViolations(page, 'colours', POINTED));
    for (const size of zoomed) {
      await resize(page, size);
      await note('zoomed', layoutFaults(page, POINTER_TARGET));
    }
    await spaceText(page);
    for (const size of state.narrowOnly ? [narrowest] : [narrowest, wide]) {
      await resize(page, size);
      await note('spaced', layoutFaults(page, POINTER_TARGET));
    }
    await spaceText(page, false);
    await touch(page);
    await resize(page, narrow);
    await note('touched', layoutFaults(page, FINGER_TARGET));
    await page.emulateMedia({ colorScheme: 'dark' });
    await showOnPaper(page);
    await note('printed', findViolations(page, 'colours'));
    await note('printed', findPrintedButtons(page));
    expect(found).toEqual([]);
  });
}
