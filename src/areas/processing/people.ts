import { useSelector } from 'react-redux';
import { isUnder } from '#core/location/paths.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { shownData } from '#kits/reading/readingState.ts';
import { peopleSchema } from '#domain/answers/processingAnswers.ts';
import type { People } from '#domain/contractTypes.ts';
import { AREA, PROCESSING_PATHS } from './processingPaths';

/** Who works here. */
export const people = createReading({
  area: AREA,
  name: 'people',
  paramsOf: ({ path }) => (isUnder(path, PROCESSING_PATHS.inbox) ? {} : null),
  path: () => 'api/educacion/tramitacion/personas',
  schema: peopleSchema,
});

const NOBODY: People['personas'] = [];

/** Those who work here, in the order of their names; none until they have been read. */
export function usePeople(): People['personas'] {
  return shownData(useSelector(people.select))?.personas ?? NOBODY;
}

/** What the person with a login is called; the login, as long as nobody is known by it. */
export function usePersonName(): (login: string) => string {
  const known = usePeople();
  return (login) => known.find((person) => person.login === login)?.nombre ?? login;
}
