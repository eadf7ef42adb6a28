import { useSyncExternalStore } from 'react';

/** The same width as `$narrow` in styles/_breakpoints.scss: the menu has no room beside the page. */
const NARROW = '(max-width: 47.99rem)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

export function useNarrow(): boolean {
  return useSyncExternalStore(onWidthChange, isNarrow);
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
