import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { placePart } from '#core/part.ts';
import { surviving } from '#core/saga/surviving.ts';
import { stepRequested } from './wantedStep';
import { runSaga } from './runSaga';
import { runFinished, runMachine } from './runSlice';
import { stepSending } from './stepSending';
import { followRefused, followTaken, registerResult, takeStep } from './stepsSaga';
import { typedSemillaMachine } from './typedSemilla';
import { typedSemillaSaga } from './typedSemillaSaga';
import { simulationSaga } from './simulationSaga';

function* stepsSaga(): SagaGenerator<void> {
  yield* takeLeading(stepRequested, surviving(takeStep));
  yield* takeEvery(runFinished, surviving(registerResult));
  yield* takeEvery(stepSending.events.answered, surviving(followTaken));
  yield* takeEvery(stepSending.events.refused, surviving(followRefused));
}

export const allocationParts = [
  { saga: stepsSaga },
  { ...placePart(runMachine), saga: runSaga },
  { saga: simulationSaga },
  { ...placePart(typedSemillaMachine), saga: typedSemillaSaga },
  stepSending,
];
