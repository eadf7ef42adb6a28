import { userInfo } from 'node:os';

import type { Queryable } from '../db/database';
import { insertRows } from '../db/insertRows';

/** Who is at the terminal: as whom `sudo` was called, or else whose process it is. */
export function operatorName(): string {
  return process.env['SUDO_USER'] ?? userInfo().username;
}

/**
 * Keeps in the record of security what an operator's command changes, or reads, of a person; in its transaction.
 * @param command such as `users password`
 */
export async function recordCommand(
  tx: Queryable,
  { command, subject, isRead = false }: { readonly command: string; readonly subject: string | null; readonly isRead?: boolean },
  instant: Date,
): Promise<void> {
  const entry = {
    en: instant,
    que: isRead ? 'lectura' : 'cambio',
    direccion: `orden de ${operatorName()}`,
    llamada: command,
    objeto: subject,
    veces: 1,
  };
  await insertRows(tx, 'registro_de_seguridad', [entry]);
}
