import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { useListQuery } from '#kits/listing/useListQuery.ts';
import { CutOffHistory } from '#kits/words/CutOffHistory.tsx';
import type { CutOff } from '#domain/contractTypes.ts';
import { fullSedeName } from '#domain/sedeNames.ts';
import { SortHead, type SortOrder } from '#ui/SortHead.tsx';
import { useWords } from '../useWords';
import type { cutOffsAddress } from './cutOffs';
import { NumberCell } from './NumberCell';

interface CutOffTableProps {
  address: ReturnType<typeof cutOffsAddress>;
  cutOffs: readonly CutOff[];
}

/** A page of cut-offs; the order is asked for in the address, and is that of all pages. */
export function CutOffTable({ address, cutOffs }: CutOffTableProps) {
  const words = useWords();
  const { query, ask } = useListQuery(address);
  const { orden } = query;
  const order = orden === null ? null : { column: orden.replace('-', ''), descending: orden.startsWith('-') };
  const askFor = (wanted: SortOrder | null) => {
    const written = wanted && `${wanted.descending ? '-' : ''}${wanted.column}`;
    ask({ ...query, orden: written, pagina: 1 }, true);
  };
  const head = (column: string, label: string, greatestFirst = true) => (
    <SortHead key={column} column={column} label={label} order={order} greatestFirst={greatestFirst} onOrder={askFor} />
  );
  return (
    <CardTable
      labelledBy="cortes"
      columns={[
        'Oferta',
        head('grado', 'Grado', false),
        head('ocupados', 'Ocupados hoy'),
        head('cupos', 'Cupos'),
        head('lista', 'En espera'),
        'Último en entrar',
      ]}
    >
      {cutOffs.map(({ oferta, ocupados, cupos, enLista, cortes }) => (
        <tr key={oferta.id}>
          <th scope="row">
            <span>{fullSedeName(oferta)}</span>
            <span className="card-table-note">{words.name('jornadas', oferta.jornada)}</span>
          </th>
          <CardCell label="Grado" holds="words">
            <span>{words.grado(oferta.grado)}</span>
          </CardCell>
          <NumberCell label="Ocupados hoy" value={ocupados} />
          <NumberCell label="Cupos" value={cupos} />
          <NumberCell label="En espera" value={enLista} />
          <CardCell label="Último en entrar">
            <CutOffHistory cortes={cortes} />
          </CardCell>
        </tr>
      ))}
    </CardTable>
  );
}
