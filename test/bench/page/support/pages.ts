import type { Page } from 'playwright-core';

/** Pages of the shell that stand in each menu of `largeMenu`; from the last one goes to the first. */
export const PAGES = ['Educación', 'Procesamiento', 'Inicio'] as const;

/** A button is held down about so long. */
const HAND_MS = 100;

/** Clicks the menu's entry as a mouse does, and waits until the next page's heading is painted (`markMoments`). */
export async function goTo(page: Page, entry: (typeof PAGES)[number]): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: entry, exact: true });
  const box = await link.boundingBox();
  if (!box) throw new Error(`The menu shows no '${entry}'`);
  // Not Playwright's own click, which looks into the page while it is measured; and as a hand does it: the pointer has
  // arrived, and the button is down, some time before it is released, which is the click.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HAND_MS);
  await page.mouse.down();
  await page.waitForTimeout(HAND_MS);
  await page.mouse.up();
  await page.waitForFunction(() => {
    const at = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? NaN;
    return at('heading painted') > at('click');
  });
}

/** Each page once, so that its code is there. */
export async function visitAll(page: Page): Promise<void> {
  for (const entry of PAGES) await goTo(page, entry);
  await page.waitForLoadState('networkidle');
}
