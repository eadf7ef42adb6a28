import type { Page } from 'playwright-core';

/** Keeps the browser's own timers, for what a test does in a page whose time it stops. Before the first address. */
export async function keepRealTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout, requestAnimationFrame } = window;
    Object.assign(window, { realTimeout: setTimeout.bind(window), realFrame: requestAnimationFrame.bind(window) });
  });
}

/** What is on its way to the screen is there. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { realFrame } = window as unknown as { realFrame: typeof requestAnimationFrame };
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => realFrame(resolve));
  });
}
