import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSmtpServer } from '#test/support/smtpServer.ts';
import { createMailTransport, type Letter, type Transport } from '#backend/letters/mailTransport.ts';
import { refusalOf } from '#backend/letters/refusal.ts';

const letter: Letter = { id: 'aviso-1-x', to: 'familia@example.com', subject: 'Señal de ñandú', text: 'Año nuevo\n' };
const from = 'Cupo escolar <no-responder@example.com>';
const { signal } = new AbortController();

it('becomes a file that a mail program opens and no other user reads, when there is no server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pisami-mail-'));
  try {
    const transport = createMailTransport({ from, folder: join(folder, 'correo') });
    await transport.send(letter, signal);
    await transport.send(letter, signal);
    transport.close();
    expect(readdirSync(join(folder, 'correo'))).toEqual(['aviso-1-x.eml']);
    const file = join(folder, 'correo/aviso-1-x.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
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
  let server: Awaited<ReturnType<typeof startSmtpServer>>;
  let transport: Transport;

  beforeEach(async () => {
    server = await startSmtpServer();
    transport = createMailTransport({ from, url: server.url, requireTls: false });
  });
  afterEach(async () => {
    transport.close();
    await server.close();
  });

  const refusal = async (): Promise<unknown> => {
    const error: unknown = await transport.send(letter, signal).then(
      () => 'sent',
      (reason: unknown) => reason,
    );
    return error === 'sent' ? error : refusalOf(error);
  };

  it('is given many letters over one connection', async () => {
    for (let i = 0; i < 20; i += 1) await transport.send({ ...letter, id: `aviso-${i}-x` }, signal);
    expect(server.letters).toHaveLength(20);
    expect(server.letters[3]).toContain('Message-ID: <aviso-3-x@pisami>');
    expect(server.connections()).toBe(1);
  });

  it.each([
    ['RCPT', '550 no such person', { kind: 'permanent', code: 550 }],
    ['RCPT', '450 come back later', { kind: 'later', code: 450 }],
    ['letter', '554 not this', { kind: 'permanent', code: 554 }],
    ['RCPT', '421 closing', { kind: 'server', code: 421 }],
    ['MAIL', '550 not from you', { kind: 'server', code: 550 }],
    ['greeting', '554 nobody', { kind: 'server', code: 554 }],
  ] as const)('at %s answers %s', async (step, answer, expected) => {
    server.answers = { [step]: answer };
    expect(await refusal()).toEqual(expected);
  });

  it('is spared an address that is none', async () => {
    const error: unknown = await transport.send({ ...letter, to: '' }, signal).catch((reason: unknown) => reason);
    expect(refusalOf(error)).toEqual({ kind: 'permanent', code: null });
  });

  it('is gone', async () => {
    await server.close();
    expect(await refusal()).toEqual({ kind: 'server', code: null });
  });

  it('hangs, and is left at once when the signal says so', async () => {
    server.answers = { letter: null };
    const calling = new AbortController();
    const sending = transport.send(letter, calling.signal);
    await server.reached('letter', 1);
    calling.abort();
    await expect(sending).rejects.toThrow('abort');
  });

  it('that offers no encryption gets nothing where encryption is asked for', async () => {
    const strict = createMailTransport({ from, url: server.url, requireTls: true });
    await expect(strict.send(letter, signal)).rejects.toMatchObject({ code: 'ETLS' });
    strict.close();
    expect(server.letters).toEqual([]);
  });
});
