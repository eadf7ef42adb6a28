import { createCallReading } from '../../features/words/createCallReading';
import { isUnder } from '../../shared/paths';
import { AREA, EDUCATION_PATHS } from './paths';

/** The year's call; the area's first page needs none. */
export const llamado = createCallReading({
  area: AREA,
  name: 'llamado',
  isAt: (path) => path !== EDUCATION_PATHS.index && isUnder(path, EDUCATION_PATHS.index),
});
