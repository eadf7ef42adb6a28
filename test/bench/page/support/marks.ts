import type { Page } from 'playwright-core';

/** What the page notes for a measurement, as marks of the User Timing API. */
interface Marker {
  /** Marks the moment after the next frame has been painted. */
  afterPaint(name: string): void;
}

declare global {
  interface Window {
    marker: Marker;
  }
}

/**
 * Before the first address. Marks, each time: `menu text` when the stored menu is read, `menu` when its first rows are
 * painted after it; `key` at a keystroke and `key painted`; `click` and `heading painted`, when a new heading is.
 */
export async function markMoments(page: Page): Promise<void> {
  await page.addInitScript((menuKey) => {
    const afterPaint = (name: string): void => {
      requestAnimationFrame(() => {
        // The first task after a frame's work, before answers that arrived meanwhile.
        void scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' });
      });
    };
    window.marker = { afterPaint };

    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key: string) {
      if (key === menuKey && this === window.localStorage) performance.mark('menu text');
      return getItem.call(this, key);
    };
    window.addEventListener('keydown', ({ timeStamp }) => performance.mark('key', { startTime: timeStamp }), { capture: true });
    window.addEventListener('input', () => afterPaint('key painted'), { capture: true });
    window.addEventListener('click', ({ timeStamp }) => performance.mark('click', { startTime: timeStamp }), { capture: true });

    let hadMenu = false;
    let heading: string | null = null;
    new MutationObserver(() => {
      const hasMenu = document.querySelector('.side .menu-row') !== null;
      if (hasMenu && !hadMenu) afterPaint('menu');
      hadMenu = hasMenu;
      const current = document.querySelector('h1')?.textContent ?? null;
      if (current !== null && current !== heading) afterPaint('heading painted');
      heading = current;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, 'AuthorizationItem');
}
