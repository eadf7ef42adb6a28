import { foundSolicitudesSchema } from '#domain/answers/todayAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { searchedText } from '../resultsPaths';
import { createYearReading } from '../yearly';

/** The solicitudes of the radicado or document that the address has (F69). */
export const foundSolicitudes = createYearReading({
  area: AREA,
  name: 'foundSolicitudes',
  paramsOf: ({ path, search }) => {
    const texto = path === PLACES_PATHS.search ? searchedText(search) : '';
    return texto === '' ? null : { texto };
  },
  path: ({ texto }) => `api/educacion/gestion/solicitudes?${new URLSearchParams({ texto }).toString()}`,
  schema: foundSolicitudesSchema,
});
