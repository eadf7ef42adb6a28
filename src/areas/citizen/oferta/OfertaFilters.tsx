import { comunaFilter, gradoFilter, jornadaFilter, VACANTES_FILTER, zonaFilter } from '#kits/listing/catalogueFilters.ts';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import type { Catalogues } from '#domain/contractTypes.ts';
import { OfertaBarrio } from './OfertaBarrio';
import { ofertaAddress } from './ofertaAddress';

/** Asks for other places. */
export function OfertaFilters({ catalogos }: { catalogos: Catalogues }) {
  return (
    <ListFilters
      address={ofertaAddress}
      filters={[
        gradoFilter(catalogos),
        comunaFilter(catalogos),
        jornadaFilter(catalogos),
        zonaFilter(catalogos),
        VACANTES_FILTER,
      ]}
      textLabel="Institución, sede, barrio o dirección"
      action="Buscar"
      help={catalogos.hayBarrios ? (choose) => <OfertaBarrio onComuna={(comuna) => choose('comuna', comuna)} /> : undefined}
    />
  );
}
