import express from 'express';

import { announce, failToStart } from './announce';
import { backendPath } from './app';
import { readPort } from './environment';
import { asJson, createLog } from './log/log';
import { listenWith, openBackend } from './openBackend';

async function main(): Promise<void> {
  const log = createLog(asJson);
  const backend = await openBackend(log);
  const app = express().disable('x-powered-by');
  app.use(backendPath, backend.app);
  const { origin } = await listenWith(backend, app, readPort(8081), log);
  announce('Backend', `${origin}${backendPath}/`);
}

main().catch(failToStart);
