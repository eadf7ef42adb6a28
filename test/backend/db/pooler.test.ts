import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import type { Row } from '#backend/db/database.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import { requirePostgres } from '#backend/db/requirePostgres.ts';
import { describeOnPostgres } from '#test/support/testDatabase.ts';

/** A start message is its length, the protocol's version, then names and values, each ended by a nought. */
function withOptions(message: Buffer, options: string): Buffer {
  const fields = message.subarray(8, -1).toString().split('\0');
  const at = fields.indexOf('options');
  const changed = fields.with(at + 1, options);
  const body = Buffer.from(`${changed.join('\0')}\0`);
  const head = Buffer.from(message.subarray(0, 8));
  head.writeInt32BE(head.length + body.length);
  return Buffer.concat([head, body]);
}

describeOnPostgres('behind a pooler, which keeps the start options to itself', () => {
  /** What the server gives the role by itself. */
  let ofRole = '';
  let pooler: Server;
  let server: URL;
  let url: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = new URL(process.env['DATABASE_URL'] ?? '');
    pooler = createServer((client) => {
      const socketFolder = server.searchParams.get('host');
      const port = Number(server.port || 5432);
      const upstream = socketFolder?.startsWith('/')
        ? connect(`${socketFolder}/.s.PGSQL.${port}`)
        : connect(port, server.hostname);
      sockets.push(client, upstream);
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.once('data', (message) => {
        upstream.write(withOptions(message, ofRole));
        client.pipe(upstream);
      });
      upstream.pipe(client);
    }).listen(0, '127.0.0.1');
    await once(pooler, 'listening');
    const address = new URL(server);
    address.searchParams.delete('host');
    address.hostname = '127.0.0.1';
    address.port = String((pooler.address() as AddressInfo).port);
    url = address.href;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    pooler.close();
  });

  /** Which statements have names after a first one, over one connection. */
  async function findNames(address: string): Promise<readonly Row[]> {
    const database = openPostgres(address, { connections: 1 });
    try {
      await database.query('select 1');
      return await database.query('select name from pg_prepared_statements');
    } finally {
      await database.close();
    }
  }

  const enough =
    '-c jit=off -c timezone=UTC -c lock_timeout=5s -c statement_timeout=8s -c idle_in_transaction_session_timeout=60s';

  it('says what the role lacks, and does nothing without it', async () => {
    ofRole = '-c jit=off -c timezone=America/Bogota -c lock_timeout=5s';
    const opening = requirePostgres(url);
    await expect(opening).rejects.toThrow(
      "dele al usuario «alter role … set timezone = 'UTC'», «alter role … set statement_timeout = '10s'», «alter role … set idle_in_transaction_session_timeout = '60s'»",
    );
    await expect(opening).rejects.not.toThrow('jit');
  });

  it('names no statement, which another connection would not know', async () => {
    ofRole = enough;
    expect(await findNames(url)).toEqual([]);
  });

  it('refuses to copy through it', async () => {
    ofRole = enough;
    await expect(requirePostgres(url, { forItsPrograms: true })).rejects.toThrow('no la del PgBouncer');
  });

  it('is none where they arrive', async () => {
    expect(await findNames(server.href)).not.toEqual([]);
    await expect(requirePostgres(server.href, { forItsPrograms: true })).resolves.toBeUndefined();
  });
});
