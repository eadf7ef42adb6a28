import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { describeOnBoth } from '#test/support/testDatabase.ts';
import { type Database, readRows } from '#backend/db/database.ts';
import { type NoticeKind, noticeKindSchema } from '#backend/letters/noticeKinds.ts';
import { composeLetter } from '#backend/letters/composeLetter.ts';
import { putNotices } from '#backend/letters/outbox.ts';
import { sendNotices } from '#backend/letters/sendNotices.ts';
import { createMailTransport, type Letter, type Transport } from '#backend/letters/mailTransport.ts';

const timeZone = 'America/Bogota';
const start = Date.UTC(2025, 9, 15, 15);
const at = (minutes: number): Date => new Date(start + minutes * 60_000);
const data = { radicado: '2026-7K3M9QX-9', nombres: 'Ana', motivo: null, plazo: null };

interface Post extends Transport {
  readonly sent: Letter[];
  /** Called before a letter is taken. */
  before: () => void;
}

function createPost(): Post {
  const post: Post = {
    sent: [],
    before: () => undefined,
    send: async (letter) => {
      await Promise.resolve();
      post.before();
      post.sent.push(letter);
    },
    close: () => undefined,
  };
  return post;
}

describeOnBoth('the outbox', ({ seeded }) => {
  let database: Database;
  let post: Post;
  let solicitud: number;

  beforeAll(async () => {
    database = await seeded();
    const [row] = await readRows(database, v.object({ id: v.number() }), 'select min(id) as id from solicitudes');
    solicitud = row?.id ?? 0;
  });
  beforeEach(() => {
    post = createPost();
  });
  afterEach(() => database.query('delete from avisos'));
  afterAll(() => database.close());

  const put = (kind: NoticeKind, about: string): Promise<void> =>
    putNotices(database, [{ solicitud, kind, to: 'familia@example.com', data, instant: at(0), about }]);
  const send = (minutes: number): Promise<number> => sendNotices({ database, transport: post, timeZone, instant: at(minutes) });
  const rows = (): Promise<unknown> =>
    database.query('select intentos, proximo_intento, enviado_en, error from avisos order by id');

  it('sends a notice once, however often it is put in', async () => {
    await put('radicada', 'v1');
    await put('radicada', 'v1');
    expect(await send(0)).toBe(1);
    expect(post.sent).toEqual([
      {
        id: expect.stringMatching(/^aviso-\d+-2026-7K3M9QX-9$/) as unknown,
        to: 'familia@example.com',
        subject: 'Recibimos su solicitud 2026-7K3M9QX-9',
        text: expect.stringContaining('quedó radicada con el número 2026-7K3M9QX-9') as unknown,
      },
    ]);
    expect(await send(60 * 24 * 30)).toBe(0);
    expect(await rows()).toEqual([{ intentos: 1, proximo_intento: null, enviado_en: at(0), error: null }]);
  });

  it('sends nothing of a move that was undone', async () => {
    const undone = database.transaction(async (tx) => {
      await putNotices(tx, [{ solicitud, kind: 'asignada', to: 'familia@example.com', data, instant: at(0), about: 'v2' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await send(0)).toBe(0);
  });

  it('tries again later and later, and gives up after twelve attempts', async () => {
    await put('asignada', 'v2');
    post.before = () => {
      throw new Error('no server');
    };
    const pauses: number[] = [];
    let minutes = 0;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await send(minutes - 1)).toBe(0);
      expect(await send(minutes)).toBe(1);
      const [row] = await readRows(
        database,
        v.object({ proximo_intento: v.nullable(v.date()), error: v.string() }),
        'select proximo_intento, error from avisos',
      );
      expect(row?.error).toBe('no server');
      if (!row?.proximo_intento) break;
      pauses.push((row.proximo_intento.getTime() - at(minutes).getTime()) / 60_000);
      minutes += pauses.at(-1) ?? 0;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
    expect(await send(minutes + 10_000)).toBe(0);
    expect(await rows()).toEqual([{ intentos: 12, proximo_intento: null, enviado_en: null, error: 'no server' }]);
  });

  it('sends the others when one fails, and the one that failed later', async () => {
    await put('radicada', 'v1');
    await put('validada', 'v3');
    let calls = 0;
    post.before = () => {
      calls += 1;
      if (calls === 1) throw new Error('refused');
    };
    expect(await send(0)).toBe(2);
    expect(post.sent.map(({ subject }) => subject)).toEqual(['Su solicitud 2026-7K3M9QX-9 fue validada']);
    expect(await send(1)).toBe(1);
    expect(post.sent).toHaveLength(2);
    expect(await rows()).toEqual([
      { intentos: 2, proximo_intento: null, enviado_en: at(1), error: null },
      { intentos: 1, proximo_intento: null, enviado_en: at(0), error: null },
    ]);
  });

  it('gives each notice to one of two senders', async () => {
    for (let i = 0; i < 30; i += 1) await put('radicada', `v${i}`);
    const counts = await Promise.all([send(0), send(0), send(0)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(post.sent.map(({ id }) => id)).size).toBe(30);
  });
});

describe('a letter', () => {
  it.each(noticeKindSchema.options)('of kind %s names the request and the way to it', (kind) => {
    const { subject, text } = composeLetter(kind, { ...data, plazo: '2025-10-21T05:00:00.000Z' }, timeZone);
    expect(subject).toContain(data.radicado);
    expect(text).toContain('Ana');
    expect(text).toContain('Consúltela en la página de trámites de educación');
    expect(text).not.toContain('undefined');
  });

  it.each(['por_subsanar', 'asignada', 'subsanacion_por_vencer', 'oferta_por_vencer'] as const)(
    'of kind %s gives the last minute in the city',
    (kind) => {
      const { text } = composeLetter(kind, { ...data, plazo: '2025-10-21T05:00:00.000Z' }, timeZone);
      expect(text).toMatch(/hasta el 20 de octubre de 2025\D+11:59\sp\.\sm\.; si no/u);
    },
  );

  it('gives the reason, if there is one', () => {
    const withReason = composeLetter('no_admitida', { ...data, motivo: 'No reside en el municipio.' }, timeZone);
    expect(withReason.text).toContain('Motivo: No reside en el municipio.');
    expect(composeLetter('no_admitida', data, timeZone).text).not.toContain('Motivo');
  });
});

const letter: Letter = { id: 'aviso-1-x', to: 'familia@example.com', subject: 'Señal de ñandú', text: 'Año nuevo\n' };
const from = 'Cupo escolar <no-responder@example.com>';

it('becomes a file that a mail program opens, when there is no server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-mail-'));
  try {
    const transport = createMailTransport({ from, folder: join(folder, 'correo') });
    await transport.send(letter);
    await transport.send(letter);
    transport.close();
    expect(readdirSync(join(folder, 'correo'))).toEqual(['aviso-1-x.eml']);
    const text = readFileSync(join(folder, 'correo/aviso-1-x.eml'), 'utf8');
    expect(text).toContain('From: Cupo escolar <no-responder@example.com>');
    expect(text).toContain('To: familia@example.com');
    expect(text).toContain('Message-ID: <aviso-1-x@pisami>');
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('an SMTP server', () => {
  let server: Server;
  let received = '';
  let refuses = false;

  /** As much of RFC 5321 as one letter needs. */
  beforeAll(async () => {
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received += text;
        if (inData) {
          if (!received.endsWith('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (text.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('RCPT') && refuses) socket.write('550 no such person\r\n');
        else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const urlOf = (): string => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
    return `smtp://127.0.0.1:${address.port}`;
  };

  it('is given the letter', async () => {
    const transport = createMailTransport({ from, url: urlOf() });
    await transport.send(letter);
    transport.close();
    expect(received).toContain('MAIL FROM:<no-responder@example.com>');
    expect(received).toContain('RCPT TO:<familia@example.com>');
    expect(received).toContain('Message-ID: <aviso-1-x@pisami>');
  });

  it('may refuse it, which is a failure', async () => {
    refuses = true;
    const transport = createMailTransport({ from, url: urlOf() });
    await expect(transport.send(letter)).rejects.toThrow('no such person');
    transport.close();
  });
});
