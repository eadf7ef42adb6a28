import { createServer, type RequestListener } from 'node:http';

import { createEndingListener } from './http/ending';

export const host = '127.0.0.1';

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
 * @throws when the port is taken, in Spanish
 */
export function listen(listener: RequestListener, port: number): Promise<Listening> {
  const ending = createEndingListener(listener);
  const server = createServer(ending.listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`El puerto ${port} está ocupado: elija otro con PORT`) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('A TCP server has a numeric port');
      resolve({
        origin: `http://${host}:${address.port}`,
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
