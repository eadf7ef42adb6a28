import { TOKEN_KEY } from './storageKeys';
import type { StorageService } from './storageTypes';

/** This tab's token; null: it has no session. The session keeps it, the HTTP service sends it. */
export function readToken({ tab }: StorageService): string | null {
  return tab.get(TOKEN_KEY) || null;
}
