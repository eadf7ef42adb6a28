import type { IncomingMessage, ServerResponse } from 'node:http';

import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import createConfiguration from '#webpack.config.ts';
import { announce, failToStart } from './announce';
import { backendPath } from './app';
import { endOnSignal } from './endOnSignal';
import { readHost, readPort } from './environment';
import { listen } from './listen';
import { asText, createLog } from './log/log';
import { openBackend } from './openBackend';

/** The development server does not report a taken port: it ends the program with a stack trace. */
async function findPort(host: string): Promise<number> {
  const probe = await listen((_request, response) => response.end(), readPort(8080), host);
  await probe.close();
  return probe.port;
}

async function main(): Promise<void> {
  const host = readHost();
  const port = await findPort(host);
  const log = createLog(asText);
  const backend = await openBackend(log, { offersDemonstration: true });
  const server = new WebpackDevServer(
    {
      host,
      port,
      static: false,
      hot: false,
      setupExitSignals: false,
      client: { overlay: { errors: true, warnings: false } },
      setupMiddlewares: (middlewares) => [
        // Wrapped: the development server's older Express would take a newer application for one of its own.
        {
          name: 'backend',
          path: backendPath,
          middleware: (request: IncomingMessage, response: ServerResponse): void => {
            backend.app(request, response);
          },
        },
        ...middlewares,
      ],
    },
    webpack({
      ...createConfiguration({}, { mode: 'development' }),
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'warn' },
    }),
  );
  await server.start();
  endOnSignal(async () => {
    await server.stop();
    await backend.close();
  }, log);
  server.middleware?.waitUntilValid(() => announce('Aplicación en desarrollo', `http://${host}:${port}/`, backend.advice));
}

main().catch(failToStart);
