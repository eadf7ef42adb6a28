import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { callWithSignal } from './callWithSignal';

/**
 * Calls work that tells how far it is, which ends with the saga. `progressed`: the event of a word of its progress.
 * Throws what `work` rejects with.
 */
export function* callTelling<Progress extends object | number, Result>(
  work: (tell: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>,
  progressed: (progress: Progress) => Action,
): SagaGenerator<Result> {
  // The latest counts: an older one that was not told yet is out of date.
  const progress = channel<Progress>(buffers.sliding(1));
  const { done } = yield* race({
    done: call(doneBy<Result>, (signal: AbortSignal) => work(progress.put, signal)),
    never: call(tellProgress<Progress>, progress, progressed),
  });
  if (!done) throw new Error('The progress is told until the work is done');
  return done.result;
}

/** In an object, since work may give nothing. */
function* doneBy<Result>(work: (signal: AbortSignal) => Promise<Result>): SagaGenerator<{ result: Result }> {
  return { result: yield* callWithSignal(work) };
}

function* tellProgress<Progress extends object | number>(
  progress: Channel<Progress>,
  progressed: (progress: Progress) => Action,
): SagaGenerator<never> {
  for (;;) yield* put(progressed(yield* take(progress)));
}
