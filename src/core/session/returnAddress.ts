import { isInternalPath } from '#services/navigation/internalPath.ts';
import { RETURN_KEY } from '#services/storage/storageKeys.ts';
import type { StorageService } from '#services/storage/storageTypes.ts';

/** The page to go to after signing in (D1). */
export interface ReturnAddress {
  /** Internal, with or without a search part. */
  path: string;
  /** Whose page it is: after an expiry, only the same user goes back to it. null: anyone's. */
  user: string | null;
}

export function saveReturn({ tab }: StorageService, address: ReturnAddress): void {
  tab.set(RETURN_KEY, JSON.stringify(address));
}

/** The saved address, or null: what is stored may be anything, and only an internal path counts. */
export function readReturn({ tab }: StorageService): ReturnAddress | null {
  try {
    const saved: unknown = JSON.parse(tab.get(RETURN_KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('path' in saved) || !('user' in saved)) return null;
    const { path, user } = saved;
    if (typeof path !== 'string' || !isInternalPath(path)) return null;
    return user === null || typeof user === 'string' ? { path, user } : null;
  } catch {
    return null;
  }
}

export function clearReturn({ tab }: StorageService): void {
  tab.remove(RETURN_KEY);
}
