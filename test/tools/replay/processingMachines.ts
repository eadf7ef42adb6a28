import { inbox } from '#areas/processing/inbox/inbox.ts';
import { bitacora } from '#areas/processing/bitacora/bitacora.ts';
import { convocatoria } from '#areas/processing/convocatoria.ts';
import { soporteDownload } from '#areas/processing/expediente/soporteDownload.ts';
import { typedDecisionMachine } from '#areas/processing/expediente/typedDecisionSlice.ts';
import { expediente } from '#areas/processing/expediente/expediente.ts';
import { expedienteSave } from '#areas/processing/expediente/expedienteSave.ts';
import { newSolicitud } from '#areas/processing/newSolicitud.ts';
import { AREA } from '#areas/processing/processingPaths.ts';
import { processingReducer } from '#areas/processing/processingState.ts';

export const slice = { name: AREA, reducer: processingReducer };

/** Every machine of the area where solicitudes are processed; each is called as its place in the state. */
export const machines = [
  convocatoria.machine,
  inbox.machine,
  expediente.machine,
  expedienteSave.machine,
  typedDecisionMachine,
  soporteDownload.machine,
  bitacora.machine,
  newSolicitud.machine,
  newSolicitud.ofertas.machine,
  newSolicitud.instituciones.machine,
  newSolicitud.cupos.machine,
];
