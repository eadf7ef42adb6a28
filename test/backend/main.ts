import express from 'express';

import { announce, failToStart } from './announce';
import { backendPath, createBackend } from './app';
import { readBackendOptions, readPort } from './environment';
import { listen } from './listen';

async function main(): Promise<void> {
  const app = express().disable('x-powered-by');
  app.use(backendPath, createBackend(readBackendOptions()));
  const { origin } = await listen(app, readPort(8081));
  announce('Backend', `${origin}${backendPath}/`);
}

main().catch(failToStart);
