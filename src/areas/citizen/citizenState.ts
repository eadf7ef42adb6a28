import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { lookUpSaga } from './lookUp/lookUpSaga';
import { lookUpMachine } from './lookUp/lookUpSlice';
import { convocatoria } from './convocatoria';
import { ofertas } from './oferta/ofertas';
import { edit, solicitud } from './solicitudForms';

/** The machines of the citizens' pages, side by side. */
export const citizenReducer = combineReducers({
  convocatoria: convocatoria.machine.reducer,
  ofertas: ofertas.machine.reducer,
  lookUp: lookUpMachine.reducer,
  ...solicitud.reducers,
  ...edit.reducers,
});

/** One saga a machine. */
export function* citizenSaga(): SagaGenerator<void> {
  for (const saga of [convocatoria.saga, ofertas.saga, lookUpSaga, solicitud.saga, edit.saga]) {
    yield* spawn(surviving(saga));
  }
}
