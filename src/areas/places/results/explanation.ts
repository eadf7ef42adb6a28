import { createReading } from '#kits/reading/createReading.ts';
import { explicacionSchema } from '#domain/answers/allocationAnswers.ts';
import { AREA } from '../placesPaths';
import { resultsPlaceOf, stageCall } from '../resultsPaths';

/** Why the request that the address names got what it got. */
export const explicacion = createReading({
  area: AREA,
  name: 'explicacion',
  paramsOf: ({ path }) => {
    const place = resultsPlaceOf(path);
    if (place?.page !== 'request' || place.radicado === null) return null;
    return { etapa: place.etapa, radicado: place.radicado };
  },
  path: ({ etapa, radicado }) => `${stageCall(etapa)}/explicacion/${radicado}`,
  schema: explicacionSchema,
});
