import { isUnder } from '#core/location/paths.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { convocatoriasSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';

export const CONVOCATORIAS_CALL = 'api/educacion/gestion/convocatorias';

/** Every year's convocatoria, for the list of them and for the choice on each of the area's pages. */
export const convocatorias = createReading({
  area: AREA,
  name: 'convocatorias',
  paramsOf: ({ path }) => (isUnder(path, PLACES_PATHS.index) ? {} : null),
  path: () => CONVOCATORIAS_CALL,
  schema: convocatoriasSchema,
});
