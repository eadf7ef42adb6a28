import { codigoOf, gradoOf } from '../../../features/listing/catalogueFilters';
import { createListAddress } from '../../../features/listing/listAddress';
import { CITIZEN_PATHS } from '../paths';

/** Which places the address of their list asks for. */
export const ofertaAddress = createListAddress(CITIZEN_PATHS.oferta, (given) => ({
  grado: gradoOf(given.get('grado')),
  jornada: codigoOf(given.get('jornada')),
  zona: codigoOf(given.get('zona')),
}));
