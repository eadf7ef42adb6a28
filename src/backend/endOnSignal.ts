import { describeFault } from './log/describeFault';
import type { Log } from './log/log';

/** Longer than all that `end` waits for: what then still hangs would hang for ever. */
const longestEndMs = 30_000;

/** Ends the program with `end` and code 0 when it is told to; told twice, it ends at once. */
export function endOnSignal(end: () => Promise<void>, log: Log): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      log.info('ending', { signal, atOnce: isEnding });
      if (isEnding) process.exit(1);
      isEnding = true;
      setTimeout(() => process.exit(1), longestEndMs).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('ending.fault', describeFault(error));
          process.exit(1);
        },
      );
    });
  }
}
