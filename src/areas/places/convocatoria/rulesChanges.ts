import { createReading } from '#kits/reading/createReading.ts';
import { rulesChangesSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { CONVOCATORIA_CALL } from './convocatoriaRules';

/** Who changed the convocatoria's rules, and what they were before. */
export const rulesChanges = createReading({
  area: AREA,
  name: 'rulesChanges',
  paramsOf: ({ path }) => (path === PLACES_PATHS.rulesChanges ? {} : null),
  path: () => `${CONVOCATORIA_CALL}/cambios`,
  schema: rulesChangesSchema,
});
