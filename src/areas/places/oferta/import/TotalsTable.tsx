import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { computeVacantes, CUPOS_FIELDS, CUPOS_NAMES } from '#domain/cupos.ts';
import { numberText } from '#domain/words/numbers.ts';
import type { ImportTotals } from './declareImport';

const HEADING = 'importacion-totales';

/** The seats of all places that a file names, before and after. */
export function TotalsTable({ totals: { antes, despues } }: { totals: ImportTotals }) {
  const lines: readonly (readonly [name: string, before: number, after: number])[] = [
    ...CUPOS_FIELDS.map((field) => [CUPOS_NAMES[field], antes[field], despues[field]] as const),
    ['Vacantes', computeVacantes(antes), computeVacantes(despues)],
  ];
  return (
    <div className="import-totals">
      <h3 id={HEADING}>Todas las ofertas del archivo</h3>
      <CardTable labelledBy={HEADING} columns={['Cupos', 'Antes', 'Después', 'Diferencia']}>
        {lines.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row" className="card-table-short">
              {name}
            </th>
            <CardCell label="Antes">
              <span>{numberText(before)}</span>
            </CardCell>
            <CardCell label="Después">
              <span>{numberText(after)}</span>
            </CardCell>
            <CardCell label="Diferencia">
              <strong>{differenceText(after - before)}</strong>
            </CardCell>
          </tr>
        ))}
      </CardTable>
    </div>
  );
}

function differenceText(difference: number): string {
  if (difference === 0) return 'Igual';
  return difference > 0 ? `+${numberText(difference)}` : `−${numberText(-difference)}`;
}
