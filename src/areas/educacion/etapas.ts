import { createReading } from '../../features/reading/createReading';
import { etapasSchema } from '../../shared/educacion/respuestas/asignacion';
import { AREA, EDUCATION_PATHS } from './paths';
import { resultsPlaceOf } from './resultados/places';

const PAGES: readonly string[] = [EDUCATION_PATHS.allocation, EDUCATION_PATHS.results];

export const STAGES_CALL = 'api/educacion/gestion/asignacion';

/** The stages of the call, and how far the official run of each is. */
export const etapas = createReading({
  area: AREA,
  name: 'etapas',
  paramsOf: ({ path }) => (PAGES.includes(path) || resultsPlaceOf(path) !== null ? {} : null),
  path: () => STAGES_CALL,
  schema: etapasSchema,
});
