import * as v from 'valibot';

import { readRow, type Queryable } from './database';

/**
 * Between the program and PostgreSQL a pooler (PgBouncer) may stand, which passes no start options on and may give each
 * transaction another connection: the settings are the role's then, and no statement has a name.
 */

/** A setting that only the start option gives: where it is missing, there is a pooler. */
const mark = 'pisami.directa';
export const markOption = `-c ${mark}=1`;

const foundSchema = v.object({ direct: v.boolean(), missing: v.array(v.string()) });

/** What the role must have, or moments are read wrong and nothing has a time limit. */
const needed = {
  timezone: 'UTC',
  jit: 'off',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '60s',
};

/** An operator's other limits are right too; none at all is not. */
const asking = `
  select direct, case when direct then '{}' else array(
    select lower(name) from pg_settings where lower(name) = any($1::text[]) and
      case lower(name) when 'timezone' then setting not in ('UTC', 'Etc/UTC') when 'jit' then setting <> 'off' else setting = '0' end
  ) end as missing
  from (select current_setting('${mark}', true) is not null as direct) as found`;

/**
 * Whether a connection is the server's own.
 * @throws in Spanish when it is not, and its role lacks the settings
 */
export async function isDirect(connection: Queryable): Promise<boolean> {
  const found = await readRow(connection, foundSchema, asking, [Object.keys(needed)]);
  if (!found || found.direct) return true;
  if (found.missing.length === 0) return false;
  const orders = Object.entries(needed)
    .filter(([name]) => found.missing.includes(name))
    .map(([name, value]) => `«alter role … set ${name} = '${value}'»`);
  throw new Error(
    `entre el programa y PostgreSQL hay un PgBouncer, o algo parecido, que no transmite los ajustes: dele al usuario ${orders.join(', ')}, y reinicie ese programa`,
  );
}

/** @throws in Spanish: PostgreSQL's own programs change what stays with a connection, which others have next */
export async function requireDirect(database: Queryable): Promise<void> {
  if (await isDirect(database)) return;
  throw new Error(
    'La copia y su restauración necesitan PostgreSQL mismo: ponga en DATABASE_URL la dirección del servidor, no la del PgBouncer',
  );
}
