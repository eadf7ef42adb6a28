import { createReading } from '#kits/reading/createReading.ts';
import { convocatoriasSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { isOfOne } from '../anio';
import { AREA, PLACES_PATHS } from '../placesPaths';

export const CONVOCATORIAS_CALL = 'api/educacion/gestion/convocatorias';

/**
 * Every year's convocatoria, for the list of them and for the choice on each page of one. The list is read again by who comes
 * back to it: what was missing has been put right on those pages.
 */
export const convocatorias = createReading({
  area: AREA,
  name: 'convocatorias',
  paramsOf: ({ path }) => {
    if (path === PLACES_PATHS.convocatorias) return { isList: true };
    return isOfOne(path) ? { isList: false } : null;
  },
  path: () => CONVOCATORIAS_CALL,
  schema: convocatoriasSchema,
  keepsShown: true,
});
