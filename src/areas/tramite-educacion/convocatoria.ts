import { createCallReading } from '../../features/words/createCallReading';
import { isUnder, PATHS } from '../../shared/paths';
import { AREA } from './paths';

/** The year's call. */
export const convocatoria = createCallReading({
  area: AREA,
  name: 'convocatoria',
  isAt: (path) => isUnder(path, PATHS.processing),
});
