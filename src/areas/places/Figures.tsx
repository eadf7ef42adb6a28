import type { ReactElement } from 'react';
import { numberText } from '#domain/words/numbers.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import './summary.scss';

interface FiguresProps {
  /** Null: not here yet; the skeleton has the figure's size, so nothing jumps. */
  figures: readonly { label: string; value: number | ReactElement | null }[];
}

/** A few great numbers, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="summary" aria-busy={figures.some(({ value }) => value === null)}>
      {figures.map(({ label, value }) => (
        <div key={label} className="summary-figure">
          <dt>{label}</dt>
          <dd>
            {value === null ? <Skeleton shape="figure" /> : <span>{typeof value === 'number' ? numberText(value) : value}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
