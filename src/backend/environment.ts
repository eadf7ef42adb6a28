import { resolve } from 'node:path';

import type { BackendOptions } from './app';
import type { DatabasePlace } from './db/openDatabase';
import { loopback } from './listen';
import type { MailSettings } from './letters/mailTransport';

const dataFolder = resolve(__dirname, '../../.data');

/** An empty variable counts as none. */
function readText(name: string): string | undefined {
  const text = process.env[name];
  return text === '' ? undefined : text;
}

function readWhole(name: string, minimum: number, maximum: number): number | undefined {
  const text = readText(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new Error(`${name} debe ser un número entero entre ${minimum} y ${maximum}; es '${text}'`);
}

/** PORT, where 0 is any free port. */
export function readPort(fallback: number): number {
  return readWhole('PORT', 0, 65_535) ?? fallback;
}

/** HOST: the address to listen on. */
export function readHost(): string {
  return readText('HOST') ?? loopback;
}

function readTimeZone(): string | undefined {
  const timeZone = readText('TIME_ZONE');
  try {
    if (timeZone !== undefined) new Intl.DateTimeFormat('es', { timeZone });
    return timeZone;
  } catch {
    throw new Error(`TIME_ZONE debe ser una zona horaria como America/Bogota; es '${timeZone}'`);
  }
}

/** ALLOWED_ORIGINS (separated by commas), FILES_MAX_LOOSE_MB, TIME_ZONE, TOKEN_LIFETIME_SECONDS, TRUST_PROXY (how many proxies before it). */
export function readBackendOptions(): Omit<BackendOptions, 'database' | 'files'> {
  const lifetime = readWhole('TOKEN_LIFETIME_SECONDS', 1, 365 * 24 * 60 * 60);
  const proxies = readWhole('TRUST_PROXY', 0, 10);
  const looseMegabytes = readWhole('FILES_MAX_LOOSE_MB', 1, mostMegabytes);
  const timeZone = readTimeZone();
  const origins = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    allowedOrigins: origins.filter((origin) => origin !== ''),
    ...(looseMegabytes !== undefined && { maximumLooseBytes: looseMegabytes * megabyte }),
    ...(timeZone !== undefined && { timeZone }),
    ...(proxies !== undefined && { trustedProxies: proxies }),
    ...(lifetime !== undefined && { tokenLifetimeSeconds: lifetime }),
  };
}

/** DATABASE_URL, or else DATA_DIR: a folder, by default `.data` of this project. */
export function readDatabasePlace(): DatabasePlace {
  const url = readText('DATABASE_URL');
  return { dataFolder: readText('DATA_DIR') ?? dataFolder, ...(url !== undefined && { url }) };
}

interface FilesPlace {
  readonly folder: string;
  readonly minimumFree: number;
}

const megabyte = 1024 * 1024;
const mostMegabytes = 1_000_000_000;

/** FILES_DIR, by default a folder of DATA_DIR; FILES_MIN_FREE_MB. */
export function readFilesPlace(): FilesPlace {
  return {
    folder: readText('FILES_DIR') ?? resolve(readDatabasePlace().dataFolder, 'archivos'),
    minimumFree: (readWhole('FILES_MIN_FREE_MB', 0, mostMegabytes) ?? 1000) * megabyte,
  };
}

/** SMTP_URL and MAIL_FROM; without the first, letters are files in a folder of DATA_DIR. */
export function readMailSettings(): MailSettings {
  const url = readText('SMTP_URL');
  const { dataFolder: folder } = readDatabasePlace();
  return {
    from: readText('MAIL_FROM') ?? 'Cupo escolar <no-responder@educacion.example.gov.co>',
    ...(url === undefined ? { folder: resolve(folder, 'correo') } : { url }),
  };
}
