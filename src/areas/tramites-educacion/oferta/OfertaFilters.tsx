import { gradoFilter, jornadaFilter, zonaFilter } from '../../../features/listing/catalogueFilters';
import { ListFilters } from '../../../features/listing/ListFilters';
import type { Catalogos } from '../../../shared/educacion/tipos';
import { ofertaAddress } from './ofertaAddress';

/** Asks for other places. */
export function OfertaFilters({ catalogos }: { catalogos: Catalogos }) {
  return (
    <ListFilters
      address={ofertaAddress}
      filters={[gradoFilter(catalogos), jornadaFilter(catalogos), zonaFilter(catalogos)]}
      textLabel="Institución, sede o barrio"
      action="Buscar"
    />
  );
}
