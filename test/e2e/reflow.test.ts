import type { Page } from 'playwright-core';

import { states } from '../tools/screens/states';
import { useApplication } from './support/harness';
import { findLostTexts, findSmallTargets, readSideways, spaceText } from './support/layout';

const harness = useApplication();

const table = states.map((state) => [state.name, state] as const);

/** WCAG 1.4.10: 1280 × 1024 at 400%; 1.4.4: at 200%. */
const zoomed = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
] as const;
const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

async function faultsOf(page: Page, least: number): Promise<string[]> {
  const sideways = await readSideways(page);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await findLostTexts(page)),
    ...(await findSmallTargets(page, least)),
  ];
}

describe.each(table)('%s', (_name, state) => {
  it('can be read and used zoomed, narrow and with its text spaced', async () => {
    const page = await (await harness.person()).newPage();
    if (state.narrowOnly) await page.setViewportSize(narrow);
    await state.prepare(page, harness.app);
    const found: string[] = [];
    const note = async (size: { width: number; height: number }, how: string): Promise<void> => {
      await page.setViewportSize(size);
      found.push(...(await faultsOf(page, 24)).map((line) => `${size.width}${how}: ${line}`));
    };
    for (const size of zoomed) await note(size, '');
    await spaceText(page);
    await note(narrow, ' spaced');
    if (!state.narrowOnly) await note(wide, ' spaced');
    expect(found).toEqual([]);
  });

  it('has targets that a finger hits', async () => {
    const page = await (await harness.person({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })).newPage();
    await state.prepare(page, harness.app);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await faultsOf(page, 44)).toEqual([]);
  });
});
