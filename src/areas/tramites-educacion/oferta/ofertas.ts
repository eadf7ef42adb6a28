import { createReading } from '../../../features/reading/createReading';
import { paginaDeOfertasSchema } from '../../../shared/educacion/respuestas/publico';
import { AREA, CITIZEN_PATHS } from '../paths';
import { readOfertaQuery, writeOfertaQuery } from './ofertaQuery';

/** A page of the places that the address asks for. */
export const ofertas = createReading({
  area: AREA,
  name: 'ofertas',
  paramsOf: ({ path, search }) => (path === CITIZEN_PATHS.oferta ? readOfertaQuery(search) : null),
  path: (query) => `api/educacion/ofertas${writeOfertaQuery(query)}`,
  schema: paginaDeOfertasSchema,
  isPublic: true,
  keepsShown: true,
});
