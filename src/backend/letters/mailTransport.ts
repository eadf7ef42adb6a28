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
  /** @throws when the letter may not have gone */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Letters go to an SMTP server, or into a folder. */
export type MailSettings = { readonly from: string } & (
  { /** Such as `smtps://usuario:clave@correo.example.gov.co` */ readonly url: string } | { readonly folder: string }
);

const timeoutMs = 20_000;

const messageOf = (from: string, { id, to, subject, text }: Letter): object => ({
  from,
  to,
  subject,
  text,
  messageId: `<${id}@pisami>`,
  // RFC 3834: no answering machine answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function createSmtp(url: string, from: string): Transport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (letter) => {
      await transporter.sendMail(messageOf(from, letter));
    },
    close: () => transporter.close(),
  };
}

/** An .eml file a letter, which any mail program opens. */
function createFolder(folder: string, from: string): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (letter) => {
      const { message } = await transporter.sendMail(messageOf(from, letter));
      if (!Buffer.isBuffer(message)) throw new Error('A letter is composed in memory');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.tmp`, message);
      await rename(`${file}.tmp`, file);
    },
    close: () => transporter.close(),
  };
}

export function createMailTransport(settings: MailSettings): Transport {
  return 'url' in settings ? createSmtp(settings.url, settings.from) : createFolder(settings.folder, settings.from);
}
