import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { Glyph } from './Glyph';
import { sameValue } from '#domain/sameValue.ts';
import './form.scss';
import { TONES } from './tones';

interface SummaryError {
  /** The control's, as its `FormField` has it. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  /** For an address that leads to it. */
  id?: string;
  /** In any order. */
  errors: readonly SummaryError[];
  /** Counts the submissions: each one that failed brings the focus here. */
  attempt: number;
}

/** What is wrong in a form, in the order of its fields, each with a link to its own; nothing without errors. */
export function ErrorSummary({ id, errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  const [order, setOrder] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const next = inPageOrder(errors);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- where the fields stand is known only once they do
    if (!sameValue(next, order)) setOrder(next);
  }, [errors, order]);
  if (errors.length === 0) return null;
  return (
    <div className="alert alert-danger error-summary" id={id} ref={ref} tabIndex={-1} role="alert">
      <Glyph shape={TONES.danger} />
      <div className="alert-body">
        <h2>{errors.length === 1 ? 'Hay 1 dato por corregir' : `Hay ${errors.length} datos por corregir`}</h2>
        <ul>
          {[...errors]
            .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
            .map(({ id: fieldId, message }) => (
              <li key={`${fieldId} ${message}`}>
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

/** The ids of what is wrong, as the page has their fields from above to below. */
function inPageOrder(errors: readonly SummaryError[]): string[] {
  const fields = errors.flatMap(({ id }) => document.getElementById(id) ?? []);
  return fields
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
    .map(({ id }) => id);
}

/** Moves the focus only: a change of the hash would be a change of page. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
