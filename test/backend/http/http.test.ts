import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { createScriptedBackend } from '#test/support/application.ts';
import { createTestDatabase } from '#test/support/testDatabase.ts';
import { tellUnavailable } from '#backend/db/unavailable.ts';
import { createDemoUserStore } from '#backend/users/demoUsers.ts';
import { listen } from '#backend/listen.ts';
import { standAlone } from '#backend/standAlone.ts';

const pageOrigin = 'http://127.0.0.1:9999';
const credentials = { login: 'admin', password: 'admin2026' };
const signInPath = 'api/token/generar';

let client: BackendClient;

beforeAll(async () => {
  client = await startBackend({ allowedOrigins: [pageOrigin] });
});
afterAll(() => client.close());

describe('the anti-forgery cookie', () => {
  const withCookie = (header?: string): Promise<Response> =>
    client.post(signInPath, credentials, {
      Cookie: 'otra=%; XSRF-TOKEN=abc',
      ...(header !== undefined && { 'X-XSRF-TOKEN': header }),
    });

  it('is given to a client that has none, for the page to read', async () => {
    const response = await client.call('api/educacion/resumen');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/)]);
  });

  it('is not replaced', async () => {
    expect((await withCookie('abc')).headers.getSetCookie()).toEqual([]);
  });

  it('lets a write pass with the same value in the header', async () => {
    expect((await withCookie('abc')).status).toBe(200);
  });

  it.each([undefined, '', 'abd', 'abcd'])('refuses a write with the header %p', async (header) => {
    const response = await withCookie(header);
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  });

  it('asks no header of a read, nor of a client without the cookie', async () => {
    const read = await client.call('api/educacion/resumen', { headers: { Cookie: 'XSRF-TOKEN=abc' } });
    expect(read.status).toBe(401);
    expect((await client.post(signInPath, credentials)).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const preflight = (origin: string): Promise<Response> =>
    client.call(signInPath, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });

  it('may call when its origin is configured', async () => {
    const response = await preflight(pageOrigin);
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(pageOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Accept, X-XSRF-TOKEN');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Vary')).toContain('Origin');

    const answer = await client.post(signInPath, credentials, { Origin: pageOrigin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(pageOrigin);
  });

  it('may read a refusal too', async () => {
    const response = await client.call('api/educacion/resumen', { headers: { Origin: pageOrigin } });
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(pageOrigin);
  });

  it.each(['http://127.0.0.1:9998', 'null', `${pageOrigin}.example`])('may not when it is %s', async (origin) => {
    expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
    const answer = await client.post(signInPath, credentials, { Origin: origin });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('a proxy that nobody told of', () => {
  const told = async (trustedProxies: number): Promise<number> => {
    const warn = jest.fn();
    const behind = await startBackend({ trustedProxies, warn });
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    for (let turn = 0; turn < 3; turn += 1) await behind.call('api/nada', { headers });
    await behind.close();
    for (const [message] of warn.mock.calls) expect(message).toContain('TRUST_PROXY=1');
    return warn.mock.calls.length;
  };

  it('is warned of once', async () => {
    expect(await told(0)).toBe(1);
  });

  it('is none where the proxies are told', async () => {
    expect(await told(1)).toBe(0);
  });
});

describe('the backend alone', () => {
  it.each(['/', '/otra', '/%', '/cupo-escolarx'])('answers what is outside its path with a problem: %s', async (path) => {
    const { app } = createScriptedBackend();
    const server = await listen(standAlone(app, jest.fn()), 0);
    const response = await fetch(`${server.origin}${path}`);
    await server.close();
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect([response.status, await response.json()]).toMatchObject([404, { detail: 'La ruta solicitada no existe' }]);
  });

  it('says that it cannot listen on an address of another machine', async () => {
    await expect(listen(() => undefined, 0, '192.0.2.1')).rejects.toThrow('La dirección 192.0.2.1 no es de esta máquina');
  });
});

describe('a database that does not answer', () => {
  it.each([
    ['has too much to do', Object.assign(new Error('canceling'), { code: '55P03' }), 'servicio_ocupado', '5', 'muchas personas'],
    ['has no connection free', new Error('timeout exceeded when trying to connect'), 'servicio_ocupado', '5', 'muchas personas'],
    ['is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'no_disponible', '30', 'no está disponible'],
    ['ends', Object.assign(new Error('terminating'), { code: '57P01' }), 'no_disponible', '30', 'no está disponible'],
    ['is cut off', new Error('Connection terminated unexpectedly'), 'no_disponible', '30', 'no está disponible'],
  ])('is told as it is: it %s', async (_case, error, codigo, seconds, words) => {
    const report = jest.fn();
    const whole = createTestDatabase();
    const query = async (): Promise<never> => {
      await Promise.resolve();
      throw tellUnavailable(error);
    };
    const backend = await startBackend({ database: { ...whole, query, reads: { ...whole.reads, query } }, report });
    const answer = await backend.call('api/educacion/convocatoria');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, seconds]);
    expect(await answer.json()).toMatchObject({ codigo, detail: expect.stringContaining(words) as string });
    expect(report).toHaveBeenCalledTimes(1);
    await backend.close();
  });
});

describe('what cannot be answered', () => {
  it.each(['', 'api', 'api/nada', 'api/token', 'api/token/generar/mas'])('is 404 in Spanish: %p', async (path) => {
    const response = await client.call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404, detail: 'La ruta solicitada no existe' });
  });

  const send = (body: string, headers: Record<string, string>): Promise<Response> =>
    client.call(signInPath, { method: 'POST', body, headers });

  it.each([
    ['malformed JSON', '{"login":', { 'Content-Type': 'application/json' }, 400],
    ['JSON that is no object', '"x"', { 'Content-Type': 'application/json' }, 400],
    ['no body', '', { 'Content-Type': 'application/json' }, 400],
    ['another content type', JSON.stringify(credentials), { 'Content-Type': 'text/plain' }, 400],
    ['an unknown charset', '{}', { 'Content-Type': 'application/json; charset=x' }, 415],
    ['too much', `"${'x'.repeat(70_000)}"`, { 'Content-Type': 'application/json' }, 413],
  ])('is a problem in JSON: %s', async (_case, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status });
  });

  it('tells nothing of a fault of its own, and reports it', async () => {
    const report = jest.fn();
    const fault = new Error('the store is down');
    const database = createTestDatabase();
    const users = { ...createDemoUserStore(database), findByLogin: () => Promise.reject(fault) };
    const failing = await startBackend({ report, database, users });
    try {
      const response = await failing.post(signInPath, credentials);
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('store');
      expect(report.mock.calls).toEqual([[fault]]);
    } finally {
      await failing.close();
      await database.close();
    }
  });
});
