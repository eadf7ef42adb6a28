import express from 'express';

import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { addressOf } from '#backend/http/limits/address.ts';
import { attempt } from '#backend/http/limits/attempts.ts';
import { createCounter } from '#backend/http/limits/counter.ts';
import { listen } from '#backend/listen.ts';

// A password's comparison is slow on purpose, and here are many.
jest.setTimeout(60_000);

const path = 'api/token/generar';
const start = Date.UTC(2026, 0, 1);
let now = start;

beforeEach(() => {
  now = start;
});

describe('a counter', () => {
  const create = () => createCounter({ limit: 2, windowSeconds: 60, now: () => now });

  it('tells to wait when all is spent, until its window is over', () => {
    const counter = create();
    counter.spend('a');
    expect(counter.wait('a')).toBe(0);
    now += 20_500;
    counter.spend('a');
    expect(counter.wait('a')).toBe(40);
    expect(counter.wait('b')).toBe(0);
    now = start + 59_999;
    expect(counter.wait('a')).toBe(1);
    now += 1;
    expect(counter.wait('a')).toBe(0);
  });

  it('takes back a count of the same window only', () => {
    const counter = create();
    counter.giveBack('a');
    counter.spend('a');
    counter.spend('a');
    counter.giveBack('a');
    expect(counter.wait('a')).toBe(0);
    now += 60_000;
    counter.giveBack('a');
    counter.spend('a');
    counter.spend('a');
    expect(counter.wait('a')).toBe(60);
  });

  it('still counts after those that are over were swept out', () => {
    const counter = create();
    for (let index = 0; index < 10_000; index += 1) counter.spend(`old ${index}`);
    now += 60_000;
    for (let index = 0; index < 10_001; index += 1) counter.spend(`new ${index}`);
    counter.spend('new 0');
    expect(counter.wait('new 0')).toBe(60);
    expect(counter.wait('old 0')).toBe(0);
  });
});

describe('an attempt', () => {
  const failure = new Error('wrong guess');
  const create = (bySubject: number, byAddress: number) => {
    const subject = createCounter({ limit: bySubject, windowSeconds: 60, now: () => now });
    const address = createCounter({ limit: byAddress, windowSeconds: 60, now: () => now });
    return (key: string, run: () => Promise<string>): Promise<string> =>
      attempt({
        subject: { counter: subject, key },
        address: { counter: address, key: 'one address' },
        failed: (error) => error === failure,
        run,
      });
  };
  const right = () => Promise.resolve('right');
  const wrong = () => Promise.reject(failure);

  it('costs nothing when it succeeds, also when very many run at once', async () => {
    const run = create(1, 1);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => run(`family ${index}`, right)));
    expect(new Set(answers)).toEqual(new Set(['right']));
    await expect(run('family 0', right)).resolves.toBe('right');
  });

  it('costs nothing when it ends in another error', async () => {
    const run = create(1, 1);
    await expect(run('a', () => Promise.reject(new Error('other')))).rejects.toThrow('other');
    await expect(run('a', right)).resolves.toBe('right');
  });

  it('lets a burst of guesses at one subject have no more than its limit', async () => {
    const run = create(3, 100);
    const tried = jest.fn(wrong);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => run('a', tried)));
    expect(tried).toHaveBeenCalledTimes(3);
    expect(results.filter((result) => result.status === 'rejected' && result.reason === failure)).toHaveLength(3);
    await expect(run('a', right)).rejects.toMatchObject({ status: 429, members: { segundos: 60 } });
    await expect(run('b', right)).resolves.toBe('right');
  });

  it('answers a burst over many subjects no more often than the address may', async () => {
    const run = create(1, 3);
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => run(`r ${index}`, wrong)));
    expect(results.filter((result) => result.status === 'rejected' && result.reason === failure)).toHaveLength(3);
    await expect(run('another', right)).rejects.toMatchObject({ status: 429, detail: 'Espere un minuto y vuelva a intentarlo' });
  });
});

describe('signing in', () => {
  let client: BackendClient;
  beforeEach(async () => {
    client = await startBackend({ now: () => now });
  });
  afterEach(() => client.close());

  const status = async (login: string, password: string): Promise<number> =>
    (await client.post(path, { login, password })).status;

  it('is refused after ten failures of one login, for a quarter of an hour, even with the right password', async () => {
    const failures = await Promise.all(Array.from({ length: 10 }, () => status('admin', 'no')));
    expect(new Set(failures)).toEqual(new Set([401]));
    now += 1;
    const refused = await client.post(path, { login: 'admin', password: 'admin2026' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('900');
    expect(await refused.json()).toEqual({
      title: 'Demasiados intentos',
      status: 429,
      detail: 'Espere 15 minutos y vuelva a intentarlo',
      codigo: 'demasiados_intentos',
      segundos: 900,
    });
    expect(await status('funcionario', 'funcionario2026')).toBe(200);
    now = start + 15 * 60 * 1000;
    expect(await status('admin', 'admin2026')).toBe(200);
  });

  it('is refused after a hundred failures of one address over many logins', async () => {
    const failures = await Promise.all(Array.from({ length: 103 }, (_, index) => status(`nadie${index}`, 'no')));
    expect(failures.filter((each) => each === 401)).toHaveLength(100);
    expect(await status('admin', 'admin2026')).toBe(429);
  });

  it('costs nothing when it succeeds', async () => {
    for (let count = 0; count < 11; count += 1) expect(await status('admin', 'admin2026')).toBe(200);
  });
});

describe('the address', () => {
  const seen = async (trusted: number, forwarded: string): Promise<string> => {
    const app = express().set('trust proxy', trusted);
    app.get('/', (request, response) => {
      response.send(addressOf(request));
    });
    const server = await listen(app, 0);
    try {
      return await (await fetch(server.origin, { headers: { 'X-Forwarded-For': forwarded } })).text();
    } finally {
      await server.close();
    }
  };

  it('is the connection’s, whatever a client says of itself', async () => {
    expect(await seen(0, '203.0.113.7')).toBe('127.0.0.1');
  });

  it('is what the trusted proxy saw, not what the client told it', async () => {
    expect(await seen(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  });

  it('is one for the whole network of an IPv6 address', async () => {
    expect(await seen(1, '2001:db8:1:2:3:4:5:6')).toBe(await seen(1, '2001:db8:1:2::1'));
    expect(await seen(1, '2001:db8:1:3::1')).not.toBe(await seen(1, '2001:db8:1:2::1'));
  });
});
