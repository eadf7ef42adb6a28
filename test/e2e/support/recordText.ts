import type { Page } from 'playwright-core';

/** Keeps every text that is ever in the page, also for a moment only. Before the first address. */
export async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = (node: Node): void => {
      if (node.textContent) seen.add(node.textContent);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target);
        addedNodes.forEach(note);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenTexts: seen });
  });
}

export function seenTexts(page: Page): Promise<string> {
  return page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts].join('\n'));
}
