import type { HttpService } from '#services/http/httpTypes.ts';
import { readToken } from '#services/storage/token.ts';
import type { StorageService } from '#services/storage/storageTypes.ts';

/** Ends this tab's session on the server too; nobody waits for it, so that signing out works offline (D13). */
export function tellSignOut({ http, storage }: { http: HttpService; storage: StorageService }): void {
  if (readToken(storage) !== null) http.tell('api/token/cerrar');
}
