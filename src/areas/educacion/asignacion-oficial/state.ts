import { takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '../../../shared/saga/surviving';
import { stepRequested } from './boton';
import { correrSaga } from './correrSaga';
import { corridaFinished, corridaMachine } from './corridaSlice';
import { paso } from './paso';
import { followRefused, followTaken, registerResult, takeStep } from './pasosSaga';
import { semillaEscritaMachine } from './semillaEscrita';
import { semillaEscritaSaga } from './semillaEscritaSaga';
import { simulacionSaga } from './simulacionSaga';

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
