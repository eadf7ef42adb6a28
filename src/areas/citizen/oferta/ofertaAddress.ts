import { codigoOf, gradoOf } from '#kits/listing/catalogueFilters.ts';
import { createListAddress } from '#kits/listing/listAddress.ts';
import { CITIZEN_PATHS } from '../citizenPaths';

/** Which places the address of their list asks for. */
export const ofertaAddress = createListAddress(CITIZEN_PATHS.oferta, (given) => ({
  grado: gradoOf(given.get('grado')),
  jornada: codigoOf(given.get('jornada')),
  zona: codigoOf(given.get('zona')),
}));
