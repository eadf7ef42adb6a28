import { createSolicitud } from '#requestForm/createSolicitud.ts';
import { convocatoria } from './convocatoria';
import { AREA, PROCESSING_PATHS } from './processingPaths';

/** Assisted entry: the same form, filled in by staff for a family without internet; what is typed is its user's (D13). */
export const newSolicitud = createSolicitud({
  area: AREA,
  name: 'newSolicitud',
  keptAs: 'tramiteEducacion.nueva',
  base: PROCESSING_PATHS.newSolicitud,
  exit: PROCESSING_PATHS.inbox,
  convocatoria,
  mode: { kind: 'nueva', path: 'api/educacion/tramitacion/solicitudes' },
  ofSession: true,
});
