import { createSolicitud } from '#requestForm/createSolicitud.ts';
import type { ConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';
import { convocatoria } from './convocatoria';
import { liveSearch } from './liveSearch';
import { people } from './people';
import { AREA, PROCESSING_PATHS } from './processingPaths';

/** Who may not process is told at the first step, and not after the last. */
const permitted: Pick<ConvocatoriaReading, 'select' | 'events'> = {
  ...convocatoria,
  select: (state) =>
    people.select(state).status === 'forbidden' ? { status: 'forbidden', params: {} } : convocatoria.select(state),
};

/** Assisted entry: the same form, filled in by staff for a family without internet; what is typed is its user's (D13). */
export const newSolicitud = createSolicitud({
  area: AREA,
  name: 'newSolicitud',
  keptAs: 'tramiteEducacion.nueva',
  base: PROCESSING_PATHS.newSolicitud,
  exit: PROCESSING_PATHS.inbox,
  convocatoria: permitted,
  mode: { kind: 'nueva', path: 'api/educacion/tramitacion/solicitudes' },
  live: { select: liveSearch.select, pathOf: PROCESSING_PATHS.expediente },
  ofSession: true,
});
