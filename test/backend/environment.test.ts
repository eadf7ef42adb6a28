import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readBackendOptions, readDatabasePlace, readDemonstration, readSigningKeys } from '#backend/environment.ts';

const key = 'k'.repeat(32);
const other = 'o'.repeat(40);
const names = ['DEMO', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY', 'TOKEN_SECRET', 'TOKEN_SECRET_FILE', 'SESSION_IDLE_SECONDS'];
const before = new Map(names.map((name) => [name, process.env[name]]));

function setEnvironment(values: Readonly<Record<string, string | undefined>>): void {
  for (const name of names) {
    const value = values[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

beforeEach(() => setEnvironment({}));
afterAll(() => setEnvironment(Object.fromEntries(before)));

describe('a demonstration (D35)', () => {
  it('is what npm start and npm run preview offer, and npm run backend does not', () => {
    expect([readDemonstration(true), readDemonstration(false)]).toEqual([true, false]);
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY'])('is not one where %s is set, unless it is said aloud', (name) => {
    setEnvironment({ [name]: '1' });
    expect([readDemonstration(true), readDemonstration(false)]).toEqual([false, false]);
    setEnvironment({ [name]: '1', DEMO: '1' });
    expect([readDemonstration(true), readDemonstration(false)]).toEqual([true, true]);
  });

  it('can be declined', () => {
    setEnvironment({ DEMO: '0' });
    expect(readDemonstration(true)).toBe(false);
    setEnvironment({ DEMO: 'si' });
    expect(() => readDemonstration(true)).toThrow("DEMO debe ser un número entero entre 0 y 1; es 'si'");
  });
});

describe('the address of the database', () => {
  it.each(['hola', 'http://servidor/base', 'postgres://u:clave@servidor:99999/base', 'C:\\datos'])('is none in %j', (url) => {
    setEnvironment({ DATABASE_URL: url });
    expect(readDatabasePlace).toThrow('DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor/base');
  });

  it.each(['postgres://servidor/base', 'postgresql://u:p%40@servidor:5433/base?sslmode=disable'])('is one in %j', (url) => {
    setEnvironment({ DATABASE_URL: url });
    expect(readDatabasePlace().url).toBe(url);
  });
});

describe('the keys that sign sessions', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    [key, [key]],
    [`${key},${other}`, [key, other]],
    [`${key}\n${other}\n`, [key, other]],
  ])('%j are %j', (text, keys) => {
    setEnvironment({ TOKEN_SECRET: text });
    expect(readSigningKeys()).toEqual(keys);
  });

  it.each(['corta', ',', `${key},corta`])('are refused when one is short: %s', (text) => {
    setEnvironment({ TOKEN_SECRET: text });
    expect(readSigningKeys).toThrow('debe tener 32 caracteres o más; haga una con: openssl rand -base64 48');
  });

  it('may be in a file, and not in two places', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pisami-clave-'));
    const file = join(folder, 'clave');
    writeFileSync(file, `${key}\n${other}\n`);
    setEnvironment({ TOKEN_SECRET_FILE: file });
    expect(readBackendOptions().signingKeys).toEqual([key, other]);
    setEnvironment({ TOKEN_SECRET_FILE: file, TOKEN_SECRET: key });
    expect(readSigningKeys).toThrow('no ambas');
    setEnvironment({ TOKEN_SECRET_FILE: join(folder, 'ninguno') });
    expect(readSigningKeys).toThrow('No se puede leer el archivo');
    rmSync(folder, { recursive: true });
  });
});

it('reads after how long a session that nobody uses ends', () => {
  expect(readBackendOptions().sessionIdleSeconds).toBeUndefined();
  setEnvironment({ SESSION_IDLE_SECONDS: '600' });
  expect(readBackendOptions().sessionIdleSeconds).toBe(600);
  setEnvironment({ SESSION_IDLE_SECONDS: '0' });
  expect(readBackendOptions).toThrow('SESSION_IDLE_SECONDS debe ser');
});
