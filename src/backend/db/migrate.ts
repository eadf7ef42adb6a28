import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as v from 'valibot';

import { type Database, type Queryable, readRows } from './database';
import { allowAnyTime } from './timeLimits';

const folder = resolve(__dirname, 'migrations');

interface Migration {
  /** The file's name, such as `001_solicitudes.sql`; the order of the names is that of the migrations. */
  readonly name: string;
  readonly sql: string;
}

export function readMigrations(from = folder): readonly Migration[] {
  const names = readdirSync(from).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, sql: readFileSync(join(from, name), 'utf8') }));
}

const digestOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

const appliedSchema = v.object({ nombre: v.string(), huella: v.string() });

/**
 * Applies what has not been applied, all of it or nothing; of two processes at once, one waits for the other.
 * @throws in Spanish when a migration that was applied has changed since, or is gone
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  await database.transaction(async (transaction) => {
    await allowAnyTime(transaction);
    await transaction.query("select pg_advisory_xact_lock(hashtext('migraciones ' || current_schema()))");
    const [kept] = await transaction.query("select 1 where to_regclass('migraciones') is not null");
    // A role that may not make tables needs none made.
    if (!kept) {
      await transaction.script(
        'create table migraciones (nombre text primary key, huella text not null, aplicada_en timestamptz not null default now())',
      );
    }
    const applied = await readRows(transaction, appliedSchema, 'select nombre, huella from migraciones');
    const digests = new Map(applied.map(({ nombre, huella }) => [nombre, huella]));
    for (const { name, sql } of migrations) {
      const digest = digestOf(sql);
      const known = digests.get(name);
      digests.delete(name);
      if (known !== undefined && known !== digest) {
        throw new Error(`La migración ${name} cambió después de aplicada: haga una nueva, o use otra base de datos`);
      }
      if (known !== undefined) continue;
      await transaction.script(sql);
      await transaction.query('insert into migraciones (nombre, huella) values ($1, $2)', [name, digest]);
    }
    const [unknown] = digests.keys();
    if (unknown !== undefined) {
      throw new Error(`La base de datos tiene la migración ${unknown}, que este programa no conoce: es de otra versión`);
    }
  });
}

/** Whether the tables are those of this program: each of its migrations is applied as it is, and no other. */
export async function isMigrated(database: Queryable, migrations = readMigrations()): Promise<boolean> {
  const applied = await readRows(database, appliedSchema, 'select nombre, huella from migraciones');
  const digests = new Map(applied.map(({ nombre, huella }) => [nombre, huella]));
  return digests.size === migrations.length && migrations.every(({ name, sql }) => digests.get(name) === digestOf(sql));
}
