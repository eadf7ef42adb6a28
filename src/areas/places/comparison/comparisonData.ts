import { comparisonDataSchema } from '#domain/answers/convocatoriaAnswers.ts';
import { AREA } from '../placesPaths';
import { comparedAt } from '../comparisonPaths';
import { etapaCall } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** The rules and places that simulations of a stage's list begin with. */
export const comparisonData = createYearReading({
  area: AREA,
  name: 'comparisonData',
  paramsOf: (address) => {
    const etapa = comparedAt(address);
    return etapa === null ? null : { etapa };
  },
  path: ({ etapa }) => `${etapaCall(etapa)}/comparacion`,
  schema: comparisonDataSchema,
});
