import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { asignacionReducers, asignacionSagas } from './allocation/allocationState';
import { convocatoriaReducers, convocatoriaSagas } from './convocatoria/convocatoriaState';
import { etapas } from './etapas';
import { llamado } from './publicConvocatoria';
import { ofertaReducers, ofertaSagas } from './oferta/ofertaState';
import { resultadosReducers, resultadosSagas } from './results/resultsState';
import { summary } from './placesSummary';

/** The machines of the pages of those who manage places, side by side; each page's are its folder's. */
export const educationReducer = combineReducers({
  summary: summary.machine.reducer,
  llamado: llamado.machine.reducer,
  etapas: etapas.machine.reducer,
  ...ofertaReducers,
  ...convocatoriaReducers,
  ...asignacionReducers,
  ...resultadosReducers,
});

const SAGAS = [
  summary.saga,
  llamado.saga,
  etapas.saga,
  ...ofertaSagas,
  ...convocatoriaSagas,
  ...asignacionSagas,
  ...resultadosSagas,
];

export function* educationSaga(): SagaGenerator<void> {
  for (const saga of SAGAS) yield* spawn(surviving(saga));
}
