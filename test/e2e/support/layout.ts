import type { Page } from 'playwright-core';

import { nextPaint } from './realTime';

/** Gives the window another size, and the page the time to lay out what comes into view. Needs `keepRealTime`. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await nextPaint(page);
}

/** How far the page scrolls sideways, in pixels. */
export function readSideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The controls that a person can reach now and that are smaller than `least` pixels either way. */
export function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const reachable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.closest('[inert], [aria-hidden=true]'),
    );
    return reachable.flatMap((element) => {
      // The label around a box to tick is pressed as well as the box.
      const target = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) >= smallest - 0.01) return [];
      return [`${element.localName}.${element.className} '${(element.textContent ?? '').trim()}': ${width} × ${height}`];
    });
  }, least);
}

/** Hints of choices that go on in the line of their name. */
export function findHintsRunOn(page: Page): Promise<string[]> {
  return page
    .locator('.choice .form-hint')
    .evaluateAll((hints) =>
      hints
        .filter(
          (hint) => hint.getBoundingClientRect().top < (hint.previousElementSibling?.getBoundingClientRect().bottom ?? 0) - 1,
        )
        .map((hint) => `runs on: ${hint.textContent}`),
    );
}

/** Words of ours in a table's cells that go on in the next line. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('.card-table-words span').evaluateAll((spans) =>
    spans.flatMap((span) => {
      const [node] = span.childNodes;
      if (node?.nodeType !== Node.TEXT_NODE) return [];
      return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`broken: ${word}`] : [];
      });
    }),
  );
}

/** WCAG 1.4.12: the spacing that a person may ask for without losing anything; false: as designed again. */
export async function spaceText(page: Page, spaced = true): Promise<void> {
  await page.evaluate((wanted) => {
    if (!wanted) {
      document.adoptedStyleSheets = [];
      return;
    }
    // Not a style element, which the page's content security policy refuses.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, spaced);
}

/** Puts the pointer over all of these at once, for their colours. */
export async function hoverAll(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
}

/** The page as it is printed: without grounds, which browsers leave out unless they are told to print them. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { background: none !important; } html { background: #fff !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Buttons, links that look like one and what is for the screen: nobody can press them on paper. A column is named by its own. */
export function findPrintedButtons(page: Page): Promise<string[]> {
  return page
    .locator('button:not(th > button):visible, a.btn:visible, .screen-only:visible')
    .evaluateAll((buttons) => buttons.map(({ textContent }) => `printed: ${textContent}`));
}

/** Texts that cannot be read whole: cut off, beside the window, or with another text over them. */
export function findLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly node: Node;
      readonly box: DOMRect;
      /**
       * The dialog that it is in, or what stays while the page is scrolled: what lies beneath one is not lost, but there
       * again when it closes, or is scrolled on.
       */
      readonly layer: Element | null;
    }
    const layerOf = (element: Element | null): Element | null =>
      element === null || element.matches('[role=dialog]') || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    const lost: string[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!parent || text === '' || parent.closest('noscript, [inert], [aria-hidden=true], .visually-hidden, .skip-link'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      for (const box of boxes) {
        let scrolledAway = false;
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) lost.push(`beside the window: ${text}`);
        for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          // Not lost, and over nothing either.
          scrolledAway ||= /auto|scroll/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
          const cutX = /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
          const cutY = /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
          if (cutX || cutY) lost.push(`cut off by .${around.className}: ${text}`);
        }
        if (!scrolledAway) lines.push({ text, node, box, layer: layerOf(parent) });
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const height = Math.min(one.box.height, other.box.height);
        if (one.node !== other.node && one.layer === other.layer && across > 2 && down > height / 3)
          lost.push(`'${one.text}' over '${other.text}'`);
      }
    }
    // A field's text is not in the document: its room is.
    for (const input of document.querySelectorAll('input')) {
      if (input.clientHeight > 0 && input.scrollHeight > input.clientHeight + 1) lost.push(`cut off: field ${input.name}`);
    }
    return [...new Set(lost)];
  });
}
