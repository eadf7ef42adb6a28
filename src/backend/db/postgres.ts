import { DatabaseError, Pool, type PoolClient, types } from 'pg';

import type { Database, Queryable, Row } from './database';
import { isDirect, markOption } from './pooler';
import { tlsOf } from './postgresTls';
import { timeLimits, type TimeLimits } from './timeLimits';
import { tryAgain } from './tryAgain';
import { tellUnavailable } from './unavailable';
import { parsers } from './values';

interface PostgresOptions {
  /** How many connections at most, beside those of `reads`. */
  readonly connections?: number;
  readonly limits?: Partial<TimeLimits>;
  /** Takes the error of a connection that breaks while it is idle. */
  readonly report?: (error: unknown) => void;
}

const defaultConnections = 10;
const readConnections = 3;

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

const queryable = (client: Client, isNamed: boolean): Queryable => ({
  query: async (text, params) => (await client.query({ ...(isNamed && nameOf(text)), text, values: [...(params ?? [])] })).rows,
  script: async (text) => {
    await client.query({ text });
  },
});

/** What every session of this program has; compiling a plan took longer than any of its plans runs. */
function sessionSettings({ statement, lock, idle }: TimeLimits): string {
  const settings = {
    timezone: 'UTC',
    jit: 'off',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
  };
  return [markOption, ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)].join(' ');
}

/** After such an error the server has closed the connection, or what it holds is not known. */
const isBroken = (error: unknown): boolean => !(error instanceof DatabaseError) || error.severity === 'FATAL';

/** Of each connection that was asked, whether it is the server's own. */
const direct = new WeakMap<PoolClient, boolean>();

async function askOnce(client: PoolClient): Promise<boolean> {
  const known = direct.get(client) ?? (await isDirect(queryable(client, false)));
  direct.set(client, known);
  return known;
}

/** @throws `DatabaseUnavailable` where the database is what failed */
async function withClient<T>(pool: Pool, work: (connection: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  // A connection that breaks between two statements tells nobody else.
  const noteError = (): void => {
    broken = true;
  };
  client.on('error', noteError);
  try {
    return await work(queryable(client, await askOnce(client)));
  } catch (error) {
    broken ||= isBroken(error);
    throw error;
  } finally {
    client.off('error', noteError);
    client.release(broken);
  }
}

async function withinTransaction<T>(connection: Queryable, work: (transaction: Queryable) => Promise<T>): Promise<T> {
  await connection.script('begin');
  try {
    const result = await work(connection);
    await connection.script('commit');
    return result;
  } catch (error) {
    // Where this fails too, the connection is gone, and with it the transaction.
    await connection.script('rollback').catch(() => undefined);
    throw error;
  }
}

/** What was undone is done again; what the database could not do at all is told apart. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tryAgain(work);
  } catch (error) {
    throw tellUnavailable(error);
  }
}

/** A PostgreSQL server at `url`, such as `postgres://usuario@servidor/base`. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const limits = { ...timeLimits, ...options.limits };
  const openPool = (max: number): Pool => {
    const pool = new Pool({
      connectionString: url,
      ...tlsOf(url),
      max,
      connectionTimeoutMillis: limits.connection,
      options: sessionSettings(limits),
    });
    pool.on('error', options.report ?? console.error);
    return pool;
  };
  const pool = openPool(options.connections ?? defaultConnections);
  const readPool = openPool(readConnections);
  const pooled = (from: Pool): Queryable => ({
    query: (text, params) => guarded(() => withClient(from, (connection) => connection.query(text, params))),
    script: (text) => guarded(() => withClient(from, (connection) => connection.script(text))),
  });
  return {
    ...pooled(pool),
    reads: pooled(readPool),
    url,
    transaction: (work) => guarded(() => withClient(pool, (connection) => withinTransaction(connection, work))),
    close: async () => {
      await Promise.all([pool.end(), readPool.end()]);
    },
  };
}
