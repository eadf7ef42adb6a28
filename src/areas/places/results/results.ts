import { resultsSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { etapaCall, etapaOf } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** The figures of the stage that the address names. */
export const results = createYearReading({
  area: AREA,
  name: 'results',
  paramsOf: ({ path, search }) => {
    const etapa = path === PLACES_PATHS.results ? etapaOf(search) : null;
    return etapa === null ? null : { etapa };
  },
  path: ({ etapa }) => `${etapaCall(etapa)}/resultados`,
  schema: resultsSchema,
});
