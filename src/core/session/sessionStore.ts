import { object, string } from 'valibot';
import { dropKeptText, dropTextOfOthers } from './keptText';
import { parseStored } from '#services/storage/parseStored.ts';
import { readToken } from '#services/storage/token.ts';
import {
  MENU_COPY_KEY,
  MENU_KEY,
  OWNER_KEY,
  SIGN_OUT_KEY,
  TOKEN_KEY,
  UNSHARED_KEY,
  USER_KEY,
  YEAR_COPY_KEY,
  YEAR_KEY,
} from '#services/storage/storageKeys.ts';
import type { StorageArea, StorageService } from '#services/storage/storageTypes.ts';

export interface NewSession {
  token: string;
  user: string;
  /** As received: stored as it is when a string, as JSON otherwise (D11). */
  authorizationItem: unknown;
  anio: unknown;
}

/** Keeps a session that has just begun, in this tab and for the others (B22, D14). */
export function beginSession(storage: StorageService, session: NewSession): void {
  const { tab, shared } = storage;
  const menu = asStored(session.authorizationItem);
  const year = asStored(session.anio);
  // The tab's token is removed first and written last: a storage that starts to refuse in between leaves no
  // token beside another person's copies.
  dropToken(storage);
  dropTextOfOthers(tab, session.user);
  // Emptied before it changes hands: at no moment does the mark name a person beside another's menu.
  shared.remove(MENU_KEY);
  shared.remove(YEAR_KEY);
  shared.set(OWNER_KEY, session.user);
  put(shared, MENU_KEY, menu);
  put(shared, YEAR_KEY, year);
  put(tab, MENU_COPY_KEY, menu);
  put(tab, YEAR_COPY_KEY, year);
  if (![OWNER_KEY, MENU_KEY, YEAR_KEY].every((key) => shared.keeps(key))) tab.set(UNSHARED_KEY, '1');
  tab.set(USER_KEY, session.user);
  tab.set(TOKEN_KEY, session.token);
}

/** The token's user, in this tab. */
export function readUser({ tab }: StorageService): string | null {
  return tab.get(USER_KEY) || null;
}

/** The menu of this tab's user, unparsed; null when it is missing, or there is no session (D14). */
export function readRawMenu(storage: StorageService): string | null {
  return readOwned(storage, MENU_KEY, MENU_COPY_KEY);
}

/** The school year of this tab's user, unchecked: `parseYear` says whether it is one. */
export function readRawYear(storage: StorageService): string | null {
  return readOwned(storage, YEAR_KEY, YEAR_COPY_KEY);
}

/**
 * The server refuses the token (D12): this tab has no session any more, nor anything to show from it.
 * The shared menu and year stay, for the tabs that have one.
 */
export function dropToken({ tab }: StorageService): void {
  for (const key of [TOKEN_KEY, USER_KEY, MENU_COPY_KEY, YEAR_COPY_KEY, UNSHARED_KEY]) tab.remove(key);
}

/** A confirmed sign-out (B24): ends the session here and in this user's other tabs (D14). */
export function endSession(storage: StorageService): void {
  const { shared } = storage;
  const user = readUser(storage);
  const owner = shared.get(OWNER_KEY);
  dropToken(storage);
  dropKeptText(storage.tab);
  if (owner === null || owner === user) {
    shared.remove(MENU_KEY);
    shared.remove(YEAR_KEY);
  }
  // '' keeps the other tabs, whose user is another, on their copies.
  if (owner !== null && owner === user) shared.set(OWNER_KEY, '');
  if (user !== null) announceSignOut(shared, user);
}

/** This tab's user signed out in another tab, which has seen to the shared entries (D14). */
export function endSessionElsewhere(storage: StorageService): void {
  dropToken(storage);
  dropKeptText(storage.tab);
}

const signOutSchema = object({ user: string() });

/** Whose session another tab has just ended, if `change` tells of that. */
export function readSignOut(change: { key: string; newValue: string | null }): string | null {
  if (change.key !== SIGN_OUT_KEY) return null;
  return parseStored(change.newValue, signOutSchema)?.user ?? null;
}

/** A year to be shown: exactly four digits (D27). */
export function parseYear(raw: string | null): string | null {
  return raw !== null && /^\d{4}$/.test(raw) ? raw : null;
}

function announceSignOut(shared: StorageArea, user: string): void {
  // Browsers tell the other tabs of changes only: the nonce makes each notice one.
  shared.set(SIGN_OUT_KEY, JSON.stringify({ user, nonce: `${Date.now()}-${Math.random()}` }));
  shared.remove(SIGN_OUT_KEY);
}

function readOwned(storage: StorageService, key: string, copyKey: string): string | null {
  const { tab, shared } = storage;
  if (readToken(storage) === null) return null;
  // The value before the mark: a sign-in in another tab, between the two, sets the mark first.
  const value = shared.get(key);
  const owner = shared.get(OWNER_KEY);
  // That nothing is there says nothing of a storage that refused to take it, or to be read (D15).
  const unshared = tab.get(UNSHARED_KEY) !== null || !shared.keeps(key);
  const isOwn = owner === readUser(storage) || (owner === null && !unshared);
  return isOwn && (value !== null || !unshared) ? value : tab.get(copyKey);
}

function asStored(value: unknown): string | undefined {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function put(area: StorageArea, key: string, value: string | undefined): void {
  if (value === undefined) area.remove(key);
  else area.set(key, value);
}
