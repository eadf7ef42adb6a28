import { createReading } from '#kits/reading/createReading.ts';
import { convocatoriasSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { isOfOne } from '../anio';
import { AREA, PLACES_PATHS } from '../placesPaths';

export const CONVOCATORIAS_CALL = 'api/educacion/gestion/convocatorias';

/** Every year's convocatoria, for the list of them and for the choice on each page of one. */
export const convocatorias = createReading({
  area: AREA,
  name: 'convocatorias',
  paramsOf: ({ path }) => (path === PLACES_PATHS.convocatorias || isOfOne(path) ? {} : null),
  path: () => CONVOCATORIAS_CALL,
  schema: convocatoriasSchema,
});
