import type { SagaGenerator } from 'typed-redux-saga';
import { services } from './services';

/** Wraps a worker so that an error thrown in it is reported and its watcher lives on. */
export function surviving<Args extends unknown[]>(worker: (...args: Args) => SagaGenerator<void>) {
  return function* (...args: Args): SagaGenerator<void> {
    try {
      yield* worker(...args);
    } catch (error) {
      (yield* services()).report(error);
    }
  };
}
