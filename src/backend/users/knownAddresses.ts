import { createHash } from 'node:crypto';

import type { Queryable } from '../db/database';

const rememberedMs = 90 * 24 * 60 * 60 * 1000;

function digestOf(login: string, address: string): string {
  return createHash('sha256')
    .update(JSON.stringify([login, address]))
    .digest('base64url');
}

/** Whether that login signed in from that address in the last 90 days. */
export async function isKnownAddress(db: Queryable, login: string, address: string): Promise<boolean> {
  return (await db.query('select 1 from direcciones_conocidas where huella = $1', [digestOf(login, address)])).length > 0;
}

/** Keeps that the login signed in from there; written once a day at most. */
export async function rememberAddress(db: Queryable, login: string, address: string, instant: Date): Promise<void> {
  await db.query(
    `insert into direcciones_conocidas as d (huella, vista_en) values ($1, $2)
     on conflict (huella) do update set vista_en = excluded.vista_en where d.vista_en < excluded.vista_en - interval '1 day'`,
    [digestOf(login, address), instant.toISOString()],
  );
}

/** Drops the addresses from which nobody signed in for 90 days. */
export async function forgetAddresses(db: Queryable, instant: Date): Promise<void> {
  await db.query('delete from direcciones_conocidas where vista_en <= $1', [
    new Date(instant.getTime() - rememberedMs).toISOString(),
  ]);
}
