import { TOKEN_KEY } from './storageKeys';
import type { StorageService } from './storageTypes';

/** What a header can carry, and not blanks alone: with anything else no call could be made. Some programs write 'null' (D32). */
export const TOKEN = /^(?!(?:null|undefined)$)(?=.*\S)[ -~\u00a0-\u00ff]+$/;

/** This tab's token; null: it has no session. The session keeps it, the HTTP service sends it. */
export function readToken({ tab }: StorageService): string | null {
  const stored = tab.get(TOKEN_KEY) ?? '';
  return TOKEN.test(stored) ? stored : null;
}
