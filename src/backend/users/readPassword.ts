import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line that is typed and not shown. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  // Ctrl+C, which the terminal no longer tells the program by itself.
  terminal.once('SIGINT', () => {
    process.stdout.write('\n');
    process.exit(130);
  });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/**
 * A new password from the terminal, typed twice, or the first line of what is piped in: never an argument, which
 * everybody on the machine can read.
 * @throws in Spanish when the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine();
  const password = await ask('Contraseña: ');
  if ((await ask('Otra vez: ')) !== password) throw new Error('Las dos contraseñas no son iguales');
  return password;
}
