import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { bandeja } from './inbox/inbox';
import { bitacora } from './bitacora/bitacora';
import { convocatoria } from './convocatoria';
import { descarga } from './expediente/soporteDownload';
import { escritoMachine } from './expediente/typedDecisionSlice';
import { expediente } from './expediente/expediente';
import { expedienteSaga } from './expediente/expedienteSaga';
import { guardado } from './expediente/expedienteSave';
import { nueva } from './newSolicitud';

/** The machines of the pages of those who process requests, side by side. */
export const processingReducer = combineReducers({
  convocatoria: convocatoria.machine.reducer,
  bandeja: bandeja.machine.reducer,
  expediente: expediente.machine.reducer,
  guardado: guardado.machine.reducer,
  escrito: escritoMachine.reducer,
  descarga: descarga.machine.reducer,
  bitacora: bitacora.machine.reducer,
  ...nueva.reducers,
});

/** What is typed is opened first: it is there before its page is read. */
const SAGAS = [expedienteSaga, convocatoria.saga, bandeja.saga, expediente.saga, guardado.saga, descarga.saga, bitacora.saga, nueva.saga];

export function* processingSaga(): SagaGenerator<void> {
  for (const saga of SAGAS) yield* spawn(surviving(saga));
}
