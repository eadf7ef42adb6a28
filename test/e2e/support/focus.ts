import type { Page } from 'playwright-core';

export interface Focus {
  /** The element's accessible text, near enough to tell it by. */
  readonly name: string;
  readonly tag: string;
  /** What is wrong with how the focus shows; empty: it is to be seen, whole. */
  readonly faults: readonly string[];
}

/** The element that has the focus, and whether a person sees that it has. */
export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', tag: 'body', faults: ['no focus'] };
    const faults: string[] = [];
    const style = getComputedStyle(element);
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width < 2) faults.push(`outline ${style.outlineStyle} ${style.outlineWidth}`);
    if (/, 0\)$|transparent/.test(style.outlineColor)) faults.push(`outline ${style.outlineColor}`);

    const box = element.getBoundingClientRect();
    const reach = width + Number.parseFloat(style.outlineOffset);
    const ring = { left: box.left - reach, right: box.right + reach, top: box.top - reach, bottom: box.bottom + reach };
    if (ring.right < 0 || ring.bottom < 0 || ring.left > innerWidth || ring.top > innerHeight) faults.push('out of the window');
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, contentVisibility, contain } = getComputedStyle(around);
      const clips =
        overflowX !== 'visible' ||
        overflowY !== 'visible' ||
        contentVisibility !== 'visible' ||
        /paint|strict|content/.test(contain);
      const edge = around.getBoundingClientRect();
      const slack = 0.5;
      if (
        clips &&
        (ring.left < edge.left - slack ||
          ring.right > edge.right + slack ||
          ring.top < edge.top - slack ||
          ring.bottom > edge.bottom + slack)
      ) {
        faults.push(`ring cut off by .${around.className}`);
      }
    }
    // What has more than the window's height cannot be seen whole.
    const [x, y] = [(box.left + box.right) / 2, Math.min((box.top + box.bottom) / 2, innerHeight - 1)];
    const seen = document.elementFromPoint(x, y);
    if (seen && !element.contains(seen) && !seen.contains(element)) faults.push(`covered by .${seen.className}`);
    const name =
      element.getAttribute('aria-label') || (element.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : '');
    // sweetalert2 leaves empty labels, which count for nothing.
    return { name: (name || element.textContent || '').trim(), tag: element.localName, faults };
  });
}

/** Presses a key until the element called `name` has the focus; each element on the way must show it. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    // From the last element the focus goes to the browser's own controls and comes back.
    if (focus.tag !== 'body') expect({ ...focus, faults: focus.faults }).toEqual({ ...focus, faults: [] });
    if (focus.name === name) return;
    passed.push(focus.name);
  }
  throw new Error(`Not reached by ${key}: ${name}; passed: ${passed.join(', ')}`);
}
