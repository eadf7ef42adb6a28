import { etapas } from '../../../src/areas/educacion/etapas';
import { llamado } from '../../../src/areas/educacion/llamado';
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
  resultados.machine,
  cortes.machine,
  explicacion.machine,
  exportacion.machine,
  replica.machine,
];
