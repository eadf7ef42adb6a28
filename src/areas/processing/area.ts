import { declareArea } from '#core/chunks/declareArea.ts';
import { placePart } from '#core/part.ts';
import { loadSolicitudPages } from '#requestForm/loadSolicitudPages.tsx';
import { ownTask } from '#services/loading/ownTask.ts';
import { AREA, PROCESSING_PATHS } from './processingPaths';
import { bitacora } from './bitacora/bitacora';
import { wholeBitacora } from './bitacora/wholeBitacora';
import { calls, callsCount } from './calls/calls';
import { typedNotes } from './calls/typedNotes';
import { callSending, callsSaga } from './calls/callSending';
import { convocatoria } from './convocatoria';
import { expediente } from './expediente/expediente';
import { expedienteSaga } from './expediente/expedienteSaga';
import { expedienteSave } from './expediente/expedienteSave';
import { followLatest, latestBitacora } from './expediente/latestBitacora';
import { motivos } from './expediente/motivos';
import { shortcuts } from './expediente/shortcuts';
import { expedienteDownload } from './expediente/expedienteDownload';
import { soporteDownload } from './expediente/soporteDownload';
import { soporteView } from './expediente/soporteView';
import { typedDecision } from './expediente/typedDecision';
import { followDocumento } from './followDocumento';
import { assigning, assigningSaga } from './inbox/assigning';
import { inbox } from './inbox/inbox';
import { leftExpediente } from './inbox/leftExpediente';
import { nextInInbox } from './inbox/nextInInbox';
import { asFamily } from './inName/asFamily';
import { editInName } from './inName/editInName';
import { inNameSaga } from './inName/inNameSaga';
import { inNameSend } from './inName/inNameSend';
import { editNewsMachine } from './inName/inNameSlice';
import { typedAsking } from './inName/typedAsking';
import { liveSearch } from './liveSearch';
import { newSolicitud } from './newSolicitud';
import { people } from './people';

export const area = declareArea({
  name: AREA,
  path: PROCESSING_PATHS.inbox,
  parts: [
    // What is typed is opened first: it is there before its page is read.
    typedDecision,
    typedNotes,
    typedAsking,
    { saga: expedienteSaga },
    convocatoria,
    people,
    inbox,
    nextInInbox,
    leftExpediente,
    assigning,
    { saga: assigningSaga },
    expediente,
    expedienteSave,
    motivos,
    latestBitacora,
    { saga: followLatest },
    soporteDownload,
    expedienteDownload,
    soporteView,
    shortcuts,
    bitacora,
    wholeBitacora,
    calls,
    callsCount,
    { saga: callsSaga },
    callSending,
    asFamily,
    { saga: inNameSaga },
    inNameSend,
    placePart(editNewsMachine),
    // It sees the draft that the form finds.
    liveSearch,
    { saga: followDocumento },
    ...newSolicitud.parts,
    ...editInName.parts,
  ],
  pages: [
    {
      name: 'expediente',
      path: 'solicitudes/*',
      load: () => ownTask(import(/* webpackChunkName: "expediente" */ './expediente/expedienteChunk')),
    },
    { name: 'newSolicitud', path: 'nueva/*', load: () => loadSolicitudPages(newSolicitud), chunk: 'solicitud' },
    { name: 'editInName', path: 'cambios/*', load: () => loadSolicitudPages(editInName), chunk: 'solicitud' },
    {
      name: 'calls',
      path: 'llamadas',
      load: () => ownTask(import(/* webpackChunkName: "expediente" */ './calls/callsChunk')),
      chunk: 'expediente',
    },
    {
      name: 'wholeBitacora',
      path: 'historia',
      load: () => ownTask(import(/* webpackChunkName: "expediente" */ './bitacora/wholeBitacoraChunk')),
      chunk: 'expediente',
    },
  ],
});
