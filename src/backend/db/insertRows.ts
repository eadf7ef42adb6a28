import type { Queryable } from './database';

/** PostgreSQL takes 256 MB of JSON at once; rows of many columns stay far below. */
const mostAtOnce = 50_000;

/**
 * Puts many rows in, within a transaction where all of them or none must be. Their values are what JSON can hold, dates
 * included; a column that a row lacks is null.
 * @param table a name of this program's own: it is not quoted
 */
export async function insertRows(db: Queryable, table: string, rows: readonly object[]): Promise<void> {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  if (names.size === 0) return;
  const columns = [...names].join(', ');
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    await db.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(start, start + mostAtOnce))],
    );
  }
}
