import { object, record, string, type InferOutput } from 'valibot';
import { parseStored } from '#services/storage/parseStored.ts';
import { KEPT_KEY } from '#services/storage/storageKeys.ts';
import type { StorageArea, StorageService } from '#services/storage/storageTypes.ts';

/** What a signed-in user has typed, by name; one entry, so that all of it is removed at once with its owner's session. */
const keptSchema = object({ user: string(), texts: record(string(), string()) });
type Kept = InferOutput<typeof keptSchema>;

/**
 * Keeps what the tab's user has typed over a reload and an expired session, for that user alone (D13). What is
 * there of another is destroyed. Gives whether a reload would find it (D15).
 */
export function keepText({ tab }: StorageService, user: string, name: string, text: string): boolean {
  write(tab, { user, texts: { ...textsOf(tab, user), [name]: text } });
  return tab.keeps(KEPT_KEY);
}

/** Null: nothing, or another's. */
export function readKeptText({ tab }: StorageService, user: string, name: string): string | null {
  const texts = textsOf(tab, user);
  return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}

export function removeKeptText({ tab }: StorageService, user: string, name: string): void {
  const { [name]: _removed, ...texts } = textsOf(tab, user);
  if (Object.keys(texts).length > 0) write(tab, { user, texts });
  else if (read(tab)?.user === user) tab.remove(KEPT_KEY);
}

/** A session begins: what another user left in this tab is destroyed, `user`'s own stays (D13). */
export function dropTextOfOthers(tab: StorageArea, user: string): void {
  if (read(tab)?.user !== user) tab.remove(KEPT_KEY);
}

/** A sign-out: nothing of the user stays. */
export function dropKeptText(tab: StorageArea): void {
  tab.remove(KEPT_KEY);
}

function textsOf(tab: StorageArea, user: string): Record<string, string> {
  const kept = read(tab);
  return kept?.user === user ? kept.texts : {};
}

function write(tab: StorageArea, kept: Kept): void {
  tab.set(KEPT_KEY, JSON.stringify(kept));
}

function read(tab: StorageArea): Kept | null {
  return parseStored(tab.get(KEPT_KEY), keptSchema);
}
