import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { allocationReducers, allocationSagas } from './allocation/allocationState';
import { convocatoriaReducers, convocatoriaSagas } from './convocatoria/convocatoriaState';
import { etapas } from './etapas';
import { convocatoria } from './publicConvocatoria';
import { ofertaReducers, ofertaSagas } from './oferta/ofertaState';
import { resultsReducers, resultsSagas } from './results/resultsState';
import { summary } from './summary';

/** The machines of the pages of those who manage places, side by side; each page's are its folder's. */
export const placesReducer = combineReducers({
  summary: summary.machine.reducer,
  llamado: convocatoria.machine.reducer,
  etapas: etapas.machine.reducer,
  ...ofertaReducers,
  ...convocatoriaReducers,
  ...allocationReducers,
  ...resultsReducers,
});

const SAGAS = [
  summary.saga,
  convocatoria.saga,
  etapas.saga,
  ...ofertaSagas,
  ...convocatoriaSagas,
  ...allocationSagas,
  ...resultsSagas,
];

export function* placesSaga(): SagaGenerator<void> {
  for (const saga of SAGAS) yield* spawn(surviving(saga));
}
