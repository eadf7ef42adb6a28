import { announce, failToStart } from './announce';
import { backendPath } from './app';
import { readPort } from './environment';
import { standAlone } from './standAlone';
import { listenWith, openBackend } from './openBackend';

async function main(): Promise<void> {
  const backend = await openBackend({ offersDemonstration: false });
  const { origin } = await listenWith(backend, standAlone(backend.app), readPort(8081));
  announce('Backend', `${origin}${backendPath}/`, backend.advice);
}

main().catch(failToStart);
