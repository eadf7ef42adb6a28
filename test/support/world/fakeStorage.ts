import type { StorageArea, StorageChange, StorageService } from '#services/storage/storageTypes.ts';

/** The storage that all tabs of a fake browser share. */
export interface SharedStorage {
  values: Map<string, string>;
  tabs: Set<(change: StorageChange) => void>;
}

export interface FakeStorage extends StorageService {
  tabValues: Map<string, string>;
}

export const createSharedStorage = (): SharedStorage => ({ values: new Map(), tabs: new Set() });

/** One tab's view of the storage; `tabValues` outlive a reload when they are handed in again. */
export function createFakeStorage(
  shared: SharedStorage = createSharedStorage(),
  tabValues = new Map<string, string>(),
): FakeStorage {
  const listeners = new Set<(change: StorageChange) => void>();
  const hear = (change: StorageChange) => listeners.forEach((listener) => listener(change));
  const tellOthers = (key: string, oldValue: string | null, newValue: string | null) => {
    if (oldValue === newValue) return;
    for (const tab of shared.tabs) if (tab !== hear) tab({ key, oldValue, newValue });
  };
  return {
    tabValues,
    tab: areaOn(tabValues, () => undefined),
    shared: areaOn(shared.values, tellOthers),
    onSharedChange(listener) {
      listeners.add(listener);
      shared.tabs.add(hear);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) shared.tabs.delete(hear);
      };
    },
  };
}

function areaOn(
  values: Map<string, string>,
  changed: (key: string, oldValue: string | null, newValue: string | null) => void,
): StorageArea {
  const get = (key: string) => values.get(key) ?? null;
  return {
    get,
    set(key, value) {
      const old = get(key);
      values.set(key, value);
      changed(key, old, value);
    },
    remove(key) {
      const old = get(key);
      values.delete(key);
      changed(key, old, null);
    },
    keeps: () => true,
  };
}
