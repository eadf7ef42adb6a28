import { combineReducers } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { surviving } from '#core/saga/surviving.ts';
import { inbox } from './inbox/inbox';
import { bitacora } from './bitacora/bitacora';
import { convocatoria } from './convocatoria';
import { soporteDownload } from './expediente/soporteDownload';
import { typedDecisionMachine } from './expediente/typedDecisionSlice';
import { expediente } from './expediente/expediente';
import { expedienteSaga } from './expediente/expedienteSaga';
import { expedienteSave } from './expediente/expedienteSave';
import { newSolicitud } from './newSolicitud';

/** The machines of the pages of those who process solicitudes, side by side. */
export const processingReducer = combineReducers({
  convocatoria: convocatoria.machine.reducer,
  bandeja: inbox.machine.reducer,
  expediente: expediente.machine.reducer,
  guardado: expedienteSave.machine.reducer,
  escrito: typedDecisionMachine.reducer,
  descarga: soporteDownload.machine.reducer,
  bitacora: bitacora.machine.reducer,
  ...newSolicitud.reducers,
});

/** What is typed is opened first: it is there before its page is read. */
const SAGAS = [expedienteSaga, convocatoria.saga, inbox.saga, expediente.saga, expedienteSave.saga, soporteDownload.saga, bitacora.saga, newSolicitud.saga];

export function* processingSaga(): SagaGenerator<void> {
  for (const saga of SAGAS) yield* spawn(surviving(saga));
}
