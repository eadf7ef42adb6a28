import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

/** A notice as a letter. */
export interface Letter {
  /** Unique and the same at every attempt, so that a reader shows a letter sent twice once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Transport {
  /** @throws when the letter may not have gone, and when the signal calls it off */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
  /** Ends the connections, those with a letter too. */
  close(): void;
}

/** Letters go to an SMTP server, or into a folder. */
export type MailSettings = { readonly from: string } & (
  | {
      /** Such as `smtps://usuario:clave@correo.example.gov.co` */
      readonly url: string;
      /** Nothing goes over a connection that the server does not encrypt. */
      readonly requireTls: boolean;
    }
  | { readonly folder: string }
);

/** So many letters are on their way at a time, each on a connection that is kept for the next. */
export const lettersInFlight = 5;

const connectionTimeoutMs = 20_000;
/** RFC 5321, 4.5.3.2.6: a server may take ten minutes to say that it has a letter; who leaves before sends it twice. */
export const sendTimeoutMs = 10 * 60_000;

const messageOf = (from: string, { id, to, subject, text }: Letter) => ({
  from,
  to,
  subject,
  text,
  messageId: `<${id}@pisami>`,
  // RFC 3834: no answering machine answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function createSmtp(url: string, requireTls: boolean, from: string): Transport {
  const transporter = createTransport({
    pool: true,
    url,
    requireTLS: requireTls,
    maxConnections: lettersInFlight,
    // The outbox alone decides whether a letter whose connection broke is sent again.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: connectionTimeoutMs,
    greetingTimeout: connectionTimeoutMs,
    socketTimeout: sendTimeoutMs,
  });
  return {
    send: async (letter, signal) => {
      await transporter.sendMail({ ...messageOf(from, letter), signal });
    },
    close: () => transporter.close({ force: true }),
  };
}

/** An .eml file a letter, which any mail program opens and no other user of the machine. */
function createFolder(folder: string, from: string): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (letter) => {
      const { message } = await transporter.sendMail(messageOf(from, letter));
      if (!Buffer.isBuffer(message)) throw new Error('A letter is composed in memory');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: () => transporter.close(),
  };
}

export function createMailTransport(settings: MailSettings): Transport {
  return 'url' in settings
    ? createSmtp(settings.url, settings.requireTls, settings.from)
    : createFolder(settings.folder, settings.from);
}
