import { createConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';
import { isUnder } from '#core/location/paths.ts';
import { AREA, PLACES_PATHS } from './placesPaths';

/** The year's convocatoria; the area's first page needs none. */
export const convocatoria = createConvocatoriaReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => path !== PLACES_PATHS.index && isUnder(path, PLACES_PATHS.index),
});
