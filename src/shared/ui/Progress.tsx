import { useId } from 'react';
import { PROGRESS } from './defaults';
import './progress.scss';

interface ProgressProps {
  label: string;
  /** How much of `max` is done; null: not known. */
  value: number | null;
  max?: number;
}

const PERCENT = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 0 });

/** How far long work has come, as a bar and as a number (D29: of 100). */
export function Progress({ label, value, max = PROGRESS.max }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress-line">
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={max} {...(value !== null && { value })} />
      <span className="progress-number" aria-hidden="true">
        {value === null ? '' : PERCENT.format(value / max)}
      </span>
    </div>
  );
}
