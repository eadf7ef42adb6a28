import type { StorageArea } from './storageTypes';

export interface ShadowedArea extends StorageArea {
  /** Another tab has written `key` (null: all keys): what is kept in memory for it is outdated. */
  forget(key: string | null): void;
}

/**
 * A browser storage that never throws (D15). `open` gives the storage, and may throw: where cookies
 * are blocked, the mere getter does. What could not be written or removed is kept in memory, where it
 * comes before what is stored; what can no longer be read counts as last seen.
 */
export function createStorageArea(open: () => Storage): ShadowedArea {
  const memory = new Map<string, string | null>();
  const lastSeen = new Map<string, string | null>();

  function remove(key: string) {
    lastSeen.set(key, null);
    try {
      open().removeItem(key);
      memory.delete(key);
    } catch {
      memory.set(key, null);
    }
  }

  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        const value = open().getItem(key);
        lastSeen.set(key, value);
        return value;
      } catch {
        return lastSeen.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
        lastSeen.set(key, value);
      } catch {
        // The older value must not be read again at a reload: it may be another person's menu (D14).
        remove(key);
        memory.set(key, value);
      }
    },
    remove,
    keeps(key) {
      try {
        open().getItem(key);
        return !memory.has(key);
      } catch {
        return false;
      }
    },
    forget(key) {
      for (const values of [memory, lastSeen]) {
        if (key === null) values.clear();
        else values.delete(key);
      }
    },
  };
}
