import { createEmitter } from '../emitter';
import { MENU_KEY, OWNER_KEY, YEAR_KEY } from './storageKeys';
import { createStorageArea } from './storageArea';
import type { StorageChange, StorageService } from './storageTypes';

/** What the shared storage holds for long; `localStorage.clear()` removes all of it with one event. */
const SHARED_KEYS = [MENU_KEY, YEAR_KEY, OWNER_KEY];

export function createStorageService(report: (error: unknown) => void): StorageService {
  const tab = createStorageArea(() => window.sessionStorage);
  const shared = createStorageArea(() => window.localStorage);
  const changes = createEmitter<StorageChange>(report);

  window.addEventListener('storage', ({ key, oldValue, newValue, storageArea }) => {
    if (isTabStorage(storageArea)) return;
    shared.forget(key);
    if (key !== null) return changes.emit({ key, oldValue, newValue });
    for (const known of SHARED_KEYS) changes.emit({ key: known, oldValue: null, newValue: null });
  });

  return { tab, shared, onSharedChange: changes.on };
}

/** Frames of one tab tell each other of sessionStorage, too. */
function isTabStorage(area: Storage | null): boolean {
  try {
    return area !== null && area === window.sessionStorage;
  } catch {
    return false;
  }
}
