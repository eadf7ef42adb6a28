import type { ReactElement, ReactNode } from 'react';
import './cardTable.scss';

interface CardTableProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** What each is called; or its head, with a key, where that can be pressed. */
  columns: readonly (string | ReactElement)[];
  /** The last column holds buttons, which are no use on paper. */
  actions?: boolean;
  /** Rows: each begins with a `th` of scope row. */
  children: ReactNode;
}

/** A page of a list as a table; where there is no room for its columns each row is a card. */
export function CardTable({ labelledBy, columns, actions = false, children }: CardTableProps) {
  return (
    <table className={actions ? 'card-table card-table-actions' : 'card-table'} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              column
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CardCellProps {
  /** The column's, for a card, which has no head above it. */
  label: string;
  /** words: of ours, and never broken; name: a person's or a place's, which may be one long word. */
  holds?: 'words' | 'name';
  /** Elements: each stands in a line of its own. */
  children: ReactNode;
}

export function CardCell({ label, holds, children }: CardCellProps) {
  return (
    <td className={holds && `card-table-${holds}`}>
      <span className="card-table-label">{label}</span>
      {children}
    </td>
  );
}
