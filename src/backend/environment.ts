import { resolve } from 'node:path';

import type { BackendOptions } from './app';
import type { DatabasePlace } from './db/openDatabase';
import type { MailSettings } from './letters/mailTransport';
import { isLoopback } from './loopback';

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

function readTimeZone(): string | undefined {
  const timeZone = readText('TIME_ZONE');
  try {
    if (timeZone !== undefined) new Intl.DateTimeFormat('es', { timeZone });
    return timeZone;
  } catch {
    throw new Error(`TIME_ZONE debe ser una zona horaria como America/Bogota; es '${timeZone}'`);
  }
}

/** ALLOWED_ORIGINS (separated by commas), TIME_ZONE, TOKEN_LIFETIME_SECONDS, TRUST_PROXY (how many proxies before it). */
export function readBackendOptions(): Omit<BackendOptions, 'database'> {
  const lifetime = readWhole('TOKEN_LIFETIME_SECONDS', 1, 365 * 24 * 60 * 60);
  const proxies = readWhole('TRUST_PROXY', 0, 10);
  const timeZone = readTimeZone();
  const origins = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    allowedOrigins: origins.filter((origin) => origin !== ''),
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

/** FILES_DIR: where the supports' bytes are, by default a folder of DATA_DIR. */
export function readFilesFolder(): string {
  return readText('FILES_DIR') ?? resolve(readDatabasePlace().dataFolder, 'archivos');
}

/**
 * SMTP_URL, SMTP_INSECURE and MAIL_FROM; without the first, letters are files in a folder of DATA_DIR.
 * @throws when SMTP_URL is no address of a mail server, in Spanish
 */
export function readMailSettings(): MailSettings {
  const from = readText('MAIL_FROM') ?? 'Cupo escolar <no-responder@educacion.example.gov.co>';
  const url = readText('SMTP_URL');
  if (url === undefined) return { from, folder: resolve(readDatabasePlace().dataFolder, 'correo') };
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (!server || !/^smtps?:$/.test(server.protocol)) {
    throw new Error('SMTP_URL debe ser una dirección como smtps://usuario:clave@correo.example.gov.co');
  }
  return { from, url, requireTls: !isLoopback(server.hostname) && readText('SMTP_INSECURE') !== '1' };
}
