import { delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { ask } from '#core/saga/ask.ts';
import { surviving } from '#core/saga/surviving.ts';
import { etapasSchema } from '#domain/answers/allocationAnswers.ts';
import { HttpError } from '#services/http/httpTypes.ts';
import { ETAPAS_CALL, etapas } from '../etapas';
import { isUnderWay } from './stepJob';
import { forYear } from '../yearly';

/** So long after the stages came they are read again, while a step is under way at the server. */
const FOLLOW_MS = 2_000;

/** Keeps the stages as they are while the server takes a step that lasts, whoever asked for it. */
export function* followStepSaga(): SagaGenerator<void> {
  yield* takeLatest([etapas.events.received, etapas.events.replaced], surviving(follow));
}

function* follow(): SagaGenerator<void> {
  for (;;) {
    const before = yield* select(etapas.select);
    if (before.status !== 'ready' || !before.data.elementos.some(isUnderWay)) return;
    yield* delay(FOLLOW_MS);
    const { status } = yield* select(etapas.select);
    if (status !== 'ready') return;
    try {
      // It shows its own progress (D31).
      const data = yield* ask(etapasSchema, (http, options) =>
        http.get(forYear(ETAPAS_CALL, before.params), { ...options, isQuiet: true }),
      );
      // What has come is followed anew.
      yield* put(etapas.events.replaced({ params: before.params, data }));
      return;
    } catch (error) {
      // One look that fails says nothing of the step: the next may not.
      if (!(error instanceof HttpError)) throw error;
    }
  }
}
