import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { backUp } from '#backend/backup/backUp.ts';
import { DatabaseUnavailable } from '#backend/db/unavailable.ts';
import type { Database } from '#backend/db/database.ts';
import { openDatabase } from '#backend/db/openDatabase.ts';
import { requirePostgres } from '#backend/db/requirePostgres.ts';
import { listen } from '#backend/listen.ts';
import { pidOf, untilItBlocks, untilItIsGone } from '#test/support/blocked.ts';
import { startTestApi, type TestApi } from '#test/support/testApi.ts';
import { openPostgresSeeded } from '#test/support/postgresCopies.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

/** What is tried with limits so short that each has run out at once. */
const shortMs = 50;

describeOnPostgres('transactions that wait for one another', ({ empty }) => {
  let database: Database;
  beforeEach(async () => {
    database = await empty();
    await database.script('create table cuentas (id int primary key, n int); insert into cuentas values (1, 0), (2, 0)');
  });
  afterEach(() => database.close());

  it('are both done: the one that the server undoes is done again, whole', async () => {
    let arrived = 0;
    let meet = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const addInOrder = (...ids: readonly number[]): Promise<void> =>
      database.transaction(async (tx) => {
        for (const id of ids) {
          await tx.query('update cuentas set n = n + 1 where id = $1', [id]);
          if ((arrived += 1) === 2) meet();
          await both;
        }
      });
    await Promise.all([addInOrder(1, 2), addInOrder(2, 1)]);
    expect(await database.query('select n from cuentas')).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('are tried again a few times, not for ever', async () => {
    let times = 0;
    const undone = database.transaction((tx) => {
      times += 1;
      return tx.script("do $$ begin raise exception using errcode = '40001'; end $$");
    });
    await expect(undone).rejects.toThrow(DatabaseUnavailable);
    expect(times).toBe(5);
  });
});

describeOnPostgres('time limits', () => {
  let database: Database;
  let api: TestApi;
  const file = (): Promise<Response> => api.client.post('api/educacion/solicitudes', api.newSolicitud());
  const home = async (): Promise<number> => (await api.client.call('api/educacion/convocatoria')).status;
  const expectBusy = async (answer: Response): Promise<void> => {
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ codigo: 'servicio_ocupado', segundos: 5 }),
    ]);
  };
  afterEach(() => api.close());

  it('of a lock: who waits too long is told when to try again, and the home page is there meanwhile', async () => {
    database = await openPostgresSeeded({ limits: { lock: shortMs } });
    api = await startTestApi(database);
    await database.transaction(async (tx) => {
      await tx.query('lock table solicitudes in access exclusive mode');
      await expectBusy(await file());
      expect(await home()).toBe(200);
    });
    expect((await file()).status).toBe(201);
  });

  it('of a connection: with every one in use, who reads what is public has others', async () => {
    database = await openPostgresSeeded({ connections: 1, limits: { connection: shortMs } });
    api = await startTestApi(database);
    await database.transaction(async () => {
      await expectBusy(await file());
      for (const path of ['convocatoria', 'ofertas?grado=5', 'instituciones?texto=a']) {
        expect((await api.client.call(`api/educacion/${path}`)).status).toBe(200);
      }
    });
    expect((await file()).status).toBe(201);
  });
});

describeOnPostgres('a connection', ({ empty }) => {
  let database: Database;
  afterEach(() => database.close());

  it('whose statement takes too long is free again', async () => {
    database = await openPostgresSeeded({ connections: 1, limits: { statement: shortMs } });
    await expect(database.query('select pg_sleep(3600)')).rejects.toThrow(DatabaseUnavailable);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('that the server ends between two statements ends its transaction, and nothing else', async () => {
    database = await openPostgresSeeded({ limits: { idle: shortMs } });
    const idle = database.transaction(async (tx) => {
      await untilItIsGone(database, await pidOf(tx));
      await tx.query('select 1');
    });
    await expect(idle).rejects.toThrow(DatabaseUnavailable);
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('that breaks while it waits ends what it did', async () => {
    database = await empty();
    await database.script('create table cuentas (n int)');
    await database.transaction(async (tx) => {
      await tx.query('lock table cuentas');
      const pid = await pidOf(tx);
      const waiting = database.query('insert into cuentas values (1)');
      const ended = expect(waiting).rejects.toThrow(DatabaseUnavailable);
      await untilItBlocks(database, pid);
      await database.query('select pg_terminate_backend(pid) from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid]);
      await ended;
    });
    expect(await database.query('select n from cuentas')).toEqual([]);
  });
});

describe('a server that is not there', () => {
  it('is told in Spanish, without the password', async () => {
    const probe = await listen(() => undefined, 0);
    await probe.close();
    const place = { dataFolder: '', url: `postgres://ana:secreta@127.0.0.1:${probe.port}/base` };
    const opening = openDatabase(place, { report: jest.fn(), onBreak: jest.fn() });
    await expect(opening).rejects.toThrow(
      `PostgreSQL no responde en 127.0.0.1:${probe.port}: revise DATABASE_URL, y que el servidor esté en marcha`,
    );
    await expect(opening).rejects.not.toThrow('secreta');
  });
});

describeOnPostgres('a server that lets nobody in', () => {
  const address = (change: (url: URL) => void): string => {
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    change(url);
    return url.href;
  };

  it.each([
    ['no such database', (url: URL) => void (url.pathname = '/no_hay'), 'La base de datos de DATABASE_URL no existe'],
    ['no such encryption', (url: URL) => url.searchParams.set('sslmode', 'verify-full'), 'No se pudo usar la base de datos'],
  ])('says in Spanish what to mend: %s', async (_case, change, message) => {
    await expect(requirePostgres(address(change))).rejects.toThrow(message);
  });

  it('says so to who copies, and leaves nothing', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pisami-sin-base-'));
    const url = address((one) => void (one.pathname = '/no_hay'));
    const copy = join(root, 'copia');
    const backup = backUp({ database: { dataFolder: root, url }, filesFolder: join(root, 'archivos') }, copy, new Date());
    await expect(backup).rejects.toThrow('La base de datos de DATABASE_URL no existe');
    expect(readdirSync(copy)).toEqual([]);
    rmSync(root, { recursive: true });
  });
});
