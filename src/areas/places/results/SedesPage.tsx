import { CardTable } from '#kits/listing/CardTable.tsx';
import { ListFilters } from '#kits/listing/ListFilters.tsx';
import { ListSkeleton } from '#kits/listing/ListSkeleton.tsx';
import { ListView, type ListWords } from '#kits/listing/ListView.tsx';
import { fullSedeName } from '#domain/sedeNames.ts';
import { Page } from '#ui/Page.tsx';
import { sedePath } from '../resultsPaths';
import { sedesAddress, sedesToday } from './sedes';
import { NumberCell } from './NumberCell';
import { Link } from '../PlacesLink';

const WORDS: ListWords = {
  none: 'No se encontró ninguna sede.',
  one: 'Se encontró una sede.',
  many: (total) => `Se encontraron ${total} sedes.`,
  notFound: 'Todavía no hay ninguna convocatoria.',
  empty: { title: 'Ninguna sede es como la busca', hint: 'Pruebe con menos palabras.', all: 'Ver todas las sedes' },
};

/** The year's sedes, each on the way to its list. */
export function SedesPage() {
  return (
    <Page title="Listas por sede">
      <p className="lead-text">Quién tiene hoy un cupo en cada sede, para su rectoría: en pantalla, en papel o como archivo.</p>
      <ListFilters address={sedesAddress} filters={[]} textLabel="Institución, sede o barrio" action="Buscar" />
      <ListView
        id="sedes"
        heading="Sedes"
        address={sedesAddress}
        reading={sedesToday}
        words={WORDS}
        skeleton={<ListSkeleton lines={1} />}
      >
        {(rows) => (
          <CardTable labelledBy="sedes" columns={['Sede', 'Ocupados hoy', 'Cupos', 'Matriculadas']}>
            {rows.map(({ id, institucion, sede, cupos, ocupados, matriculadas }) => (
              <tr key={id}>
                <th scope="row" className="sede-name">
                  <Link to={sedePath(id)}>{fullSedeName({ institucion, sede })}</Link>
                </th>
                <NumberCell label="Ocupados hoy" value={ocupados} />
                <NumberCell label="Cupos" value={cupos} />
                <NumberCell label="Matriculadas" value={matriculadas} />
              </tr>
            ))}
          </CardTable>
        )}
      </ListView>
    </Page>
  );
}
