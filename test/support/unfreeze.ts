import type { Database } from '#backend/db/database.ts';

/** Takes back the demonstration's official run: no list is frozen any more. */
export async function unfreeze(database: Database): Promise<void> {
  for (const table of ['tandas', 'cortes', 'corrida_solicitudes', 'corridas']) await database.query(`delete from ${table}`);
}
