import { createReading } from '../../../features/reading/createReading';
import { convocatoriaDeGestionSchema } from '../../../shared/educacion/respuestas/convocatoria';
import { AREA, EDUCATION_PATHS } from '../paths';

export const API = 'api/educacion/gestion/convocatoria';

/** The call of now with its rules. */
export const reglas = createReading({
  area: AREA,
  name: 'reglas',
  paramsOf: ({ path }) => (path === EDUCATION_PATHS.call ? {} : null),
  path: () => API,
  schema: convocatoriaDeGestionSchema,
});
