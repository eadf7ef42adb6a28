import { createReading } from '../../features/reading/createReading';
import { convocatoriaSchema } from '../../shared/educacion/respuestas/publico';
import { isUnder } from '../../shared/paths';
import { AREA, CITIZEN_PATHS } from './paths';

/** The year's call, with the catalogues that give every page of the area its words. */
export const convocatoria = createReading({
  area: AREA,
  name: 'convocatoria',
  paramsOf: ({ path }) => (isUnder(path, CITIZEN_PATHS.home) ? {} : null),
  path: () => 'api/educacion/convocatoria',
  schema: convocatoriaSchema,
  isPublic: true,
});

/** Whether it is still on its way: a page shows nothing below its place meanwhile, so that nothing is moved when it comes. */
export function selectCallAwaited(state: object): boolean {
  const reading = convocatoria.select(state);
  return reading.status === 'unread' || (reading.status === 'loading' && reading.previous === null);
}
