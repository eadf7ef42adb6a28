import { searchText } from '#domain/words/searchText.ts';
import type { MenuEntry } from './menuEntry';

/** Folding a title costs more than comparing it, and is the same at every keystroke. */
const foldedTitles = new WeakMap<MenuEntry, string>();

/**
 * The entries whose title contains `text`, ignoring accents and case, with the groups around them; a group
 * that matches keeps all it holds (D25). For an empty text, the same list.
 */
export function filterEntries(entries: readonly MenuEntry[], text: string): readonly MenuEntry[] {
  const sought = searchText(text);
  return sought === '' ? entries : matching(entries, sought);
}

/** The list cut after its first `limit` entries that are not groups, groups without any left out. */
export function firstLeaves(entries: readonly MenuEntry[], limit: number): readonly MenuEntry[] {
  return countLeaves(entries) <= limit ? entries : cut(entries, { left: limit });
}

/** How many entries that are not groups the list holds. */
export function countLeaves(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { items }) => sum + (items.length === 0 ? 1 : countLeaves(items)), 0);
}

function matching(entries: readonly MenuEntry[], sought: string): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    if (foldedTitle(entry).includes(sought)) return [entry];
    const items = matching(entry.items, sought);
    return items.length === 0 ? [] : [{ ...entry, items }];
  });
}

function cut(entries: readonly MenuEntry[], room: { left: number }): readonly MenuEntry[] {
  const kept: MenuEntry[] = [];
  for (const entry of entries) {
    if (room.left === 0) break;
    if (entry.items.length === 0) room.left -= 1;
    kept.push(entry.items.length === 0 ? entry : { ...entry, items: cut(entry.items, room) });
  }
  return kept;
}

function foldedTitle(entry: MenuEntry): string {
  const known = foldedTitles.get(entry);
  if (known !== undefined) return known;
  const folded = searchText(entry.title);
  foldedTitles.set(entry, folded);
  return folded;
}
