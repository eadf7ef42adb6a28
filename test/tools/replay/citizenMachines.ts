import { lookUpMachine } from '#areas/citizen/lookUp/lookUpSlice.ts';
import { convocatoria } from '#areas/citizen/convocatoria.ts';
import { ofertas } from '#areas/citizen/oferta/ofertas.ts';
import { AREA } from '#areas/citizen/citizenPaths.ts';
import { edit, solicitud } from '#areas/citizen/solicitudForms.ts';
import { citizenReducer } from '#areas/citizen/citizenState.ts';

export const slice = { name: AREA, reducer: citizenReducer };

/** Every machine of the citizens' area; each is called as its place in the state. */
export const machines = [
  convocatoria.machine,
  ofertas.machine,
  lookUpMachine,
  ...[solicitud, edit].flatMap((form) => [
    form.machine,
    form.ofertas.machine,
    form.instituciones.machine,
    form.cupos.machine,
  ]),
];
