import { call, type SagaGenerator } from 'typed-redux-saga';
import { prepareMoments } from '#domain/words/dates.ts';
import { idle } from '#services/loading/idle.ts';
import { numberText } from '#domain/words/numbers.ts';
import { services } from '#core/saga/services.ts';

/** Uses the time that a page waits for its data: the browser's formats take long to make. */
export function* prepareWords(): SagaGenerator<void> {
  const { config } = yield* services();
  const { timeZone } = yield* call([config, 'read']);
  yield* call(idle);
  yield* call(prepareMoments, timeZone);
  yield* call(idle);
  yield* call(numberText, 0);
}
