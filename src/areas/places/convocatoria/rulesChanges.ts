import { rulesChangesSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { CONVOCATORIA_CALL } from './convocatoriaRules';
import { createYearReading } from '../yearly';

/** Who changed the convocatoria's rules, and what they were before. */
export const rulesChanges = createYearReading({
  area: AREA,
  name: 'rulesChanges',
  paramsOf: ({ path }) => (path === PLACES_PATHS.rulesChanges ? {} : null),
  path: () => `${CONVOCATORIA_CALL}/cambios`,
  schema: rulesChangesSchema,
});
