import { Glyph } from './Glyph';
import './sortHead.scss';

/** By which column rows stand. */
export interface SortOrder {
  readonly column: string;
  readonly descending: boolean;
}

interface SortHeadProps {
  column: string;
  label: string;
  order: SortOrder | null;
  /** The greatest first, where the column is pressed for the first time. */
  greatestFirst?: boolean;
  onOrder: (order: SortOrder | null) => void;
}

const UP = 'M12 19V5m-6 6 6-6 6 6';
const DOWN = 'M12 5v14m-6-6 6 6 6-6';

/** A column's head that orders the rows by it: one way, the other way, and as they were. */
export function SortHead({ column, label, order, greatestFirst = false, onOrder }: SortHeadProps) {
  const isThis = order?.column === column;
  const press = () => {
    if (!isThis) onOrder({ column, descending: greatestFirst });
    else onOrder(order.descending === greatestFirst ? { column, descending: !greatestFirst } : null);
  };
  return (
    <th scope="col" aria-sort={isThis ? (order.descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" className="sort-head" onClick={press}>
        <span>{label}</span>
        {isThis && <Glyph shape={order.descending ? DOWN : UP} />}
      </button>
    </th>
  );
}
