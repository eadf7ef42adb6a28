import { createReading } from '../../../features/reading/createReading';
import { explicacionSchema } from '../../../shared/educacion/respuestas/asignacion';
import { AREA } from '../paths';
import { resultsPlaceOf, stageCall } from './places';

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
