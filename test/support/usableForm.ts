import type { Page } from 'playwright-core';

/** When typing had enabled the login form's button, and what had been asked for until then. */
export interface UsableForm {
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  /** Addresses, the page's own first. */
  readonly asked: readonly string[];
}

/**
 * Types into a form's fields the moment they are there, as the fastest person could, and notes when its button is
 * enabled. Before the first address; the form is any with one button, which is disabled until its fields hold text.
 */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frameworks note what an input's value is set to: theirs is not the prototype's setter.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (): void => {
      for (const field of document.querySelectorAll('input')) {
        if (field.value !== '') continue;
        setValue?.call(field, 'x');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    };
    const look = (): void => {
      type();
      if (!document.querySelector('form button:enabled')) return;
      observer.disconnect();
      performance.mark('usable');
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  });
}

/** What `watchForm` has noted, once it has. */
export async function usableForm(page: Page): Promise<UsableForm> {
  // What was under way at that moment is known when it has arrived. Before, no look into the page disturbs it.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return page.evaluate(() => {
    const at = performance.getEntriesByName('usable')[0]?.startTime ?? NaN;
    const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return { at, asked: asked.filter(({ startTime }) => startTime <= at).map(({ name }) => name) };
  });
}
