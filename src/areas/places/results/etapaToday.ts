import { etapaTodaySchema } from '#domain/answers/todayAnswers.ts';
import { AREA } from '../placesPaths';
import { etapaCall, resultsPlaceOf } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** How the stage that the address names stands now (F65). */
export const etapaToday = createYearReading({
  area: AREA,
  name: 'etapaToday',
  paramsOf: ({ path }) => {
    const place = resultsPlaceOf(path);
    return place?.page === 'today' ? { etapa: place.etapa } : null;
  },
  path: ({ etapa }) => `${etapaCall(etapa)}/hoy`,
  schema: etapaTodaySchema,
});
