import { call, type SagaGenerator } from 'typed-redux-saga';
import { prepareMoments } from '../../shared/dates';
import { idle } from '../../shared/idle';
import { numberText } from '../../shared/numbers';
import { services } from '../../shared/saga/services';

/** Uses the time that a page waits for its data: the browser's formats take long to make. */
export function* prepareWords(): SagaGenerator<void> {
  const { config } = yield* services();
  const { timeZone } = yield* call([config, 'read']);
  yield* call(idle);
  yield* call(prepareMoments, timeZone);
  yield* call(idle);
  yield* call(numberText, 0);
}
