import { corridaMachine } from '../../../src/areas/educacion/asignacion-oficial/corridaSlice';
import { paso } from '../../../src/areas/educacion/asignacion-oficial/paso';
import { semillaEscritaMachine } from '../../../src/areas/educacion/asignacion-oficial/semillaEscrita';
import { escritoMachine } from '../../../src/areas/educacion/convocatoria/escrito';
import { guardado } from '../../../src/areas/educacion/convocatoria/guardado';
import { reglas } from '../../../src/areas/educacion/convocatoria/reglas';
import { etapas } from '../../../src/areas/educacion/etapas';
import { llamado } from '../../../src/areas/educacion/llamado';
import { cambio } from '../../../src/areas/educacion/oferta/cambio';
import { edicionMachine } from '../../../src/areas/educacion/oferta/edicion';
import { importacionMachine } from '../../../src/areas/educacion/oferta/importacion/importacion';
import { ofertas } from '../../../src/areas/educacion/oferta/ofertas';
import { plantilla } from '../../../src/areas/educacion/oferta/plantilla';
import { AREA } from '../../../src/areas/educacion/paths';
import { cortes } from '../../../src/areas/educacion/resultados/cortes';
import { explicacion } from '../../../src/areas/educacion/resultados/explicacion';
import { exportacion, replica } from '../../../src/areas/educacion/resultados/exportacion';
import { resultados } from '../../../src/areas/educacion/resultados/resultados';
import { educationReducer } from '../../../src/areas/educacion/state';
import { summary } from '../../../src/areas/educacion/summary';

export const slice = { name: AREA, reducer: educationReducer };

/** Every machine of the area of places and their allocation; each is called as its place in the state. */
export const machines = [
  summary.machine,
  llamado.machine,
  etapas.machine,
  corridaMachine,
  semillaEscritaMachine,
  paso.machine,
  reglas.machine,
  guardado.machine,
  escritoMachine,
  ofertas.machine,
  edicionMachine,
  cambio.machine,
  plantilla.machine,
  importacionMachine,
  resultados.machine,
  cortes.machine,
  explicacion.machine,
  exportacion.machine,
  replica.machine,
];
