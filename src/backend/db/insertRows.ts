import type { Queryable } from './database';

/**
 * Puts many rows in with one statement. Their values are what JSON can hold, dates included; a column that a row
 * lacks is null.
 * @param table a name of this program's own: it is not quoted
 */
export async function insertRows(db: Queryable, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  if (columns === '') return;
  await db.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    JSON.stringify(rows),
  ]);
}
