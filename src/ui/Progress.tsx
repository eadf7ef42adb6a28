import { useId } from 'react';
import { numberFormat } from '#domain/words/numbers.ts';
import { PROGRESS } from './uiDefaults';
import './progress.scss';

interface ProgressProps {
  label: string;
  /** How much of `max` is done; null: not known. */
  value: number | null;
  max?: number;
}

const percentText = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

/** How far long work has come, as a bar and as a number (D29: of 100). */
export function Progress({ label, value, max = PROGRESS.max }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress-line">
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={max} {...(value !== null && { value })} />
      <span className="progress-number" aria-hidden="true">
        {value === null ? '' : percentText(value / max)}
      </span>
    </div>
  );
}
