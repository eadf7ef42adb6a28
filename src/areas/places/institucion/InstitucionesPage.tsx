import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { Page } from '#ui/Page.tsx';
import { PLACES_PATHS } from '../placesPaths';
import { ButtonLink, Link } from '../PlacesLink';
import { INSTITUCION_PATHS } from './institucionPaths';
import { instituciones, institucionesAddress } from './instituciones';

const WORDS: ListWords = {
  none: 'No se encontró ninguna institución.',
  one: 'Se encontró una institución.',
  many: (total) => `Se encontraron ${total} instituciones.`,
  empty: {
    title: 'Ninguna institución es como la busca',
    hint: 'Pruebe con menos palabras, o con los primeros dígitos del código DANE.',
    all: 'Ver todas las instituciones',
  },
};

/** The city's institutions, by name or code (F110). */
export function InstitucionesPage() {
  return (
    <Page title="Instituciones y sedes">
      <div className="actions institucion-ways screen-only">
        <ButtonLink primary label="Nueva institución" to={INSTITUCION_PATHS.new} />
        <ButtonLink label="Importar un archivo CSV" to={PLACES_PATHS.institucionImport} />
      </div>
      <ListFilters address={institucionesAddress} filters={[]} textLabel="Nombre o código DANE" action="Buscar" />
      <ListView
        id="instituciones"
        heading="Instituciones"
        address={institucionesAddress}
        reading={instituciones}
        words={WORDS}
        skeleton={<ListSkeleton lines={2} />}
      >
        {(rows) => (
          <CardTable labelledBy="instituciones" columns={['Institución', 'Código DANE', 'Sedes']}>
            {rows.map(({ dane, nombre, sedes, cerradas }) => (
              <tr key={dane}>
                <th scope="row">
                  <Link to={INSTITUCION_PATHS.institucion(dane)} translate="no">
                    {nombre}
                  </Link>
                </th>
                <CardCell label="Código DANE">
                  <span>{dane}</span>
                </CardCell>
                <CardCell label="Sedes">
                  <span>{numberText(sedes)}</span>
                  {cerradas > 0 && (
                    <span className="card-table-note">{cerradas === 1 ? '1 cerrada' : `${cerradas} cerradas`}</span>
                  )}
                </CardCell>
              </tr>
            ))}
          </CardTable>
        )}
      </ListView>
    </Page>
  );
}
