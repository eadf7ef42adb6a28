import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { announce, failToStart } from './announce';
import { readPort } from './environment';
import { asText, createLog } from './log/log';
import { listenWith, openBackend } from './openBackend';
import { createPreview } from './preview';

async function main(): Promise<void> {
  const dist = resolve(__dirname, '../../dist');
  if (!existsSync(resolve(dist, 'index.html'))) {
    throw new Error('No hay una compilación en dist/: ejecute antes npm run build');
  }
  const log = createLog(asText);
  const backend = await openBackend(log, { offersDemonstration: true });
  const { origin } = await listenWith(backend, createPreview({ dist, backend: backend.app }), readPort(8080), log);
  announce('Aplicación compilada', `${origin}/`, backend.advice);
}

main().catch(failToStart);
