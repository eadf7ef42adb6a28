import express from 'express';

import { announce, failToStart } from './announce';
import { backendPath } from './app';
import { readPort } from './environment';
import { asJson, createLog } from './log/log';
import { listenWith, openBackend } from './openBackend';

async function main(): Promise<void> {
  const backend = await openBackend(createLog(asJson));
  const app = express().disable('x-powered-by');
  app.use(backendPath, backend.app);
  const { origin } = await listenWith(backend, app, readPort(8081));
  announce('Backend', `${origin}${backendPath}/`);
}

main().catch(failToStart);
