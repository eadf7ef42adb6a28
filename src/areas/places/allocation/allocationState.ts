import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { stepRequested } from './wantedStep';
import { correrSaga } from './runSaga';
import { corridaFinished, corridaMachine } from './runSlice';
import { paso } from './stepSending';
import { followRefused, followTaken, registerResult, takeStep } from './stepsSaga';
import { semillaEscritaMachine } from './typedSemilla';
import { semillaEscritaSaga } from './typedSemillaSaga';
import { simulacionSaga } from './simulationSaga';

function* pasosSaga(): SagaGenerator<void> {
  yield* takeLeading(stepRequested, surviving(takeStep));
  yield* takeEvery(corridaFinished, surviving(registerResult));
  yield* takeEvery(paso.events.answered, surviving(followTaken));
  yield* takeEvery(paso.events.refused, surviving(followRefused));
}

/** The machines of the allocation's page. */
export const asignacionReducers = {
  corrida: corridaMachine.reducer,
  paso: paso.machine.reducer,
  semillaEscrita: semillaEscritaMachine.reducer,
};

export const asignacionSagas = [pasosSaga, correrSaga, simulacionSaga, semillaEscritaSaga, paso.saga];
