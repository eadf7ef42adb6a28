import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { WorkerJob } from '#services/workers/createWorkerJob.ts';
import { callWithSignal } from './callWithSignal';
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
  // The latest counts: an older one that was not told yet is out of date.
  const progress = channel<Progress>(buffers.sliding(1));
  const { result } = yield* race({
    result: callWithSignal((signal) => work(job, { workers, tell: progress.put, signal })),
    never: call(tellProgress<Progress>, progress, progressed),
  });
  if (!result) throw new Error('The progress is told until the work is done');
  return result;
}

function* tellProgress<Progress extends object>(
  progress: Channel<Progress>,
  progressed: (progress: Progress) => Action,
): SagaGenerator<never> {
  for (;;) yield* put(progressed(yield* take(progress)));
}
