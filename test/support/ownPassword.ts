import type { Database } from '#backend/db/database.ts';
import { hashPassword } from '#backend/users/passwords.ts';

/** As if the person had chosen this password in the place of their one-time one; their sessions stay. */
export async function setOwnPassword(database: Database, login: string, password: string, cost: number): Promise<void> {
  await database.query('update usuarios set clave = $2, clave_temporal_hasta = null where login = $1', [
    login,
    await hashPassword(password, cost),
  ]);
}
