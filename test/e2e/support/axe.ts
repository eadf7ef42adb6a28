import { readFileSync } from 'node:fs';

import type { AxeResults, CheckResult, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const runs = {
  /** WCAG 2.2 A and AA, and what axe calls best practice. */
  everything: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  /** What another colour scheme can change. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, unknown>;

function optionsOf(rules: keyof typeof runs): RunOptions {
  const chosen = runs[rules];
  const runOnly = 'type' in chosen ? { ...chosen, values: [...chosen.values] } : [...chosen];
  return { runOnly, resultTypes: ['violations', 'incomplete'], preload: false, iframes: false };
}

/** axe in the page: once in each, since half a megabyte takes its time to get there. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // By the debugger's own evaluation, which the page's content security policy does not concern.
  await page.evaluate(`(function (setTimeout) { ${source} })(window.realTimeout)`);
}

/** What axe finds wrong with the page as it stands, or with some of its elements: a line for each. Needs `keepRealTime`. */
export async function findViolations(page: Page, rules: keyof typeof runs = 'everything', within = ':root'): Promise<string[]> {
  await bringAxe(page);
  // A colour on its way from one to the other is neither.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations, incomplete } = await page.evaluate<Pick<AxeResults, 'violations' | 'incomplete'>, [string, RunOptions]>(
    async ([selector, chosen]) => {
      const { axe } = window as unknown as { axe: { run(elements: Element[], wanted: RunOptions): Promise<AxeResults> } };
      const elements = [...document.querySelectorAll(selector)];
      const results = elements.length > 0 ? await axe.run(elements, chosen) : { violations: [], incomplete: [] };
      return { violations: results.violations, incomplete: results.incomplete };
    },
    [within, optionsOf(rules)],
  );
  return [...violations, ...incomplete.map(unseenOnly)].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Of what axe could not decide, the text of its ground's very colour: it takes that for meant. */
function unseenOnly(result: Result): Result {
  const isUnseen = ({ data }: CheckResult): boolean => (data as { messageKey?: unknown } | null)?.messageKey === 'equalRatio';
  return { ...result, nodes: result.nodes.filter(({ any }) => any.some(isUnseen)) };
}
