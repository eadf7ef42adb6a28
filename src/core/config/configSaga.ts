import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { services } from '../saga/services';
import { configRead } from './configSlice';

/** Reads the configuration once, at the start (D26). */
export function* configSaga(): SagaGenerator<void> {
  const { config } = yield* services();
  yield* put(configRead(yield* call([config, 'read'])));
}
