import { useEffect, useRef, type ReactNode } from 'react';
import './arrival.scss';

interface ArrivalProps {
  /** What has come; null: nothing yet. Each new one is a coming. */
  of: unknown;
  children: ReactNode;
}

/**
 * Brings the focus, and with it the view, to what comes of something that the person did: it may stand out of
 * sight, and the button that asked for it may be gone.
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
