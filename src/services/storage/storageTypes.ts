/** One of the browser's two storages; never throws: what the browser refuses is kept in memory (D15). */
export interface StorageArea {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Whether what `key` holds will be there after a reload: false where the browser refused it, or cannot be asked. */
  keeps(key: string): boolean;
}

/** A change of the shared storage made by another tab. */
export interface StorageChange {
  key: string;
  oldValue: string | null;
  newValue: string | null;
}

export interface StorageService {
  /** sessionStorage: this tab's. */
  tab: StorageArea;
  /** localStorage: shared by all tabs. */
  shared: StorageArea;
  /** Tells of changes by other tabs. Returns the unsubscriber. */
  onSharedChange(listener: (change: StorageChange) => void): () => void;
}
