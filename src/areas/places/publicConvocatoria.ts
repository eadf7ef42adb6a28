import { createCallReading } from '#kits/words/createConvocatoriaReading.ts';
import { isUnder } from '#core/location/paths.ts';
import { AREA, EDUCATION_PATHS } from './placesPaths';

/** The year's call; the area's first page needs none. */
export const llamado = createCallReading({
  area: AREA,
  name: 'llamado',
  isAt: (path) => path !== EDUCATION_PATHS.index && isUnder(path, EDUCATION_PATHS.index),
});
