import { catalogueCodeOf, gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress, writeListQuery } from '#kits/listing/listAddress.ts';
import { managedOfertasPageSchema } from '#domain/answers/ofertaAnswers.ts';
import { AREA, PLACES_PATHS } from '../placesPaths';
import { createYearReading } from '../yearly';

/** Where the backend has the places that staff manage. */
export const OFERTAS_CALL = 'api/educacion/gestion/ofertas';

/** What the address of the list of places asks for. */
export const ofertasAddress = createListAddress(
  PLACES_PATHS.oferta,
  (given) => ({ grado: gradoOf(given.get('grado')), jornada: catalogueCodeOf(given.get('jornada')) }),
  ['anio'],
);

/** The page of places that the address asks for. */
export const ofertas = createYearReading({
  area: AREA,
  name: 'ofertas',
  paramsOf: ({ path, search }) => (path === PLACES_PATHS.oferta ? ofertasAddress.read(search) : null),
  path: (query) => OFERTAS_CALL + writeListQuery(query),
  schema: managedOfertasPageSchema,
  keepsShown: true,
});
