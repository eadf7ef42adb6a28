import { writeListQuery } from '#kits/listing/listAddress.ts';
import { createReading } from '#kits/reading/createReading.ts';
import { ofertasPageSchema } from '#domain/answers/citizenAnswers.ts';
import { AREA, CITIZEN_PATHS } from '../citizenPaths';
import { ofertaAddress } from './ofertaAddress';

/** A page of the places that the address asks for. */
export const ofertas = createReading({
  area: AREA,
  name: 'ofertas',
  paramsOf: ({ path, search }) => (path === CITIZEN_PATHS.oferta ? ofertaAddress.read(search) : null),
  path: (query) => `api/educacion/ofertas${writeListQuery(query)}`,
  schema: ofertasPageSchema,
  isPublic: true,
  keepsShown: true,
});
