import { managedConvocatoriaSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading } from '../yearly';

export const CONVOCATORIA_CALL = 'api/educacion/gestion/convocatoria';

/** The convocatoria of now with its rules. */
export const convocatoriaRules = createYearReading({
  area: AREA,
  name: 'convocatoriaRules',
  paramsOf: ({ path }) => (path === PLACES_PATHS.convocatoria ? {} : null),
  path: () => CONVOCATORIA_CALL,
  schema: managedConvocatoriaSchema,
});
