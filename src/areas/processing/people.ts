import { useSelector } from 'react-redux';
import { select, type SagaGenerator } from 'typed-redux-saga';
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
const personName = (known: People['personas'], login: string): string =>
  known.find((person) => person.login === login)?.nombre ?? login;

export function usePersonName(): (login: string) => string {
  const known = usePeople();
  return (login) => personName(known, login);
}

export function* selectPersonNames(): SagaGenerator<(login: string) => string> {
  const known = shownData(yield* select(people.select))?.personas ?? NOBODY;
  return (login) => personName(known, login);
}
