import type { Database } from '#backend/db/database.ts';

/** Takes back the demonstration's official run: no list is frozen any more. */
export async function descongelar(database: Database): Promise<void> {
  for (const tabla of ['tandas', 'cortes', 'corrida_solicitudes', 'corridas']) await database.query(`delete from ${tabla}`);
}
