import { catalogueCodeOf, gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress } from '#kits/listing/listAddress.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

/** Which places the address of their list asks for. */
export const ofertaAddress = createListAddress(CITIZEN_PATHS.oferta, (given) => ({
  grado: gradoOf(given.get('grado')),
  jornada: catalogueCodeOf(given.get('jornada')),
  zona: catalogueCodeOf(given.get('zona')),
}));
