import { backendPath } from './app';
import { readPort } from './environment';
import { describeFault } from './log/describeFault';
import { asJson, createLog } from './log/log';
import { listenWith, openBackend } from './openBackend';
import { standAlone } from './standAlone';

const log = createLog(asJson);

async function main(): Promise<void> {
  const backend = await openBackend(log, { offersDemonstration: false });
  const report = (error: unknown): void => log.error('request.fault', describeFault(error));
  const { origin } = await listenWith(backend, standAlone(backend.app, report), readPort(8081), log);
  log.info('listening', { address: `${origin}${backendPath}/` });
  if (backend.advice !== undefined) log.warn('users.advice', { consejo: backend.advice });
}

main().catch((error: unknown) => {
  log.error('start.failed', describeFault(error));
  process.exitCode = 1;
});
