import type { PoolConfig } from 'pg';

import { isLoopback } from '../loopback';

/**
 * Outside this machine a connection is encrypted and the server's certificate checked, unless the address itself says
 * otherwise (`sslmode=disable`): what it says of `ssl…` is left to the driver.
 */
export function tlsOf(url: string): Pick<PoolConfig, 'ssl'> {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const saysItself = [...searchParams.keys()].some((name) => name.startsWith('ssl'));
  return isLoopback(host) || saysItself ? {} : { ssl: { rejectUnauthorized: true } };
}
