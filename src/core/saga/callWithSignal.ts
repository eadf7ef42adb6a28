import { call, cancelled, type SagaGenerator } from 'typed-redux-saga';

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/** Calls `work` with a signal that is aborted when the saga is cancelled. Throws what `work` rejects with. */
export function* callWithSignal<Result>(work: Work<Result>): SagaGenerator<Result> {
  // A task of its own: a `finally` that yields, reached through a caller's `yield*`, would make a
  // cancelled caller go on as if the call had returned.
  return yield* call(abortWhenCancelled<Result>, work);
}

function* abortWhenCancelled<Result>(work: Work<Result>): SagaGenerator<Result> {
  const controller = new AbortController();
  try {
    return yield* call(work, controller.signal);
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}
