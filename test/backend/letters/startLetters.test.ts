import * as v from 'valibot';

import { createKeptLog } from '#test/support/quietLog.ts';
import { startSmtpServer } from '#test/support/smtpServer.ts';
import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Database, readRow } from '#backend/db/database.ts';
import { createMailTransport, type Transport } from '#backend/letters/mailTransport.ts';
import { putNotices } from '#backend/letters/outbox.ts';
import { startLetters } from '#backend/letters/startLetters.ts';

const timeZone = 'America/Bogota';
const now = (): number => Date.UTC(2025, 9, 15, 15);
const from = 'Cupo escolar <no-responder@example.com>';

describeOnBoth('the letters', ({ seeded }) => {
  let database: Database;
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  let transport: Transport;

  beforeAll(async () => {
    database = await seeded();
  });
  beforeEach(async () => {
    server = await startSmtpServer();
    transport = createMailTransport({ from, url: server.url, requireTls: false });
    await database.query('delete from avisos');
    const row = await readRow(database, v.object({ id: v.number() }), 'select min(id) as id from solicitudes');
    const data = { radicado: '2026-7K3M9QX-9', plazo: null };
    await putNotices(
      database,
      Array.from({ length: 60 }, (_, i) => ({
        solicitud: row?.id ?? 0,
        kind: 'radicada' as const,
        to: `f${i}@example.com`,
        data,
        instant: new Date(now()),
        about: `v${i}`,
      })),
    );
  });
  afterEach(async () => {
    transport.close();
    await server.close();
  });
  afterAll(() => database.close());

  const waiting = async (): Promise<number | undefined> =>
    (await readRow(database, v.object({ n: v.number() }), 'select count(*) as n from avisos where enviado_en is null'))?.n;

  it('go on until none is due, over a few connections, each once, with two programs at it', async () => {
    const log = createKeptLog();
    const both = [1, 2].map(() => startLetters({ database, transport, timeZone, now, log }));
    await server.reached('letter', 60);
    await Promise.all(both.map((letters) => letters.stop()));
    expect(await waiting()).toBe(0);
    const ids = server.letters.map((text) => /Message-ID: (\S+)/.exec(text)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    expect(server.connections()).toBeLessThanOrEqual(5);
    expect(log.entries).toEqual([]);
  });

  it('hold one connection while they wait for one another', async () => {
    let held = 0;
    let most = 0;
    const counting: Database = {
      ...database,
      transaction: async (work) => {
        held += 1;
        most = Math.max(most, held);
        return database.transaction(work).finally(() => (held -= 1));
      },
    };
    const letters = startLetters({ database: counting, transport, timeZone, now, log: createKeptLog() });
    await server.reached('letter', 60);
    await letters.stop();
    expect(most).toBe(1);
  });

  it('stop at once before a server that hangs, and lose none', async () => {
    server.answers = { letter: null };
    const log = createKeptLog();
    const letters = startLetters({ database, transport, timeZone, now, log });
    await server.reached('letter', 1);
    await letters.stop();
    expect(await waiting()).toBe(60);
    expect(log.entries.map(([event]) => event)).toEqual(['letter.server_unreachable']);
  });

  it('say so when the database does not answer them', async () => {
    const log = createKeptLog();
    const broken: Database = { ...database, transaction: () => Promise.reject(new Error('no database')) };
    await startLetters({ database: broken, transport, timeZone, now, log }).stop();
    expect(log.entries).toEqual([['letters.fault', expect.objectContaining({ message: 'no database' })]]);
  });
});
