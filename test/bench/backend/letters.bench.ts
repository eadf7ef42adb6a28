import * as v from 'valibot';

import { type Database, readRow } from '#backend/db/database.ts';
import { createMailTransport } from '#backend/letters/mailTransport.ts';
import { putNotices } from '#backend/letters/outbox.ts';
import { startLetters } from '#backend/letters/startLetters.ts';
import { createKeptLog } from '#test/support/quietLog.ts';
import { startSmtpServer } from '#test/support/smtpServer.ts';
import { demoMoment } from '#test/support/testDatabase.ts';
import { createFilledDatabase } from './support/filledDatabase';
import type { Benchmark, Figure } from '../benchmark';

/** What the publication of a city sends. */
const letters = 8_000;
const deadline = '2026-01-01T05:00:00.000Z';
const limitSeconds = 15 * 60;

async function fill(db: Database): Promise<void> {
  const row = await readRow(db, v.object({ id: v.number() }), 'select min(id) as id from solicitudes');
  // What the letters say holds.
  await db.query("update solicitudes set estado = 'asignada', plazo = $2, correo = 'familia@example.com' where id = $1", [
    row?.id,
    deadline,
  ]);
  await db.query('delete from avisos');
  await putNotices(
    db,
    Array.from({ length: letters }, (_, i) => ({
      solicitud: row?.id ?? 0,
      kind: 'asignada' as const,
      to: `familia${i}@example.com`,
      data: { radicado: '2026-7K3M9QX-9', plazo: deadline },
      instant: new Date(demoMoment),
      about: `v${i}`,
    })),
  );
}

async function measure(server: string): Promise<readonly Figure[]> {
  const { database, drop } = await createFilledDatabase(server, new Date(demoMoment));
  await fill(database);
  const mail = await startSmtpServer();
  const transport = createMailTransport({ from: 'Cupo escolar <no@example.com>', url: mail.url, requireTls: false });
  const start = performance.now();
  const options = { database, transport, timeZone: 'America/Bogota', now: () => demoMoment, log: createKeptLog() };
  const sending = startLetters(options);
  await mail.reached('letter', letters);
  await sending.stop();
  const seconds = (performance.now() - start) / 1000;
  const ids = new Set(mail.letters.map((text) => /Message-ID: (\S+)/.exec(text)?.[1]));
  transport.close();
  await mail.close();
  await drop();
  return [
    { name: 'different letters taken by the server', value: ids.size, unit: '', least: letters, promised: true },
    { name: 'letters taken more than once', value: mail.letters.length - ids.size, unit: '', limit: 0, promised: true },
    { name: 'until the last one', value: seconds, unit: 's', limit: limitSeconds, promised: true },
  ];
}

export const benchmark: Benchmark = {
  name: `A publication's ${letters} letters, a local SMTP server, on PostgreSQL (DATABASE_URL)`,
  run: async () => {
    const server = process.env['DATABASE_URL'];
    return server ? measure(server) : [];
  },
};
