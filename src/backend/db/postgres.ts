import { Pool, types } from 'pg';

import type { Database, Queryable, Row } from './database';
import { tlsOf } from './postgresTls';
import { parsers } from './values';

interface PostgresOptions {
  /** Where the tables are; by default what the user's `search_path` says. */
  readonly schema?: string;
  /** How many connections at most. */
  readonly connections?: number;
  /** Takes the error of a connection that breaks while it is idle. */
  readonly report?: (error: unknown) => void;
}

const defaultConnections = 10;

for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);

interface Client {
  query(config: { name?: string; text: string; values?: unknown[] }): Promise<{ rows: Row[] }>;
}

const maximumNames = 500;
const names = new Map<string, string>();

/** A statement with a name is read and planned once for each connection; so many have one, and then no more. */
function nameOf(text: string): { name?: string } {
  const known = names.get(text);
  if (known === undefined && names.size >= maximumNames) return {};
  const name = known ?? `s${names.size + 1}`;
  names.set(text, name);
  return { name };
}

const queryable = (client: Client): Queryable => ({
  query: async (text, params) => (await client.query({ ...nameOf(text), text, values: [...(params ?? [])] })).rows,
  script: async (text) => {
    await client.query({ text });
  },
});

/** A PostgreSQL server at `url`, such as `postgres://usuario@servidor/base`. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const path = options.schema === undefined ? '' : ` -c search_path=${options.schema}`;
  const pool = new Pool({
    connectionString: url,
    ...tlsOf(url),
    max: options.connections ?? defaultConnections,
    options: `-c timezone=UTC${path}`,
  });
  pool.on('error', options.report ?? console.error);
  return {
    ...queryable(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => (broken = true));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
