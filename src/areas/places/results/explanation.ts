import { explanationSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA } from '../placesPaths';
import { resultsPlaceOf, etapaCall } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** Why the solicitud that the address names got what it got. */
export const explanation = createYearReading({
  area: AREA,
  name: 'explanation',
  paramsOf: ({ path }) => {
    const place = resultsPlaceOf(path);
    if (place?.page !== 'solicitud' || place.radicado === null) return null;
    return { etapa: place.etapa, radicado: place.radicado };
  },
  path: ({ etapa, radicado }) => `${etapaCall(etapa)}/explicacion/${radicado}`,
  schema: explanationSchema,
});
