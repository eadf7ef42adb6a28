import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { consultaSaga } from './lookUp/lookUpSaga';
import { consultaMachine } from './lookUp/lookUpSlice';
import { convocatoria } from './convocatoria';
import { ofertas } from './oferta/ofertas';
import { edicion, solicitud } from './solicitudForms';

/** The machines of the citizens' pages, side by side. */
export const citizenReducer = combineReducers({
  convocatoria: convocatoria.machine.reducer,
  ofertas: ofertas.machine.reducer,
  consulta: consultaMachine.reducer,
  ...solicitud.reducers,
  ...edicion.reducers,
});

/** One saga a machine. */
export function* citizenSaga(): SagaGenerator<void> {
  for (const saga of [convocatoria.saga, ofertas.saga, consultaSaga, solicitud.saga, edicion.saga]) {
    yield* spawn(surviving(saga));
  }
}
