import type { Page } from 'playwright-core';

/**
 * From now on the page is translated as Chrome translates one: each text, now and whenever one comes, is
 * replaced by another in two `font` elements. The replaced text node is out of the page, and React still holds it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const MARK = '»';
    const translate = (text: Node): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, title, [translate=no]') || !text.textContent?.trim()) return;
      if (parent.localName === 'font') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = MARK + text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** A text as `translatePage` shows it. */
export const translated = (text: string): string => `»${text}`;
