import { CardCell } from '#kits/listing/CardTable.tsx';
import { numberText } from '#domain/words/numbers.ts';

/** A cell with a number, whose figures stand under each other. */
export function NumberCell({ label, value }: { label: string; value: number }) {
  return (
    <CardCell label={label}>
      <span className="table-number">{numberText(value)}</span>
    </CardCell>
  );
}
