import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { loopback } from '#backend/listen.ts';

/** A call as it came to the proxy. */
export interface Call {
  readonly method: string;
  /** Below `apiBase`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | undefined;
}

export interface Answer {
  readonly status: number;
  /** A text is a CSV; anything else is sent as JSON. */
  readonly body: unknown;
}

/** Gives an answer, its own or the true one. */
type Forward = (call: Call) => Promise<Answer>;
/** What stands between who calls and the true backend. */
export type Lie = (call: Call, forward: Forward) => Promise<Answer>;

export interface LyingProxy {
  readonly base: string;
  close(): Promise<void>;
}

const toldOn = ['authorization', 'content-type', 'accept'] as const;

/** A backend that lies: each call goes by way of `lie`. */
export async function startLyingProxy(backend: string, lie: Lie): Promise<LyingProxy> {
  const forward: Forward = async ({ method, path, headers, body }) => {
    const response = await fetch(`${backend}${path}`, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    const isFile = response.headers.get('Content-Type')?.startsWith('text/csv') ?? false;
    return { status: response.status, body: isFile ? text : (JSON.parse(text) as unknown) };
  };
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const headers = Object.fromEntries(
        toldOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
      );
      const body = await buffer(request);
      const { method = 'GET', url: path = '/' } = request;
      const answer = await lie({ method, path, headers, body: body.length === 0 ? undefined : body }, forward);
      if (typeof answer.body === 'string') {
        response.writeHead(answer.status, { 'Content-Type': 'text/csv' }).end(answer.body);
        return;
      }
      const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
      response.writeHead(answer.status, { 'Content-Type': type }).end(JSON.stringify(answer.body));
    };
    serve().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, loopback, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port');
  return {
    base: `http://${loopback}:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
