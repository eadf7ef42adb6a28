import { createAction } from '@reduxjs/toolkit';
import { put, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { asking, confirmed, type Asked } from '#core/saga/asking.ts';
import { surviving } from '#core/saga/surviving.ts';
import { AREA } from '../placesPaths';
import { convocatoriaStep } from './convocatoriaStep';
import { erasureStep, retention, type ErasureStep } from './retention';
import { erasureQuestion } from './retentionTexts';

/** A person wants it; they are asked first. */
export const erasureRequested = createAction<ErasureStep>(`${AREA}/retention/erasureRequested`);

function* takeStep(asked: Asked, { payload: step }: ReturnType<typeof erasureRequested>): SagaGenerator<void> {
  if (yield* confirmed(asked, erasureQuestion(step))) yield* put(erasureStep.events.submitted(step));
}

function* followDone({ payload: { answer } }: ReturnType<typeof erasureStep.events.answered>): SagaGenerator<void> {
  yield* put(retention.events.replaced({ params: {}, data: answer }));
}

/** One was archived, or opened again: the years count anew. */
function* readAgain(): SagaGenerator<void> {
  yield* put(retention.events.outdated());
}

export function* retentionSaga(): SagaGenerator<void> {
  yield* takeLeading(erasureRequested, asking(takeStep));
  yield* takeEvery(erasureStep.events.answered, surviving(followDone));
  yield* takeEvery(convocatoriaStep.events.answered, surviving(readAgain));
}
