import express from 'express';

import { type BackendClient, startBackend } from '#test/support/backendClient.ts';
import { createTestDatabase, describeOnBoth } from '#test/support/testDatabase.ts';
import type { Database } from '#backend/db/database.ts';
import { addressOf } from '#backend/http/limits/address.ts';
import { attempt } from '#backend/http/limits/attempts.ts';
import { createLimiter, dropOldCounts, type Limiter } from '#backend/http/limits/limiter.ts';
import type { Limit } from '#backend/http/limits/limits.ts';
import { createQueue } from '#backend/http/limits/queue.ts';
import { listen } from '#backend/listen.ts';
import { createDemoUserStore } from '#backend/users/demoUsers.ts';
import type { User, UserStore } from '#backend/users/userTypes.ts';

// A password's comparison is slow on purpose, and here are many.
jest.setTimeout(60_000);

const path = 'api/token/generar';
const start = Date.UTC(2026, 0, 1);
let now = start;

beforeEach(() => {
  now = start;
});

const limitOf = (most: number, name = 'prueba'): Limit => ({ name, most, windowSeconds: 60 });

describeOnBoth('a limiter', ({ seeded }) => {
  let database: Database;
  let limiter: Limiter;
  beforeAll(async () => {
    database = await seeded();
  });
  beforeEach(async () => {
    await database.query('delete from limites');
    limiter = createLimiter(database, () => now);
  });
  afterAll(() => database.close());

  const two = limitOf(2);
  const spend = (key: string, limit = two): Promise<number> => limiter.spend([{ limit, key }]);

  it('tells to wait when all is spent, until its window is over', async () => {
    expect(await spend('a')).toBe(0);
    now += 20_500;
    expect(await spend('a')).toBe(0);
    expect(await spend('a')).toBe(40);
    expect(await spend('b')).toBe(0);
    now = start + 59_999;
    expect(await spend('a')).toBe(1);
    now += 1;
    expect(await spend('a')).toBe(0);
  });

  it('takes back a count of the same window only', async () => {
    await limiter.giveBack([{ limit: two, key: 'a' }]);
    await spend('a');
    await spend('a');
    await limiter.giveBack([{ limit: two, key: 'a' }]);
    expect(await spend('a')).toBe(0);
    now += 60_000;
    await limiter.giveBack([{ limit: two, key: 'a' }]);
    await spend('a');
    await spend('a');
    expect(await spend('a')).toBe(60);
  });

  it('counts all of what is asked for together, or nothing', async () => {
    const held = (key: string) => ({ limit: two, key });
    await spend('a');
    await spend('a');
    for (let turn = 0; turn < 3; turn += 1) expect(await limiter.spend([held('b'), held('a')])).toBe(60);
    expect(await spend('b')).toBe(0);
    expect(await spend('b')).toBe(0);
    expect(await spend('b')).toBe(60);
  });

  it('looks without counting', async () => {
    const look = (): Promise<number> => limiter.spend([{ limit: two, key: 'a', amount: 0 }]);
    for (let turn = 0; turn < 3; turn += 1) expect(await look()).toBe(0);
    await spend('a');
    await spend('a');
    expect(await look()).toBe(60);
    now += 60_000;
    expect(await look()).toBe(0);
  });

  it('counts amounts', async () => {
    const limit = limitOf(100);
    const spendMuch = (amount: number): Promise<number> => limiter.spend([{ limit, key: 'a', amount }]);
    expect(await spendMuch(70)).toBe(0);
    expect(await spendMuch(31)).toBe(60);
    expect(await spendMuch(30)).toBe(0);
  });

  it('lets exactly so many of a burst pass, the first ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend('a', limitOf(7))));
    expect(answers.map((seconds) => seconds === 0)).toEqual(answers.map((_, index) => index < 7));
  });

  it('is one for all instances, whatever they ask for at once', async () => {
    const other = createLimiter(database, () => now);
    const limit = limitOf(20);
    const held = [
      { limit, key: 'a' },
      { limit, key: 'b' },
    ];
    const passed: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const both = [limiter.spend(held), other.spend([...held].reverse())];
      passed.push(...(await Promise.all(both)).filter((seconds) => seconds === 0));
    }
    expect(passed).toHaveLength(20);
    expect(await limiter.spend(held)).toBe(60);
    expect(await other.spend(held)).toBe(60);
  });

  it('takes one statement for a burst, and keeps neither address nor radicado as they are', async () => {
    const query = jest.fn(database.query);
    const counted = createLimiter({ ...database, query }, () => now);
    await Promise.all(Array.from({ length: 300 }, (_, index) => counted.spend([{ limit: two, key: `203.0.113.${index}` }])));
    expect(query.mock.calls.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(await database.query('select * from limites'))).not.toContain('203.0.113');
  });

  it('drops what is over', async () => {
    await spend('a');
    now += 30_000;
    await spend('b');
    await dropOldCounts(database, new Date(start + 60_000));
    expect(await database.query('select gastado from limites')).toHaveLength(1);
  });

  it('tells all who asked that its database failed, and goes on', async () => {
    const query = jest.fn(database.query).mockRejectedValueOnce(new Error('down'));
    const failing = createLimiter({ ...database, query }, () => now);
    const asked = [failing.spend([{ limit: two, key: 'a' }]), failing.spend([{ limit: two, key: 'b' }])];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  describe('an attempt', () => {
    const failure = new Error('wrong guess');
    const create = (bySubject: number, byAddress: number) => {
      const subject = limitOf(bySubject, 'subject');
      const address = limitOf(byAddress, 'address');
      return (key: string, run: () => Promise<string>): Promise<string> =>
        attempt({
          limiter,
          before: [{ limit: subject, key }],
          atFailure: [{ limit: address, key: 'one address' }],
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
      await expect(run('another', wrong)).rejects.toMatchObject({
        status: 429,
        detail: 'Espere un minuto y vuelva a intentarlo',
      });
      await expect(run('a third', right)).resolves.toBe('right');
    });
  });
});

describe('a queue', () => {
  const create = () => createQueue({ atOnce: 2, waiting: 3, ofOneKey: 4, refusal: () => new Error('full') });
  const held = () => {
    const ends: (() => void)[] = [];
    const work = jest.fn(() => new Promise<void>((end) => ends.push(end)));
    return { work, endOne: () => ends.shift()?.() };
  };

  it('runs so many at a time, lets so many wait, and refuses the rest before anything is done', async () => {
    const queue = create();
    const { work, endOne } = held();
    const five = ['a', 'b', 'c', 'd', 'e'].map((key) => queue(key, work));
    expect(work).toHaveBeenCalledTimes(2);
    await expect(queue('f', work)).rejects.toThrow('full');
    endOne();
    await five[0];
    expect(work).toHaveBeenCalledTimes(3);
    for (const one of five.slice(1)) {
      endOne();
      await one;
    }
    expect(work).toHaveBeenCalledTimes(5);
    await expect(queue('f', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('gives one key a share only', async () => {
    const queue = create();
    const { work, endOne } = held();
    const four = Array.from({ length: 4 }, () => queue('a', work));
    await expect(queue('a', work)).rejects.toThrow('full');
    const other = queue('b', () => Promise.resolve('b'));
    for (const one of four) {
      endOne();
      await one;
    }
    await expect(other).resolves.toBe('b');
    await expect(queue('a', () => Promise.resolve('a'))).resolves.toBe('a');
  });

  it('lets one key that is slow run a share only, and the others pass it', async () => {
    const queue = createQueue({ atOnce: 4, atOnceOfOneKey: 2, waiting: 9, ofOneKey: 9, refusal: () => new Error('full') });
    const slow = held();
    const five = Array.from({ length: 5 }, () => queue('slow', slow.work));
    expect(slow.work).toHaveBeenCalledTimes(2);
    const done = await Promise.all(['a', 'b', 'c', 'd'].map((key) => queue(key, () => Promise.resolve(key))));
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(slow.work).toHaveBeenCalledTimes(2);
    for (const one of five) {
      slow.endOne();
      await one;
    }
    expect(slow.work).toHaveBeenCalledTimes(5);
  });

  it('goes on after work that failed', async () => {
    const queue = create();
    const failing = Array.from({ length: 4 }, () => queue('a', () => Promise.reject(new Error('no'))));
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await expect(queue('a', () => Promise.resolve('a'))).resolves.toBe('a');
  });
});

describe('signing in', () => {
  let client: BackendClient;
  let database: Database;
  let users: UserStore;
  const findByLogin = jest.fn<Promise<User | undefined>, [string]>();
  beforeEach(async () => {
    database = createTestDatabase();
    users = createDemoUserStore(database);
    findByLogin.mockReset().mockImplementation(users.findByLogin);
    client = await startBackend({ now: () => now, trustedProxies: 1, database, users: { ...users, findByLogin } });
  });
  afterEach(async () => {
    await client.close();
    await database.close();
  });

  const ask = (login: string, password: string, address = '203.0.113.1'): Promise<Response> =>
    client.post(path, { login, password }, { 'X-Forwarded-For': address });
  const status = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status;
  const repeat = async (times: number, one: (index: number) => Promise<number>): Promise<readonly number[]> => {
    const statuses: number[] = [];
    // Few at once: an address has a share of the hashing only.
    for (let index = 0; index < times; index += 10) {
      const some = Array.from({ length: Math.min(10, times - index) }, (_, more) => one(index + more));
      statuses.push(...(await Promise.all(some)));
    }
    return statuses;
  };

  it('is refused after ten failures of one login, for a quarter of an hour, even with the right password', async () => {
    expect(new Set(await repeat(10, () => status('admin', 'no')))).toEqual(new Set([401]));
    now += 1;
    const refused = await ask('admin', 'admin2026');
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
    expect(await status('admin', 'admin2026', '203.0.113.2')).toBe(200);
    now = start + 15 * 60 * 1000;
    expect(await status('admin', 'admin2026')).toBe(200);
  });

  it('is refused after a hundred failures of one address over many logins', async () => {
    const failures = await repeat(103, (index) => status(`nadie${index}`, 'no'));
    expect(failures.filter((each) => each === 401)).toHaveLength(100);
    expect(await status('admin', 'admin2026')).toBe(429);
  });

  it('costs nothing when it succeeds', async () => {
    for (let count = 0; count < 11; count += 1) expect(await status('admin', 'admin2026')).toBe(200);
  });

  it('spends the processor on no more of a burst than may wait, and lets others in meanwhile', async () => {
    const burst = Array.from({ length: 200 }, (_, index) => ask(`nadie${index}`, 'no'));
    const other = status('admin', 'admin2026', '203.0.113.2');
    const answers = await Promise.all(burst);
    const failures = answers.filter((answer) => answer.status === 401).length;
    expect(failures).toBeLessThanOrEqual(100);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(200 - failures);
    for (const { headers, status: each } of answers)
      if (each === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(findByLogin.mock.calls.length).toBeLessThanOrEqual(101);
    expect(await other).toBe(200);
  });

  it('keeps nobody out who comes from where they did before, however many strangers wait', async () => {
    const home = '198.51.100.7';
    expect(await status('admin', 'admin2026', home)).toBe(200);
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    findByLogin.mockImplementation((login) => (login.startsWith('nadie') ? held : users.findByLogin(login)));
    const strangers = Array.from({ length: 80 }, (_, index) => ask(`nadie${index}`, 'no', `203.0.113.${index % 20}`));
    // The last place is taken: from here on strangers are refused.
    expect((await Promise.race(strangers)).status).toBe(429);
    expect(await status('admin', 'admin2026', home)).toBe(200);
    release();
    await Promise.all(strangers);
    findByLogin.mockImplementation(users.findByLogin);
  });

  it('has at most a hundred failures an hour for one account, of which strangers cannot spend the last forty', async () => {
    const home = '198.51.100.7';
    expect(await status('secretaria', 'secretaria2026', home)).toBe(200);
    const guesses = await repeat(80, (index) => status('secretaria', 'no', `203.0.113.${Math.floor(index / 5)}`));
    expect(guesses.filter((each) => each === 401)).toHaveLength(60);
    expect(await status('secretaria', 'secretaria2026', '203.0.113.99')).toBe(429);
    // From where she signed in before, she still may, and mistype.
    expect(await status('secretaria', 'no', home)).toBe(401);
    expect(await status('secretaria', 'secretaria2026', home)).toBe(200);
    // Others are not touched, whether there or not.
    expect(await status('coordinador', 'coordinador2026', '203.0.113.99')).toBe(200);
    now += 60 * 60 * 1000;
    expect(await status('secretaria', 'secretaria2026', '203.0.113.99')).toBe(200);
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
