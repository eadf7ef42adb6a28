import { bandeja } from '#areas/processing/inbox/inbox.ts';
import { bitacora } from '#areas/processing/bitacora/bitacora.ts';
import { convocatoria } from '#areas/processing/convocatoria.ts';
import { descarga } from '#areas/processing/expediente/soporteDownload.ts';
import { escritoMachine } from '#areas/processing/expediente/typedDecisionSlice.ts';
import { expediente } from '#areas/processing/expediente/expediente.ts';
import { guardado } from '#areas/processing/expediente/expedienteSave.ts';
import { nueva } from '#areas/processing/newSolicitud.ts';
import { AREA } from '#areas/processing/processingPaths.ts';
import { processingReducer } from '#areas/processing/processingState.ts';

export const slice = { name: AREA, reducer: processingReducer };

/** Every machine of the area where requests are processed; each is called as its place in the state. */
export const machines = [
  convocatoria.machine,
  bandeja.machine,
  expediente.machine,
  guardado.machine,
  escritoMachine,
  descarga.machine,
  bitacora.machine,
  nueva.machine,
  nueva.ofertas.machine,
  nueva.instituciones.machine,
  nueva.cupos.machine,
];
