import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { BackendOptions } from './app';
import type { DatabasePlace } from './db/openDatabase';
import type { FilesRoomOptions } from './files/room';
import { loopback } from './listen';
import type { MailSettings } from './letters/mailTransport';
import { isLoopback } from './loopback';
import type { SigningKeys } from './users/tokens';

/** Of where the program is started. */
const dataFolder = resolve('.data');

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

/** TIME_ZONE, the city’s. @throws in Spanish when it is none */
export function readTimeZone(): string | undefined {
  const timeZone = readText('TIME_ZONE');
  try {
    if (timeZone !== undefined) new Intl.DateTimeFormat('es', { timeZone });
    return timeZone;
  } catch {
    throw new Error(`TIME_ZONE debe ser una zona horaria como America/Bogota; es '${timeZone}'`);
  }
}

/** What a demonstration has no use for: with one of them set, only DEMO=1 makes one. */
const signsOfService = ['DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY'];

/**
 * Whether this is to be a demonstration (D35): DEMO=1 says so, DEMO=0 says no.
 * @param offered by the program itself (`npm start`), which stands back where anything looks like a service
 */
export function readDemonstration(offered: boolean): boolean {
  const said = readWhole('DEMO', 0, 1);
  if (said !== undefined) return said === 1;
  return offered && signsOfService.every((name) => readText(name) === undefined);
}

const shortestKey = 32;

/** TOKEN_SECRET, or the file that TOKEN_SECRET_FILE names: keys apart by commas or lines, the first of which signs. */
export function readSigningKeys(): SigningKeys | undefined {
  const file = readText('TOKEN_SECRET_FILE');
  const said = readText('TOKEN_SECRET');
  if (file !== undefined && said !== undefined) throw new Error('Diga TOKEN_SECRET o TOKEN_SECRET_FILE, no ambas');
  const text = file === undefined ? said : readSecretFile(file);
  if (text === undefined) return undefined;
  const [first, ...others] = text.split(/[\s,]+/).filter((key) => key !== '');
  if (first === undefined || [first, ...others].some((key) => key.length < shortestKey)) {
    throw new Error(
      `Cada clave de TOKEN_SECRET debe tener ${shortestKey} caracteres o más; haga una con: openssl rand -base64 48`,
    );
  }
  return [first, ...others];
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`No se puede leer el archivo de TOKEN_SECRET_FILE: ${file}`);
  }
}

/**
 * ALLOWED_ORIGINS (separated by commas), SESSION_IDLE_SECONDS, TIME_ZONE, TOKEN_LIFETIME_SECONDS,
 * TOKEN_SECRET, TRUST_PROXY (how many proxies before it).
 */
export function readBackendOptions(): Omit<BackendOptions, 'database' | 'files'> {
  const lifetime = readWhole('TOKEN_LIFETIME_SECONDS', 1, 365 * 24 * 60 * 60);
  const idle = readWhole('SESSION_IDLE_SECONDS', 1, 365 * 24 * 60 * 60);
  const keys = readSigningKeys();
  const proxies = readWhole('TRUST_PROXY', 0, 10);
  const timeZone = readTimeZone();
  const origins = (process.env['ALLOWED_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return {
    allowedOrigins: origins.filter((origin) => origin !== ''),
    ...(timeZone !== undefined && { timeZone }),
    ...(proxies !== undefined && { trustedProxies: proxies }),
    ...(lifetime !== undefined && { tokenLifetimeSeconds: lifetime }),
    ...(idle !== undefined && { sessionIdleSeconds: idle }),
    ...(keys && { signingKeys: keys }),
  };
}

/**
 * DATABASE_URL, or else DATA_DIR: a folder, by default `.data` of where it is started.
 * @throws in Spanish when the first is no address of a PostgreSQL server
 */
export function readDatabasePlace(): DatabasePlace {
  const url = readText('DATABASE_URL');
  if (url !== undefined && !(URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol))) {
    throw new Error('DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor/base');
  }
  return { dataFolder: readText('DATA_DIR') ?? dataFolder, ...(url !== undefined && { url }) };
}

/** FILES_DIR: where the supports' bytes are, by default a folder of DATA_DIR. */
export function readFilesFolder(): string {
  return readText('FILES_DIR') ?? resolve(readDatabasePlace().dataFolder, 'archivos');
}

/** SCAN_COMMAND: the operator's scanner for viruses. */
export function readScanCommand(): string | undefined {
  return readText('SCAN_COMMAND');
}

interface FilesPlace {
  readonly folder: string;
  readonly minimumFree: number;
}

const megabyte = 1024 * 1024;
const mostMegabytes = 1_000_000_000;

/** FILES_MAX_LOOSE_MB and FILES_MAX_MB: how much of supports there may be, unnamed and in all. */
export function readFilesLimits(): Pick<FilesRoomOptions, 'maximumLooseBytes' | 'maximumBytes'> {
  const loose = readWhole('FILES_MAX_LOOSE_MB', 1, mostMegabytes);
  const all = readWhole('FILES_MAX_MB', 1, mostMegabytes);
  return {
    ...(loose !== undefined && { maximumLooseBytes: loose * megabyte }),
    ...(all !== undefined && { maximumBytes: all * megabyte }),
  };
}

/** FILES_MIN_FREE_MB of the disk of `readFilesFolder`. */
export function readFilesPlace(): FilesPlace {
  return { folder: readFilesFolder(), minimumFree: (readWhole('FILES_MIN_FREE_MB', 0, mostMegabytes) ?? 1000) * megabyte };
}

/**
 * PAGE_URL: where families open the page, as a folder.
 * @throws in Spanish when it is no address of a page
 */
export function readPageAddress(): string | undefined {
  const text = readText('PAGE_URL');
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error('PAGE_URL debe ser una dirección como https://cupos.example.gov.co/');
  }
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname.replace(/\/?$/, '/')}`;
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
