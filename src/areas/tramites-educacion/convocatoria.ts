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

/** Whether it is still on its way: a page shows nothing below its place meanwhile, so that nothing is moved when it comes. */
export function selectCallAwaited(state: object): boolean {
  const reading = convocatoria.select(state);
  return reading.status === 'unread' || (reading.status === 'loading' && reading.previous === null);
}
