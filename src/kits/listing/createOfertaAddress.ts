import { catalogueCodeOf, gradoOf } from './catalogueFilters';
import { createListAddress } from './listAddress';

/** Which ofertas the address of their list, at `path`, asks for. */
export function createOfertaAddress(path: string) {
  return createListAddress(path, (given) => ({
    grado: gradoOf(given.get('grado')),
    jornada: catalogueCodeOf(given.get('jornada')),
    zona: catalogueCodeOf(given.get('zona')),
    comuna: catalogueCodeOf(given.get('comuna')),
    vacantes: given.get('vacantes') === 'si' ? 'si' : null,
  }));
}
