import { createServer } from 'node:net';

import { openPostgres } from '#backend/db/postgres.ts';
import { tlsOf } from '#backend/db/postgresTls.ts';

const checked = { ssl: { rejectUnauthorized: true } };

it.each([
  ['postgres://u:c@base.example.gov.co/cupos', checked],
  ['postgres://u@10.0.0.7:5433/cupos?application_name=x', checked],
  ['postgres://u@127.evil.example/cupos', checked],
  ['postgres://u@base.example.gov.co/cupos?sslmode=disable', {}],
  ['postgres://u@base.example.gov.co/cupos?sslmode=verify-full&sslrootcert=/etc/ca.pem', {}],
  ['postgres://u@localhost/cupos', {}],
  ['postgres://u@127.0.0.1:5432/cupos', {}],
  ['postgres://u@[::1]:5432/cupos', {}],
  ['postgres:///cupos?host=/run/postgresql', {}],
])('%s', (url, expected) => {
  expect(tlsOf(url)).toEqual(expected);
});

it('says nothing to a server that does not encrypt, where encryption is asked for', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      // The protocol's answer to whether it encrypts: no.
      socket.write('N');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  const database = openPostgres(`postgres://u:secreta@127.0.0.1:${address.port}/cupos?sslmode=verify-full`);
  await expect(database.query('select 1')).rejects.toThrow('does not support SSL');
  await database.close();
  expect(Buffer.concat(received).toString('latin1')).not.toContain('secreta');
  expect(Buffer.concat(received)).toHaveLength(8);
  await new Promise((resolve) => server.close(resolve));
});
