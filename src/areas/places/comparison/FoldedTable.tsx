import { useState } from 'react';
import type { Comparison } from '#allocation/comparison/comparisonMessages.ts';
import { sameValue } from '#domain/sameValue.ts';
import { numberText } from '#domain/words/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable';
import { spreadText } from './comparisonTexts';

/** The rows in which the variants differ; those in which all are equal are named, and shown on demand. */
export function FoldedTable({ rows, comparison, ...table }: ComparisonTableProps) {
  const [isWhole, setWhole] = useState(false);
  const equal = comparison.variants.length > 1 ? rows.filter((row) => isEqual(comparison, row)) : [];
  const shown = isWhole ? rows : rows.filter((row) => !equal.includes(row));
  return (
    <>
      {shown.length > 0 && <ComparisonTable {...table} comparison={comparison} rows={shown} />}
      {equal.length > 0 && (
        <>
          {!isWhole && <p>{`Igual en todas las variantes: ${equal.map(({ name }) => name).join('; ')}.`}</p>}
          <Button
            label={isWhole ? 'Ocultar las filas iguales' : `Mostrar las filas iguales (${numberText(equal.length)})`}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          />
        </>
      )}
    </>
  );
}

function isEqual({ variants }: Comparison, { at, figure }: ComparisonTableProps['rows'][number]): boolean {
  const [first, ...others] = variants.map(({ cells }) => {
    const cell = cells[at]?.[figure];
    return cell && [cell.own, cell.spread && spreadText(cell.spread)];
  });
  return others.every((other) => sameValue(other, first));
}
