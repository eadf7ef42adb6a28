import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
};

/** Keeps the real timer for axe, should the page's time be stopped. Before the first address. */
export async function prepareForAxe(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { realTimeout: window.setTimeout.bind(window) }));
}

/** What axe finds wrong with the page as it stands, a line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  // By the debugger's own evaluation, which the page's content security policy does not concern.
  await page.evaluate(`if (!('axe' in window)) (function (setTimeout) { ${source} })(window.realTimeout)`);
  // A colour on its way from one to the other is neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>, RunOptions>(
    (chosen) =>
      (window as unknown as { axe: { run(wanted: RunOptions): Promise<AxeResults> } }).axe
        .run(chosen)
        .then((results) => ({ violations: results.violations })),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
