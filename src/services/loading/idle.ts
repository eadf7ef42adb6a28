/** Where a browser cannot say that it has nothing to do (Safari): the page has been painted by then. */
const UNSAID_MS = 200;

/** Until the browser has nothing else to do: what was begun is painted, and what it asks for is awaited. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, UNSAID_MS);
  });
}
