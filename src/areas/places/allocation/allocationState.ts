import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { stepRequested } from './wantedStep';
import { runSaga } from './runSaga';
import { runFinished, runMachine } from './runSlice';
import { stepSending } from './stepSending';
import { followRefused, followTaken, registerResult, takeStep } from './stepsSaga';
import { typedSemilla } from './typedSemilla';
import { typedSemillaSaga } from './typedSemillaSaga';
import { simulationSaga } from './simulationSaga';

function* stepsSaga(): SagaGenerator<void> {
  yield* takeLeading(stepRequested, surviving(takeStep));
  yield* takeEvery(runFinished, surviving(registerResult));
  yield* takeEvery(stepSending.events.answered, surviving(followTaken));
  yield* takeEvery(stepSending.events.refused, surviving(followRefused));
}

/** The machines of the allocation's page. */
export const allocationReducers = {
  corrida: runMachine.reducer,
  paso: stepSending.machine.reducer,
  typedSemilla: typedSemilla.machine.reducer,
};

export const allocationSagas = [stepsSaga, runSaga, simulationSaga, typedSemillaSaga, typedSemilla.saga, stepSending.saga];
