import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { listen } from '#backend/listen.ts';

/** A server whose answers a test lets go. */
async function startHeld() {
  const held: ServerResponse[] = [];
  let waiting: (() => void)[] = [];
  const server = await listen((_request, response) => {
    held.push(response);
    for (const done of waiting) done();
    waiting = [];
  }, 0);
  const came = async (count: number): Promise<void> => {
    while (held.length < count) await new Promise<void>((done) => waiting.push(done));
  };
  return { server, held, came };
}

/** A connection that is spoken to byte by byte. */
function open(port: number): { readonly socket: Socket; readonly closed: Promise<string>; until(text: string): Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let waiting: { readonly text: string; readonly done: () => void }[] = [];
  socket.on('data', (chunk) => {
    received += chunk.toString();
    for (const { text, done } of waiting) if (received.includes(text)) done();
    waiting = waiting.filter(({ text }) => !received.includes(text));
  });
  return {
    socket,
    closed: new Promise((done) => socket.on('close', () => done(received))),
    until: (text) => new Promise((done) => (received.includes(text) ? done() : waiting.push({ text, done }))),
  };
}

const call = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a server that ends', () => {
  it('answers the calls that have come in, closes their connections and takes no other', async () => {
    const { server, held, came } = await startHeld();
    const answers = Promise.all(Array.from({ length: 20 }, () => fetch(server.origin)));
    await came(20);
    const ended = server.end({ arrived: Promise.resolve() });
    await setImmediatePromise();
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
    for (const response of held) response.end('done');
    const got = await answers;
    expect(await Promise.all(got.map((answer) => answer.text()))).toEqual(Array(20).fill('done'));
    expect(got.map(({ headers }) => headers.get('Connection'))).toEqual(Array(20).fill('close'));
    await ended;
  });

  it('answers the calls that have arrived and are not read yet', async () => {
    const { server, held, came } = await startHeld();
    const connections = Array.from({ length: 20 }, () => open(server.port));
    await Promise.all(connections.map(({ socket }) => new Promise((done) => socket.once('connect', done))));
    let read = (): void => undefined;
    const ended = server.end({ arrived: new Promise<void>((done) => (read = done)) });
    for (const { socket } of connections) socket.write(call);
    await came(20);
    read();
    for (const response of held) response.end('done');
    for (const { closed } of connections) expect(await closed).toMatch(/^HTTP\/1.1 200 [^]*Connection: close/);
    await ended;
  });

  it('refuses a call over a kept connection for now', async () => {
    const { server, held, came } = await startHeld();
    const kept = open(server.port);
    kept.socket.write(call);
    await came(1);
    held[0]?.write('begun');
    await kept.until('begun');
    const ended = server.end({ arrived: Promise.resolve() });
    await setImmediatePromise();
    held[0]?.end();
    await kept.until('0\r\n\r\n');
    kept.socket.write(call);
    const received = await kept.closed;
    expect(received).toContain('HTTP/1.1 503');
    expect(received).toContain('Retry-After: 5');
    expect(received).toContain('"codigo":"reinicio"');
    await ended;
  });

  it('cuts at last what does not end', async () => {
    const { server, came } = await startHeld();
    const answer = fetch(server.origin);
    await came(1);
    await Promise.all([server.end({ arrived: Promise.resolve(), graceMs: 1 }), expect(answer).rejects.toThrow('fetch failed')]);
  });
});

describe('a program that is told to end', () => {
  let child: ChildProcess;
  let output: string;
  afterEach(() => child.kill('SIGKILL'));

  const start = (): Promise<void> => {
    output = '';
    child = spawn(process.execPath, ['-r', 'ts-node/register', 'test/support/endingProgram.ts'], {
      cwd: resolve(__dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return says('ready');
  };
  const says = (text: string): Promise<void> =>
    new Promise((done) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(text)) done();
      });
    });
  const code = (): Promise<number | null> => new Promise((done) => child.once('exit', done));

  it.each(['SIGTERM', 'SIGINT'] as const)('by %s answers first and ends well', async (signal) => {
    await start();
    const port = Number(/ready (\d+)/.exec(output)?.[1]);
    const came = says('came');
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await came;
    const exit = code();
    child.kill(signal);
    expect(await (await answer).text()).toBe('answered while ending');
    expect(await exit).toBe(0);
    expect(output).toContain('stopped');
  });

  it('twice ends at once', async () => {
    await start();
    const port = Number(/ready (\d+)/.exec(output)?.[1]);
    const came = says('came');
    const answer = expect(fetch(`http://127.0.0.1:${port}/hangs`)).rejects.toThrow('fetch failed');
    await came;
    const exit = code();
    const ending = says('ending');
    child.kill('SIGTERM');
    await ending;
    child.kill('SIGTERM');
    expect(await exit).toBe(1);
    await answer;
  });
});
