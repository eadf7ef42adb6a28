import { createReading } from '#kits/reading/createReading.ts';
import { wholeBitacoraSchema } from '#domain/answers/processingAnswers.ts';
import { AREA, PROCESSING_PATHS } from '../processingPaths';
import { wholeBitacoraAddress } from './wholeBitacoraAddress';

/** The page of the log of all solicitudes that the address asks for. */
export const wholeBitacora = createReading({
  area: AREA,
  name: 'wholeBitacora',
  paramsOf: ({ path, search }) => (path === PROCESSING_PATHS.wholeBitacora ? wholeBitacoraAddress.read(search) : null),
  path: ({ texto, dia, que, lecturas, despuesDe }) => {
    const query = new URLSearchParams({
      ...(texto !== '' && { quien: texto }),
      ...(dia !== null && { dia }),
      ...(que !== null && { que }),
      ...(lecturas === null && { lecturas: 'no' }),
      ...(despuesDe !== null && { despuesDe: String(despuesDe) }),
    });
    return `api/educacion/tramitacion/bitacora${query.size === 0 ? '' : `?${query}`}`;
  },
  schema: wholeBitacoraSchema,
  keepsShown: true,
});
