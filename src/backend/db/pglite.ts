import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite';

import type { Database, Queryable, Row } from './database';
import { parsers } from './values';

interface Client {
  query: Transaction['query'];
  exec: Transaction['exec'];
}

const queryable = (client: Client): Queryable => ({
  query: async (text, params) => (await client.query<Row>(text, [...(params ?? [])])).rows,
  script: async (text) => {
    await client.exec(text);
  },
});

export interface Pglite extends Database {
  /** The whole database as a file. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL within this process, with one connection.
 * @param from a folder, made when it is not there; or what `dump` gave; in memory without a folder
 */
export async function openPglite(from: { folder?: string; dump?: Blob } = {}): Promise<Pglite> {
  const options: PGliteOptions = { parsers, extensions: { pg_trgm }, ...(from.dump && { loadDataDir: from.dump }) };
  const client = from.folder === undefined ? await PGlite.create(options) : await PGlite.create(from.folder, options);
  await client.exec('set timezone = UTC');
  return {
    ...queryable(client),
    reads: queryable(client),
    transaction: async (work) => client.transaction((transaction) => work(queryable(transaction))),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
