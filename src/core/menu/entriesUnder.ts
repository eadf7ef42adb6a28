import { weakMapMemoize } from '@reduxjs/toolkit';
import { isUnder } from '../location/paths';
import type { MenuEntry } from './menuEntry';

/**
 * The links that lie under `path`, by whole segments, in the menu's order; `path` itself is not among them. Kept as long
 * as the menu: an area's page asks for the same at each visit.
 */
export const entriesUnder = weakMapMemoize((entries: readonly MenuEntry[], path: string): readonly MenuEntry[] =>
  leaves(entries).filter(({ target }) => target.kind === 'internal' && target.to !== path && isUnder(target.to, path)),
);

/** All entries that are not groups, in reading order. */
export function leaves(entries: readonly MenuEntry[], found: MenuEntry[] = []): MenuEntry[] {
  for (const entry of entries) {
    if (entry.items.length === 0) found.push(entry);
    else leaves(entry.items, found);
  }
  return found;
}
