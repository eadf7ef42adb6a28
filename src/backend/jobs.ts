import type { Database } from './db/database';
import { remindOfDeadlines, expireDeadlines } from './solicitud/deadlines';
import type { FileStore } from './files/fileStore';
import { deleteUnnamedSoportes, sweepOrphans } from './files/sweepFiles';
import { dropOldCounts } from './http/limits/limiter';
import { forgetOrigins } from './letters/putOffLetters';
import type { StepRunner } from './places/allocation/jobs/stepRunner';
import { eraseConfirmed } from './places/retention/eraseData';
import { forgetAddresses } from './users/knownAddresses';

const intervalMs = 15_000;

interface JobsOptions {
  readonly database: Database;
  readonly files: FileStore;
  /** The long steps of an allocation. */
  readonly steps: Pick<StepRunner, 'takeUp'>;
  /** Milliseconds since 1970; given, so that a test can let time pass. */
  readonly now: () => number;
  /** Takes the error of a job; the others are done all the same. */
  readonly report: (error: unknown) => void;
}

/** What the backend does by itself, once, letters apart: deadlines, reminders, supports that nobody named, data whose years are over. */
export async function runJobs({ database, files, steps, now, report }: JobsOptions): Promise<void> {
  const instant = new Date(now());
  const jobs: readonly (() => Promise<unknown>)[] = [
    () => expireDeadlines(database, instant),
    () => remindOfDeadlines(database, instant),
    () => deleteUnnamedSoportes(database, files, instant),
    () => sweepOrphans(database, files, instant),
    () => dropOldCounts(database, instant),
    () => forgetAddresses(database, instant),
    () => forgetOrigins(database, instant),
    () => steps.takeUp(),
    () => eraseConfirmed(database, files, instant),
  ];
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      report(error);
    }
  }
}

export interface Jobs {
  /** Settled when nothing of them runs any more. */
  stop(): Promise<void>;
}

/** Does the jobs now and every 15 seconds, one round after the other. */
export function startJobs(options: JobsOptions): Jobs {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const begin = (): void => {
    round = runJobs(options).then(() => {
      if (!stopped) timer = setTimeout(begin, intervalMs);
    });
  };
  begin();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
