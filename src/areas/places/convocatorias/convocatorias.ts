import { isUnder } from '#core/location/paths.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { convocatoriasSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';

export const CONVOCATORIAS_CALL = 'api/educacion/gestion/convocatorias';

/** Every year's convocatoria, for the list of them and for the choice on the area's other pages. */
export const convocatorias = createReading({
  area: AREA,
  name: 'convocatorias',
  // The area's first page is of no year.
  paramsOf: ({ path }) => (isUnder(path, PLACES_PATHS.index) && path !== PLACES_PATHS.index ? {} : null),
  path: () => CONVOCATORIAS_CALL,
  schema: convocatoriasSchema,
});
