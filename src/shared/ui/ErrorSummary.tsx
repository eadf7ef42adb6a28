import { useEffect, useRef, type MouseEvent } from 'react';
import { Glyph } from './Glyph';
import './form.scss';
import { TONES } from './tones';

interface ErrorSummaryProps {
  /** `id`: the control's, as its `FormField` has it. */
  errors: readonly { id: string; message: string }[];
  /** Counts the submissions: each one that failed brings the focus here. */
  attempt: number;
}

/** What is wrong in a form, each with a link to its field; nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className="alert alert-danger error-summary" ref={ref} tabIndex={-1} role="alert">
      <Glyph shape={TONES.danger} />
      <div className="alert-body">
        <h2>{errors.length === 1 ? 'Hay 1 dato por corregir' : `Hay ${errors.length} datos por corregir`}</h2>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={`${id} ${message}`}>
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus only: a change of the hash would be a change of page. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
