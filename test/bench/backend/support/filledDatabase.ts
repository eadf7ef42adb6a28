import type { Database } from '#backend/db/database.ts';
import { createOwnDatabase, openFilled, type OwnDatabase } from '#test/support/ownDatabase.ts';

/** A database of its own with the demonstration's city, opened; dropping it closes it. */
export async function createFilledDatabase(
  server: string,
  moment = new Date(),
): Promise<OwnDatabase & { readonly database: Database }> {
  const own = await createOwnDatabase(server);
  const database = await openFilled(own.url, moment);
  return { ...own, database, drop: () => database.close().then(own.drop) };
}
