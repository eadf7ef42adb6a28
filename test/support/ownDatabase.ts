import { randomBytes } from 'node:crypto';

import type { Database } from '#backend/db/database.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { fillDemo } from '#backend/demo/fillDemo.ts';
import { publishedYears } from './publishedYear';

/** A database of its own on a server, which stays until it is dropped. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

async function administer(server: string, script: string): Promise<void> {
  const database = openPostgres(server, { connections: 1 });
  await database.script(script).finally(() => database.close());
}

/** @param template the database that it is a copy of; without one it is empty */
export async function createOwnDatabase(server: string, template?: string): Promise<OwnDatabase> {
  const name = `prueba_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} ${template ? `template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = name;
  return { name, url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

/** Fills an empty one with the demonstration's city as of `moment`. */
export async function openFilled(url: string, moment: Date): Promise<Database> {
  // It takes longer than a statement may.
  const database = openPostgres(url, { limits: { statement: 0 } });
  await migrate(database);
  await fillDemo(database, moment, publishedYears);
  return database;
}
