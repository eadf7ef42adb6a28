import { createReading } from '#kits/reading/createReading.ts';
import { matriculaSchema } from '#domain/answers/matriculaAnswers.ts';
import { AREA, PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { MATRICULA_CALL } from './matriculaImport';

/** The enrolment list that there is: how many pupils are in it, and who imported it. */
export const matricula = createReading({
  area: AREA,
  name: 'matricula',
  paramsOf: ({ path }) => (path === PLACES_PATHS.matricula ? {} : null),
  path: () => MATRICULA_CALL,
  schema: matriculaSchema,
});
