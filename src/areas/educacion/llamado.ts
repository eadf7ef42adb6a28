import { createReading } from '../../features/reading/createReading';
import { convocatoriaSchema } from '../../shared/educacion/respuestas/publico';
import { isUnder } from '../../shared/paths';
import { AREA, EDUCATION_PATHS } from './paths';

/** The year's call, with the catalogues that give the pages their words; the area's first page needs none. */
export const llamado = createReading({
  area: AREA,
  name: 'llamado',
  paramsOf: ({ path }) => (path !== EDUCATION_PATHS.index && isUnder(path, EDUCATION_PATHS.index) ? {} : null),
  path: () => 'api/educacion/convocatoria',
  schema: convocatoriaSchema,
});
