import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import { prepareMoments } from '../../shared/dates';
import { services } from '../../shared/saga/services';

/** Uses the time that a page waits for its data: the browser's format of moments takes long to make. */
export function* prepareWords(): SagaGenerator<void> {
  const { config } = yield* services();
  const { timeZone } = yield* call([config, 'read']);
  // After what is being asked for.
  yield* delay(0);
  yield* call(prepareMoments, timeZone);
}
