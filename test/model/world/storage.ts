import { createStorageArea } from '#services/storage/storageArea.ts';
import type { StorageArea, StorageChange, StorageService } from '#services/storage/storageTypes.ts';

/** What the browser's storages do: `full` refuses to write, `blocked` throws at every touch. */
export interface StorageHealth {
  mode: 'well' | 'full' | 'blocked';
  /** So many touches still go well before the mode counts. */
  after: number;
}

export interface PageStorage extends StorageService {
  /** Another tab has changed the shared storage. */
  hear(change: StorageChange): void;
}

/**
 * One page's storage: the product's own areas (what they keep in memory is lost with the page) over maps
 * that fail as `health` says. `told`: a change of the shared map that other tabs must hear of.
 */
export function createPageStorage(
  tabValues: Map<string, string>,
  sharedValues: Map<string, string>,
  health: StorageHealth,
  told: (change: StorageChange) => void,
): PageStorage {
  const listeners = new Set<(change: StorageChange) => void>();
  const tab = createStorageArea(() => storageOn(tabValues, health, () => undefined));
  const shared = createStorageArea(() => storageOn(sharedValues, health, told));
  const only = ({ get, set, remove, keeps }: StorageArea): StorageArea => ({ get, set, remove, keeps });
  return {
    tab: only(tab),
    shared: only(shared),
    onSharedChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(change) {
      shared.forget(change.key);
      listeners.forEach((listener) => listener(change));
    },
  };
}

function storageOn(values: Map<string, string>, health: StorageHealth, told: (change: StorageChange) => void): Storage {
  const touch = (failing: readonly StorageHealth['mode'][]) => {
    if (!failing.includes(health.mode)) return;
    if (health.after === 0) throw new Error(`The storage is ${health.mode}`);
    health.after -= 1;
  };
  const change = (key: string, newValue: string | null) => {
    const oldValue = values.get(key) ?? null;
    if (newValue === null) values.delete(key);
    else values.set(key, newValue);
    if (oldValue !== newValue) told({ key, oldValue, newValue });
  };
  return {
    length: values.size,
    key: (index) => [...values.keys()][index] ?? null,
    getItem(key) {
      touch(['blocked']);
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      touch(['full', 'blocked']);
      change(key, value);
    },
    removeItem(key) {
      touch(['blocked']);
      change(key, null);
    },
    clear: () => values.clear(),
  };
}
