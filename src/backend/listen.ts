import { createServer, type RequestListener } from 'node:http';

import { createEndingListener } from './http/ending';

/** Only this machine: whoever is elsewhere comes through a web server, which has TLS. */
export const loopback = '127.0.0.1';

/** A call that comes slowly holds a connection: its head may take 15 seconds, all of it two minutes (a support by phone). */
const timeouts = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 };
const maximumConnections = 2000;

interface EndPatience {
  /** Until when calls are still taken, by default until no more come: closing at once would cut those not read yet. */
  readonly arrived?: Promise<unknown>;
  /** How long, after that, the calls that are being answered may take. */
  readonly graceMs?: number;
}

export interface Listening {
  /** Such as `http://127.0.0.1:8080`, without a trailing slash. */
  readonly origin: string;
  readonly port: number;
  /** Cuts the open connections. */
  close(): Promise<void>;
  /** Answers the calls that have come in, takes no other, and cuts what is left after a time. */
  end(patience?: EndPatience): Promise<void>;
}

/** No call needs longer: the application gives up after 30 seconds, and most answers take less than one. */
const endGraceMs = 15_000;

/**
 * @param port 0 for any free one
 * @param host an address of this machine; `0.0.0.0` or `::` for all of them
 * @throws when the port is taken, in Spanish
 */
export function listen(listener: RequestListener, port: number, host = loopback): Promise<Listening> {
  const ending = createEndingListener(listener);
  const server = createServer(timeouts, ending.listener);
  server.maxConnections = maximumConnections;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const unusable: Readonly<Record<string, string>> = {
        EADDRINUSE: `El puerto ${port} está ocupado: elija otro con PORT`,
        EADDRNOTAVAIL: `La dirección ${host} no es de esta máquina: elija otra con HOST`,
      };
      const message = unusable[error.code ?? ''];
      reject(message === undefined ? error : new Error(message));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port');
      resolve({
        origin: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
        end: async ({ arrived, graceMs = endGraceMs } = {}) => {
          ending.begin();
          await (arrived ?? ending.quiet());
          ending.refuseNew();
          await new Promise<void>((ended) => {
            const cut = setTimeout(() => server.closeAllConnections(), graceMs);
            // Idle connections are closed with it.
            server.close(() => {
              clearTimeout(cut);
              ended();
            });
          });
        },
      });
    });
  });
}
