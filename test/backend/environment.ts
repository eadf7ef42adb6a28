import type { BackendOptions } from './app';

function readWhole(name: string, minimum: number, maximum: number): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new Error(`${name} debe ser un número entero entre ${minimum} y ${maximum}; es '${text}'`);
}

/** PORT, where 0 is any free port. */
export function readPort(fallback: number): number {
  return readWhole('PORT', 0, 65_535) ?? fallback;
}

/** ALLOWED_ORIGINS (separated by commas), TOKEN_LIFETIME_SECONDS and TRUST_PROXY (how many proxies stand before). */
export function readBackendOptions(): BackendOptions {
  const lifetime = readWhole('TOKEN_LIFETIME_SECONDS', 1, 365 * 24 * 60 * 60);
  const proxies = readWhole('TRUST_PROXY', 0, 10);
  const origins = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    allowedOrigins: origins.filter((origin) => origin !== ''),
    ...(proxies !== undefined && { trustedProxies: proxies }),
    ...(lifetime !== undefined && { tokenLifetimeSeconds: lifetime }),
  };
}
