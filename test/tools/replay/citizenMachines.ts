import { consultaMachine } from '../../../src/areas/tramites-educacion/consulta/consultaSlice';
import { convocatoria } from '../../../src/areas/tramites-educacion/convocatoria';
import { ofertas } from '../../../src/areas/tramites-educacion/oferta/ofertas';
import { AREA } from '../../../src/areas/tramites-educacion/paths';
import { edicion, solicitud } from '../../../src/areas/tramites-educacion/solicitud';
import { citizenReducer } from '../../../src/areas/tramites-educacion/state';

export const slice = { name: AREA, reducer: citizenReducer };

/** Every machine of the citizens' area; each is called as its place in the state. */
export const machines = [
  convocatoria.machine,
  ofertas.machine,
  consultaMachine,
  ...[solicitud, edicion].flatMap((form) => [
    form.machine,
    form.ofertas.machine,
    form.instituciones.machine,
    form.cupos.machine,
  ]),
];
