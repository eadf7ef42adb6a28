/** jsdom has no media queries: every query of the screen's width answers `narrow`. */
export function stubMatchMedia(narrow: boolean): void {
  window.matchMedia = (query) => ({
    matches: narrow,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}
