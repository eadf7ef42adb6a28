import { randomUUID } from 'node:crypto';

import jwt from 'jsonwebtoken';

import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { createTokens } from '#backend/users/tokens.ts';
import { readSummary } from '#backend/places/summary.ts';

const key = 'a key of the test, long enough for anybody';
const session = randomUUID();
const lifetimeSeconds = 60;
const start = Date.UTC(2026, 0, 1);

let now = start;
let client: BackendClient;

beforeAll(async () => {
  client = await startBackend({ signingKeys: [key], tokenLifetimeSeconds: lifetimeSeconds, now: () => now });
  await client.database.query(
    `insert into sesiones (id, login, iniciada_en, usada_en, vence_en) values ($1, 'admin', $2, $2, $3)`,
    [session, new Date(start).toISOString(), new Date(start + lifetimeSeconds * 1000).toISOString()],
  );
});
beforeEach(() => {
  now = start;
});
afterAll(() => client.close());

const read = (authorization?: string): Promise<Response> =>
  client.call('api/educacion/resumen', authorization === undefined ? {} : { headers: { Authorization: authorization } });

async function tokenOf(login: string): Promise<string> {
  const { token } = await client.signIn(login, `${login}2026`);
  if (token === undefined) throw new Error('No token');
  return token;
}

const claims = { iat: start / 1000, exp: start / 1000 + lifetimeSeconds, sub: 'admin', iss: 'pisami', jti: session };

describe('GET api/educacion/resumen', () => {
  it.each(['admin', 'funcionario'])('answers the counts to %s', async (login) => {
    const response = await read(`Bearer ${await tokenOf(login)}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await readSummary(client.database));
  });

  it('refuses with 403 who is offered no staff area', async () => {
    const response = await read(`Bearer ${await tokenOf('sinmenu')}`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ status: 403, detail: 'No tiene permiso para esta sección' });
  });

  it('takes a token up to its last second, and refuses it from then on', async () => {
    const authorization = `Bearer ${await tokenOf('admin')}`;
    now = start + lifetimeSeconds * 1000 - 1;
    expect((await read(authorization)).status).toBe(200);
    now = start + lifetimeSeconds * 1000;
    const response = await read(authorization);
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ detail: 'La sesión no es válida o ha expirado' });
  });

  it('takes the token that the claims of these tests describe', async () => {
    expect((await read(`Bearer ${jwt.sign(claims, key)}`)).status).toBe(200);
  });

  it.each([
    ['no header', undefined],
    ['another scheme', `Basic ${Buffer.from('admin:admin2026').toString('base64')}`],
    ['an empty token', 'Bearer '],
    ['what is no token', 'Bearer x.y.z'],
    ['another key', `Bearer ${jwt.sign(claims, 'another key')}`],
    ['another algorithm', `Bearer ${jwt.sign(claims, key, { algorithm: 'HS512' })}`],
    ['no signature', `Bearer ${jwt.sign(claims, '', { algorithm: 'none' })}`],
    ['another issuer', `Bearer ${jwt.sign({ ...claims, iss: 'otro' }, key)}`],
    ['no session', `Bearer ${jwt.sign({ ...claims, jti: undefined }, key)}`],
    ['a session that is not, or no longer, kept', `Bearer ${jwt.sign({ ...claims, jti: randomUUID() }, key)}`],
    ['the session of another', `Bearer ${jwt.sign({ ...claims, sub: 'funcionario' }, key)}`],
    ['no subject', `Bearer ${jwt.sign({ ...claims, sub: undefined }, key)}`],
    ['an unknown user', `Bearer ${jwt.sign({ ...claims, sub: 'nadie' }, key)}`],
  ])('refuses with 401: %s', async (_case, authorization) => {
    expect((await read(authorization)).status).toBe(401);
  });

  it('refuses a token whose claims were changed', async () => {
    const [header, , signature] = (await tokenOf('sinmenu')).split('.');
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect((await read(`Bearer ${header}.${forged}.${signature}`)).status).toBe(401);
  });
});

it('signs with a key of its own at each start, where none is given', async () => {
  const [one, other] = await Promise.all([startBackend(), startBackend()]);
  try {
    const { token } = await one.signIn('admin', 'admin2026');
    const init = { headers: { Authorization: `Bearer ${token}` } };
    expect((await one.call('api/educacion/resumen', init)).status).toBe(200);
    expect((await other.call('api/educacion/resumen', init)).status).toBe(401);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});

it('does not hide a fault of its own as a refused token', () => {
  const clock = (): number => {
    throw new Error('no clock');
  };
  expect(() => createTokens({ keys: [key], lifetimeSeconds, now: clock }).verify('x')).toThrow('no clock');
});
