import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { WorkerJob } from '#services/workers/createWorkerJob.ts';
import { callTelling } from './callTelling';
import { services } from './services';

/**
 * Has a worker do a job, which ends with the saga. `progressed`: the event of a word of its progress.
 * @throws WorkerLost
 */
export function* callWorker<Job, Progress extends object, Result extends object>(
  work: WorkerJob<Job, Progress, Result>,
  job: Job,
  progressed: (progress: Progress) => Action,
): SagaGenerator<Result> {
  const { workers } = yield* services();
  return yield* callTelling<Progress, Result>((tell, signal) => work(job, { workers, tell, signal }), progressed);
}
