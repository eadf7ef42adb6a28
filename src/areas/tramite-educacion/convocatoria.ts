import { createReading } from '../../features/reading/createReading';
import { convocatoriaSchema } from '../../shared/educacion/respuestas/publico';
import { isUnder, PATHS } from '../../shared/paths';
import { AREA } from './paths';

/** The year's call, with the catalogues that give the pages their words. */
export const convocatoria = createReading({
  area: AREA,
  name: 'convocatoria',
  paramsOf: ({ path }) => (isUnder(path, PATHS.processing) ? {} : null),
  path: () => 'api/educacion/convocatoria',
  schema: convocatoriaSchema,
});
