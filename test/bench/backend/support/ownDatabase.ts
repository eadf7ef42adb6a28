import { randomBytes } from 'node:crypto';

import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';

interface OwnDatabase {
  readonly url: string;
  readonly database: Database;
  drop(): Promise<void>;
}

/** A database of its own on the server of an address, with the demonstration's city as of now. */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
  const name = `banco_${randomBytes(6).toString('hex')}`;
  const administration = openPostgres(server, { connections: 1 });
  await administration.script(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  // Filling it takes longer than a statement may.
  const database = openPostgres(url.href, { limits: { statement: 0 } });
  await migrate(database);
  await fillDemo(database, new Date());
  return {
    url: url.href,
    database,
    drop: async () => {
      await database.close();
      await administration.script(`drop database ${name} with (force)`);
      await administration.close();
    },
  };
}
