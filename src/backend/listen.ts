import { createServer, type RequestListener } from 'node:http';

export const host = '127.0.0.1';

export interface Listening {
  /** Such as `http://127.0.0.1:8080`, without a trailing slash. */
  readonly origin: string;
  readonly port: number;
  /** Ends the open connections too. */
  close(): Promise<void>;
}

/**
 * @param port 0 for any free one
 * @throws when the port is taken, in Spanish
 */
export function listen(listener: RequestListener, port: number): Promise<Listening> {
  const server = createServer(listener);
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
      });
    });
  });
}
