import { createConvocatoriaReading } from '#kits/words/createConvocatoriaReading.ts';
import { isUnder } from '#core/location/paths.ts';
import { AREA, PROCESSING_PATHS } from './processingPaths';

/** The year's convocatoria. */
export const convocatoria = createConvocatoriaReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => isUnder(path, PROCESSING_PATHS.inbox),
});
