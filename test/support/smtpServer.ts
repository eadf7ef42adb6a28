import { createServer, type Socket } from 'node:net';

/** Where in a letter's way the server is. */
type Step = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'letter';

interface SmtpServer {
  /** Such as `smtp://127.0.0.1:2525` */
  readonly url: string;
  /** Each letter as it was taken, head and text. */
  readonly letters: readonly string[];
  /** How many connections there were. */
  readonly connections: () => number;
  /** What it answers at a step instead of taking it; `null`: nothing, it hangs. */
  answers: Partial<Record<Step, string | null>>;
  /** Settled when the step has been come to so many times in all. */
  reached(step: Step, times: number): Promise<void>;
  close(): Promise<void>;
}

const usual: Readonly<Record<Step, string>> = {
  greeting: '220 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  letter: '250 taken',
};

function stepOf(line: string): 'MAIL' | 'RCPT' | 'DATA' | undefined {
  return (['MAIL', 'RCPT', 'DATA'] as const).find((step) => line.toUpperCase().startsWith(step));
}

/** As much of RFC 5321 as letters of one recipient need: a mail server that takes them, refuses them or hangs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const reachedTimes = new Map<Step, number>();
  let connections = 0;
  let waiting: { readonly step: Step; readonly times: number; readonly done: () => void }[] = [];

  const answerStep = (socket: Socket, step: Step): void => {
    const times = (reachedTimes.get(step) ?? 0) + 1;
    reachedTimes.set(step, times);
    for (const one of waiting) if (one.step === step && times >= one.times) one.done();
    waiting = waiting.filter((one) => one.step !== step || times < one.times);
    const answer = server.answers[step] === undefined ? usual[step] : server.answers[step];
    if (answer !== null) socket.write(`${answer}\r\n`);
  };

  const listener = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that leaves in the middle is what some tests want.
    socket.on('error', () => undefined);
    let held = '';
    let inLetter = false;
    const takeLine = (line: string): void => {
      const step = stepOf(line);
      if (step) {
        inLetter = step === 'DATA' && (server.answers.DATA ?? '3').startsWith('3');
        answerStep(socket, step);
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (line.startsWith('STARTTLS')) socket.write('502 no encryption here\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.on('data', (chunk) => {
      held += chunk.toString('latin1');
      for (;;) {
        const ending = inLetter ? '\r\n.\r\n' : '\r\n';
        const end = held.indexOf(ending);
        if (end === -1) return;
        const text = held.slice(0, end);
        held = held.slice(end + ending.length);
        if (inLetter) {
          inLetter = false;
          if (server.answers.letter === undefined) letters.push(text);
          answerStep(socket, 'letter');
        } else takeLine(text);
      }
    });
    answerStep(socket, 'greeting');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    connections: () => connections,
    answers: {},
    reached: (step, times) =>
      new Promise((done) => {
        if ((reachedTimes.get(step) ?? 0) >= times) done();
        else waiting.push({ step, times, done });
      }),
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return server;
}
