import { isUnder } from '../../shared/paths';
import type { MenuEntry } from './menuEntry';

/** The links that lie under `path`, by whole segments, in the menu's order; `path` itself is not among them. */
export function entriesUnder(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  return leaves(entries).filter(({ target }) => {
    if (target.kind !== 'internal') return false;
    const pathname = target.to.split('?', 1)[0] ?? '';
    return pathname !== path && isUnder(pathname, path);
  });
}

/** All entries that are not groups, in reading order. */
export function leaves(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.items.length === 0 ? [entry] : leaves(entry.items)));
}
