import { readPage } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { bitacoraEntriesSchema } from '#domain/answers/processingAnswers.ts';
import { apiPath } from '../expediente/expediente';
import { AREA, expedientePlaceOf } from '../processingPaths';

/** A page of the log of the solicitud that the address names, the newest first. */
export const bitacora = createReading({
  area: AREA,
  name: 'bitacora',
  paramsOf: ({ path, search }) => {
    const place = expedientePlaceOf(path);
    if (place?.page !== 'bitacora' || place.radicado === null) return null;
    return { radicado: place.radicado, pagina: readPage(new URLSearchParams(search)) };
  },
  path: ({ radicado, pagina }) => `${apiPath(radicado)}/bitacora${pagina === 1 ? '' : `?pagina=${pagina}`}`,
  schema: bitacoraEntriesSchema,
});
