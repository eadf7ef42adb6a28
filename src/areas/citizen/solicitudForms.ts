import { createGuardados } from '#requestForm/guardados.ts';
import { createSolicitud } from '#requestForm/createSolicitud.ts';
import { convocatoria } from './convocatoria';
import { AREA, CITIZEN_PATHS } from './citizenPaths';

/** The sedes that a family keeps while it looks around. */
export const guardados = createGuardados(AREA);

/** Asking for a place. */
export const solicitud = createSolicitud({
  area: AREA,
  name: 'solicitud',
  keptAs: 'tramitesEducacion.solicitud',
  base: CITIZEN_PATHS.solicitud,
  exit: CITIZEN_PATHS.home,
  convocatoria,
  mode: { kind: 'nueva', path: 'api/educacion/solicitudes' },
  lookUp: CITIZEN_PATHS.lookUp,
  guardados,
  waysToFiled: [
    { label: 'Consultar la solicitud', to: CITIZEN_PATHS.lookUp },
    { label: 'Perdí mi radicado', to: CITIZEN_PATHS.lostRadicado },
  ],
});

/** Changing or correcting a solicitud that was looked up. */
export const edit = createSolicitud({
  area: AREA,
  name: 'edit',
  keptAs: 'tramitesEducacion.edicion',
  base: CITIZEN_PATHS.edit,
  exit: CITIZEN_PATHS.lookUp,
  convocatoria,
  mode: { kind: 'edicion' },
  guardados,
});
