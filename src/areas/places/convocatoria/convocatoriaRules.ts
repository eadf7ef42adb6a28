import { createReading } from '#kits/reading/createReading.ts';
import { convocatoriaDeGestionSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA, EDUCATION_PATHS } from '../placesPaths';

export const API = 'api/educacion/gestion/convocatoria';

/** The call of now with its rules. */
export const reglas = createReading({
  area: AREA,
  name: 'reglas',
  paramsOf: ({ path }) => (path === EDUCATION_PATHS.call ? {} : null),
  path: () => API,
  schema: convocatoriaDeGestionSchema,
});
