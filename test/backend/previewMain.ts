import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { announce, failToStart } from './announce';
import { createBackend } from './app';
import { readBackendOptions, readPort } from './environment';
import { listen } from './listen';
import { createPreview } from './preview';

async function main(): Promise<void> {
  const dist = resolve(__dirname, '../../dist');
  if (!existsSync(resolve(dist, 'index.html'))) {
    throw new Error('No hay una compilación en dist/: ejecute antes npm run build');
  }
  const app = createPreview({ dist, backend: createBackend(readBackendOptions()) });
  const { origin } = await listen(app, readPort(8080));
  announce('Aplicación compilada', `${origin}/`);
}

main().catch(failToStart);
