import type { Comparison } from '#allocation/comparison/comparisonMessages.ts';
import { CardCell, CardTable } from '#kits/listing/CardTable.tsx';
import { numberText } from '#domain/words/numbers.ts';
import { differenceText, spreadText } from './comparisonTexts';

export interface ComparisonTableProps {
  labelledBy: string;
  /** What a row is. */
  first: string;
  /** Of the variants. */
  names: readonly string[];
  comparison: Comparison;
  /** `at`: the comparison's row; `figure`: the place of what is shown among its figures. */
  rows: readonly { key: string; name: string; at: number; figure: number; solicitudes?: number }[];
}

/** A column a variant: the figure by its own seed, how it differs from the first one's, and where the others lie. */
export function ComparisonTable({ labelledBy, first, names, comparison: { variants }, rows }: ComparisonTableProps) {
  return (
    <CardTable labelledBy={labelledBy} columns={[first, ...names]}>
      {rows.map(({ key, name, at, figure, solicitudes }) => (
        <tr key={key}>
          <th scope="row">
            <span>{name}</span>
            {solicitudes !== undefined && <span className="card-table-note">{` (${numberText(solicitudes)})`}</span>}
          </th>
          {variants.map(({ cells }, place) => {
            const cell = cells[at]?.[figure];
            const firstCell = variants[0]?.cells[at]?.[figure];
            return (
              <CardCell key={names[place]} label={names[place] ?? ''}>
                <span className="comparison-figure">{cell ? numberText(cell.own) : ''}</span>
                {cell && firstCell && place > 0 && <span>{differenceText(cell.own, firstCell.own)}</span>}
                {cell?.spread && <span className="card-table-note">{spreadText(cell.spread)}</span>}
              </CardCell>
            );
          })}
        </tr>
      ))}
    </CardTable>
  );
}
