import { isUnder } from '../location/paths';
import type { MenuEntry } from './menuEntry';

/**
 * The key of the one entry that stands for the page `path`: the longest match by whole segments, the
 * first of equals (D24); null where none does. '/' stands for itself only.
 */
export function currentEntryKey(entries: readonly MenuEntry[], path: string): string | null {
  return bestMatch(entries, path, { key: null, length: 0 }).key;
}

interface Match {
  readonly key: string | null;
  readonly length: number;
}

/** The better of `best` and the entries' own; a menu has three levels at most. */
function bestMatch(entries: readonly MenuEntry[], path: string, best: Match): Match {
  let found = best;
  for (const { key, target, items } of entries) {
    if (items.length > 0) {
      found = bestMatch(items, path, found);
    } else if (target.kind === 'internal') {
      const length = matchLength(target.to, path);
      if (length > found.length) found = { key, length };
    }
  }
  return found;
}

/** How much of `path` the address `to` stands for; 0: it is another page's. */
function matchLength(to: string, path: string): number {
  const query = to.indexOf('?');
  const target = query === -1 ? to : to.slice(0, query);
  const matches = target === '/' ? path === '/' : isUnder(path, target);
  return matches ? target.length : 0;
}
