import { createReading } from '../../../features/reading/createReading';
import { paginaDeBitacoraSchema } from '../../../shared/educacion/respuestas/tramitacion';
import { apiPath } from '../expediente/expediente';
import { AREA, requestPlaceOf } from '../paths';

const LAST_PAGE = 1_000_000;

/** The page, from 1, that the search part of a log's address asks for; an odd one counts as the first. */
function pageOf(search: string): number {
  const text = new URLSearchParams(search).get('pagina') ?? '';
  return /^[1-9]\d*$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : 1;
}

/** A page of the log of the request that the address names, the newest first. */
export const bitacora = createReading({
  area: AREA,
  name: 'bitacora',
  paramsOf: ({ path, search }) => {
    const place = requestPlaceOf(path);
    if (place?.page !== 'history' || place.radicado === null) return null;
    return { radicado: place.radicado, pagina: pageOf(search) };
  },
  path: ({ radicado, pagina }) => `${apiPath(radicado)}/bitacora${pagina === 1 ? '' : `?pagina=${pagina}`}`,
  schema: paginaDeBitacoraSchema,
});
