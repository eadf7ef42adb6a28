import { useSelector } from 'react-redux';
import { isUnder } from '#core/location/paths.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { peopleSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, PLACES_PATHS } from './placesPaths';

const { instituciones, ofertaImport, matricula, convocatoria, convocatorias, allocation, results } = PLACES_PATHS;
const NAMING = [instituciones, ofertaImport, matricula, convocatoria, convocatorias, allocation, results];

/** Who works here, for the pages that tell who did what (F53). */
export const people = createReading({
  area: AREA,
  name: 'people',
  paramsOf: ({ path }) => (NAMING.some((page) => isUnder(path, page)) ? {} : null),
  path: () => 'api/educacion/gestion/personas',
  schema: peopleSchema,
});

/** What the person with a login is called; the login, as long as nobody is known by it. */
export function usePersonName(): (login: string) => string {
  const known = shownData(useSelector(people.select))?.personas ?? [];
  return (login) => known.find((person) => person.login === login)?.nombre ?? login;
}
