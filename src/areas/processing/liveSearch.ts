import { liveSolicitudesSchema } from '#domain/answers/processingAnswers.ts';
import type { LiveSolicitud } from '#domain/contractTypes.ts';
import { createSearch } from '#requestForm/typedSearch.ts';
import { AREA } from './processingPaths';

/** Shorter ones are no document's. */
const FEWEST = 3;

/** The solicitud in process that the pupil of an assisted entry has already (F77). */
export const liveSearch = createSearch<{ tipoDocumento: string; documento: string }, LiveSolicitud>({
  area: AREA,
  name: 'liveSearch',
  path: ({ tipoDocumento, documento }) => {
    if (tipoDocumento === '' || documento.trim().length < FEWEST) return null;
    return `api/educacion/tramitacion/solicitudes-vivas?${new URLSearchParams({ tipoDocumento, documento: documento.trim() })}`;
  },
  schema: liveSolicitudesSchema,
});
