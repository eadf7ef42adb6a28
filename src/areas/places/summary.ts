import { createReading } from '#kits/reading/createReading.ts';
import { summarySchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from './placesPaths';

/** How many solicitudes and places there are, as the area's first page shows it. */
export const summary = createReading({
  area: AREA,
  name: 'summary',
  paramsOf: ({ path }) => (path === PLACES_PATHS.index ? {} : null),
  path: () => 'api/educacion/resumen',
  schema: summarySchema,
});
