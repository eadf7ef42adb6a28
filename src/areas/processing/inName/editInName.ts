import { createSolicitud } from '#requestForm/createSolicitud.ts';
import { convocatoria } from '../convocatoria';
import { AREA, PROCESSING_PATHS } from '../processingPaths';

/** Changing or correcting a solicitud in its family's name; what is typed is its user's (D13). */
export const editInName = createSolicitud({
  area: AREA,
  name: 'editInName',
  keptAs: 'tramiteEducacion.cambios',
  base: PROCESSING_PATHS.editInName,
  exit: PROCESSING_PATHS.inbox,
  exitOfEdited: PROCESSING_PATHS.inName,
  convocatoria,
  mode: { kind: 'edicion' },
  ofSession: true,
});
