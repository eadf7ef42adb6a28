import * as v from 'valibot';

/** A row as it comes: `readRows` says what it must be. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * What SQL is put to: the database, or one transaction of it.
 * Rows hold numbers (also of `bigint` and `numeric`), `Date`s (`timestamptz`), `YYYY-MM-DD` texts (`date`), bytes
 * (`bytea`) and what the JSON says (`jsonb`). Parameters are texts, numbers, booleans, bytes, null and lists of
 * texts or numbers; an instant is given as `date.toISOString()`, JSON as `JSON.stringify(value)`.
 */
export interface Queryable {
  /** One statement, with parameters `$1`… */
  query(text: string, params?: readonly unknown[]): Promise<readonly Row[]>;
  /** Statements without parameters, such as a migration. */
  script(text: string): Promise<void>;
}

export interface Database extends Queryable {
  /**
   * All of `work` or nothing of it: committed when it is settled, rolled back when it throws. `work` must use what
   * it is given: PGlite has one connection, and a query to the database itself would wait for this transaction.
   * A deadlock undoes it and it is done again from its beginning, so that nothing outside of the transaction (a letter, a
   * file, a counter) may be changed by `work`.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** For what anyone may read: on connections of its own, so that writers who wait keep nobody from looking. */
  readonly reads: Queryable;
  /** Where a thread opens the same database for itself (`openPostgres`); PGlite cannot be opened twice. */
  readonly url?: string;
  close(): Promise<void>;
}

/** @throws when a row is not of the schema: a fault of the SQL. */
export async function readRows<T>(
  db: Queryable,
  schema: v.GenericSchema<unknown, T>,
  text: string,
  params?: readonly unknown[],
): Promise<readonly T[]> {
  return v.parse(v.array(schema), await db.query(text, params));
}

/** @returns the first row, or undefined when there is none. */
export async function readRow<T>(
  db: Queryable,
  schema: v.GenericSchema<unknown, T>,
  text: string,
  params?: readonly unknown[],
): Promise<T | undefined> {
  return (await readRows(db, schema, text, params))[0];
}

const violationSchema = v.object({ code: v.literal('23505'), constraint: v.string() });

/** Whether the error says that a row would be twice in that unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  const violation = v.safeParse(violationSchema, error);
  return violation.success && violation.output.constraint === constraint;
}
