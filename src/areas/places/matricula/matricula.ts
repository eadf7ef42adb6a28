import { matriculaSchema } from '#domain/answers/matriculaAnswers.ts';
import { AREA, PLACES_PATHS } from '#areas/places/placesPaths.ts';
import { MATRICULA_CALL } from './matriculaImport';
import { createYearReading } from '../yearly';

/** The enrolment list that there is: how many pupils are in it, and who imported it. */
export const matricula = createYearReading({
  area: AREA,
  name: 'matricula',
  paramsOf: ({ path }) => (path === PLACES_PATHS.matricula ? {} : null),
  path: () => MATRICULA_CALL,
  schema: matriculaSchema,
});
