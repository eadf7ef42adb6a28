import { check, nullable, object, pipe, string } from 'valibot';
import { isInternalPath } from '#services/navigation/internalPath.ts';
import { parseStored } from '#services/storage/parseStored.ts';
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

const returnSchema = object({ path: pipe(string(), check(isInternalPath)), user: nullable(string()) });

/** The saved address, or null: only an internal path counts. */
export function readReturn({ tab }: StorageService): ReturnAddress | null {
  return parseStored(tab.get(RETURN_KEY), returnSchema);
}

export function clearReturn({ tab }: StorageService): void {
  tab.remove(RETURN_KEY);
}
