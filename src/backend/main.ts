import { announce, failToStart } from './announce';
import { backendPath } from './app';
import { readPort } from './environment';
import { asJson, createLog } from './log/log';
import { listenWith, openBackend } from './openBackend';
import { standAlone } from './standAlone';

async function main(): Promise<void> {
  const log = createLog(asJson);
  const backend = await openBackend(log, { offersDemonstration: false });
  const { origin } = await listenWith(backend, standAlone(backend.app), readPort(8081), log);
  announce('Backend', `${origin}${backendPath}/`, backend.advice);
}

main().catch(failToStart);
