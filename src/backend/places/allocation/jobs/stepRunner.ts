import { randomUUID } from 'node:crypto';

import type { Database } from '#backend/db/database.ts';
import { type Attempt, attempt } from './attempts';
import { findIdleJobs, giveJobBack, JobLost, keepJob, refuseJob, type TakenJob, takeJob } from './jobMark';
import type { JobProblem } from './jobRows';
import { readEtapaOf } from './stepWork';
import type { Outcome } from './stepOutcome';

/** An instance that dies is missed after so long. */
const leaseMs = 30_000;
/** How long after a fault it is tried again at the earliest, and how often. */
const pauseMs = 10_000;
const mostAttempts = 5;

const givenUp: JobProblem = {
  status: 500,
  detail: 'El paso no se pudo hacer y no quedó nada escrito. Intente de nuevo más tarde',
  codigo: null,
  errores: [],
};

export interface StepRunner {
  /** Works on a job unless it is over or somebody has it; settled when this attempt is over. */
  run(id: number): Promise<void>;
  /**
   * Begins with the jobs that nobody has: those of an instance that died, and those to be tried again.
   * @returns what is settled when these attempts are over
   */
  takeUp(): Promise<{ readonly over: Promise<unknown> }>;
  /** Breaks off what is under way and leaves it to another instance, or to the next start. */
  stop(): Promise<void>;
}

interface StepRunnerOptions {
  readonly database: Database;
  /** The city's. */
  readonly timeZone: string;
  /** Takes the error of an attempt that failed. */
  readonly report: (error: unknown) => void;
}

/** Works on jobs within this instance, each by one instance at a time. */
export function createStepRunner({ database, timeZone, report }: StepRunnerOptions): StepRunner {
  const underWay = new Map<number, { readonly attempt: Attempt; readonly over: Promise<void> }>();
  let stopped = false;

  /** Keeps the job as this instance's until the attempt is over; who has lost it breaks it off. */
  function keep(taken: TakenJob, { abandon }: Attempt): () => void {
    const timer = setInterval(() => {
      keepJob(database, taken, leaseMs).catch((error: unknown) => {
        if (error instanceof JobLost) abandon();
        else report(error);
      });
    }, leaseMs / 3);
    return () => clearInterval(timer);
  }

  async function settle(taken: TakenJob, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'done':
      case 'lost':
        return;
      case 'refused':
        return refuseJob(database, taken, outcome.problem);
      case 'failed': {
        if (!stopped) {
          const error = new Error(outcome.message);
          if (outcome.stack !== undefined) error.stack = outcome.stack;
          report(error);
        }
        const { etapa } = await readEtapaOf(database, taken.job);
        // What has moved is to be written to, however often it takes.
        const isUndone = etapa.version === taken.job.version;
        if (isUndone && taken.attempt >= mostAttempts) return refuseJob(database, taken, givenUp);
        return giveJobBack(database, taken, stopped ? 0 : pauseMs);
      }
    }
  }

  async function work(id: number): Promise<void> {
    const taken = await takeJob(database, id, randomUUID(), leaseMs);
    if (!taken) return;
    const begun = attempt(database, timeZone, taken);
    const letGo = keep(taken, begun);
    const over = begun.outcome.finally(letGo).then((outcome) => settle(taken, outcome));
    underWay.set(id, { attempt: begun, over });
    try {
      await over;
    } finally {
      underWay.delete(id);
    }
  }

  const run = async (id: number): Promise<void> => {
    if (stopped) return;
    try {
      await (underWay.get(id)?.over ?? work(id));
    } catch (error) {
      // Whoever has the job by then goes on with it.
      report(error);
    }
  };

  return {
    run,
    takeUp: async () => ({ over: Promise.all((await findIdleJobs(database)).map(run)) }),
    stop: async () => {
      stopped = true;
      for (const { attempt: begun } of underWay.values()) begun.abandon();
      await Promise.all([...underWay.values()].map(({ over }) => over.catch(() => undefined)));
    },
  };
}
