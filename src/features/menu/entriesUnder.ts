import { isUnder } from '../../shared/paths';
import type { MenuEntry } from './menuEntry';

/** The links that lie under `path`, by whole segments, in the menu's order; `path` itself is not among them. */
export function entriesUnder(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  return leaves(entries).filter(({ target }) => target.kind === 'internal' && target.to !== path && isUnder(target.to, path));
}

/** All entries that are not groups, in reading order. */
export function leaves(entries: readonly MenuEntry[], found: MenuEntry[] = []): MenuEntry[] {
  for (const entry of entries) {
    if (entry.items.length === 0) found.push(entry);
    else leaves(entry.items, found);
  }
  return found;
}
