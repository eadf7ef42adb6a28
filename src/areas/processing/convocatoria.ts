import { createConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';
import { isUnder, PATHS } from '#core/location/paths.ts';
import { AREA } from './processingPaths';

/** The year's convocatoria. */
export const convocatoria = createConvocatoriaReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => isUnder(path, PATHS.processing),
});
