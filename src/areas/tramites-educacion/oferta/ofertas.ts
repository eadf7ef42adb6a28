import { writeListQuery } from '../../../features/listing/listAddress';
import { createReading } from '../../../features/reading/createReading';
import { paginaDeOfertasSchema } from '../../../shared/educacion/respuestas/publico';
import { AREA, CITIZEN_PATHS } from '../paths';
import { ofertaAddress } from './ofertaAddress';

/** A page of the places that the address asks for. */
export const ofertas = createReading({
  area: AREA,
  name: 'ofertas',
  paramsOf: ({ path, search }) => (path === CITIZEN_PATHS.oferta ? ofertaAddress.read(search) : null),
  path: (query) => `api/educacion/ofertas${writeListQuery(query)}`,
  schema: paginaDeOfertasSchema,
  isPublic: true,
  keepsShown: true,
});
