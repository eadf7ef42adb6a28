import { useState, type ReactNode } from 'react';
import { SortHead, type SortOrder } from './SortHead';
import './sortableTable.scss';

export interface SortableRow {
  readonly key: string;
  /** What the row is, then its numbers: each as it is ordered by, and as it is shown. */
  readonly name: string;
  readonly head?: ReactNode;
  readonly cells: readonly { readonly value: number; readonly shown: ReactNode }[];
}

interface SortableTableProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** What a row is, and what each of its numbers counts; no name twice. */
  columns: readonly string[];
  rows: readonly SortableRow[];
}

/** Rows of numbers, in the order that they come in until somebody asks for another. */
export function SortableTable({ labelledBy, columns, rows }: SortableTableProps) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  const by = order === null ? -1 : columns.indexOf(order.column);
  const compare = (one: SortableRow, other: SortableRow) =>
    by === 0 ? one.name.localeCompare(other.name, 'es') : (one.cells[by - 1]?.value ?? 0) - (other.cells[by - 1]?.value ?? 0);
  const ordered = order === null ? rows : [...rows].sort(order.descending ? (one, other) => compare(other, one) : compare);
  return (
    <table className={columns.length > 3 ? 'sortable-table sortable-table-wide' : 'sortable-table'} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <SortHead key={column} column={column} label={column} order={order} greatestFirst={at > 0} onOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ key, name, head = name, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map(({ shown }, at) => (
              <td key={columns[at + 1]}>{shown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
