import { call, cancelled, type SagaGenerator } from 'typed-redux-saga';

/** Calls `work` with a signal that is aborted when the saga is cancelled. Throws what `work` rejects with. */
export function* callWithSignal<Result>(work: (signal: AbortSignal) => Promise<Result>): SagaGenerator<Result> {
  const controller = new AbortController();
  try {
    return yield* call(work, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
