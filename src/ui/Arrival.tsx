import { useEffect, useRef, type ReactNode } from 'react';
import './arrival.scss';

interface ArrivalProps {
  /** What has come; null: nothing yet. Each new one is a coming. */
  of: unknown;
  children: ReactNode;
}

/**
 * Moves the focus, and with it the view, to the outcome of something that the user did: it may be scrolled out of
 * view, and the button that asked for it may be unmounted.
 */
export function Arrival({ of: come, children }: ArrivalProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (come !== null) ref.current?.focus();
  }, [come]);
  return (
    <div ref={ref} tabIndex={-1} className="arrival">
      {children}
    </div>
  );
}
