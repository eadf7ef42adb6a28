import { createConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';
import { isUnder } from '#core/location/paths.ts';
import { AREA, CITIZEN_PATHS } from './citizenPaths';

/** The year's convocatoria. */
export const convocatoria = createConvocatoriaReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => isUnder(path, CITIZEN_PATHS.home),
  isPublic: true,
});
