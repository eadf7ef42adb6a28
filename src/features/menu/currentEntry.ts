import { isUnder } from '../../shared/paths';
import type { MenuEntry } from './menuEntry';

/**
 * The key of the one entry that stands for the page `path`: the longest match by whole segments, the
 * first of equals (D24); null where none does. '/' stands for itself only.
 */
export function currentEntryKey(entries: readonly MenuEntry[], path: string): string | null {
  let best: { key: string; length: number } | null = null;
  const pending: MenuEntry[] = [...entries].reverse();
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    for (const item of [...entry.items].reverse()) pending.push(item);
    if (entry.items.length > 0 || entry.target.kind !== 'internal') continue;
    const target = entry.target.to.split('?', 1)[0] ?? '';
    const matches = target === '/' ? path === '/' : isUnder(path, target);
    if (matches && target.length > (best?.length ?? 0)) best = { key: entry.key, length: target.length };
  }
  return best?.key ?? null;
}
