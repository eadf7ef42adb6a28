import { createCallReading } from '../../features/words/createCallReading';
import { isUnder } from '../../shared/paths';
import { AREA, CITIZEN_PATHS } from './paths';

/** The year's call. */
export const convocatoria = createCallReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => isUnder(path, CITIZEN_PATHS.home),
  isPublic: true,
});
