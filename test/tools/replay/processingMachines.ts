import { bandeja } from '../../../src/areas/tramite-educacion/bandeja/bandeja';
import { bitacora } from '../../../src/areas/tramite-educacion/bitacora/bitacora';
import { convocatoria } from '../../../src/areas/tramite-educacion/convocatoria';
import { descarga } from '../../../src/areas/tramite-educacion/expediente/descarga';
import { escritoMachine } from '../../../src/areas/tramite-educacion/expediente/escritoSlice';
import { expediente } from '../../../src/areas/tramite-educacion/expediente/expediente';
import { guardado } from '../../../src/areas/tramite-educacion/expediente/guardado';
import { nueva } from '../../../src/areas/tramite-educacion/nueva';
import { AREA } from '../../../src/areas/tramite-educacion/paths';
import { processingReducer } from '../../../src/areas/tramite-educacion/state';

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
