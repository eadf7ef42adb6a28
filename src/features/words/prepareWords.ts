import { call, type SagaGenerator } from 'typed-redux-saga';
import { prepareMoments } from '../../shared/dates';
import { idle } from '../../shared/idle';
import { services } from '../../shared/saga/services';

/** Uses the time that a page waits for its data: the browser's format of moments takes long to make. */
export function* prepareWords(): SagaGenerator<void> {
  const { config } = yield* services();
  const { timeZone } = yield* call([config, 'read']);
  yield* call(idle);
  yield* call(prepareMoments, timeZone);
}
