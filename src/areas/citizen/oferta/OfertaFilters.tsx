import { gradoFilter, jornadaFilter, zonaFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import type { Catalogues } from '#domain/contractTypes.ts';
import { ofertaAddress } from './ofertaAddress';

/** Asks for other places. */
export function OfertaFilters({ catalogos }: { catalogos: Catalogues }) {
  return (
    <ListFilters
      address={ofertaAddress}
      filters={[gradoFilter(catalogos), jornadaFilter(catalogos), zonaFilter(catalogos)]}
      textLabel="Institución, sede o barrio"
      action="Buscar"
    />
  );
}
