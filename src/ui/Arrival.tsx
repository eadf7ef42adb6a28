import { useEffect, useRef, type ReactNode } from 'react';
import './arrival.scss';

interface ArrivalProps {
  /** What has come; null: nothing yet. Each new one is a coming. */
  of: unknown;
  /** It is in view wherever the focus is: that is moved only where it was lost with the control that had it. */
  isInView?: boolean;
  children: ReactNode;
}

/**
 * Moves the focus, and with it the view, to the outcome of something that the user did: it may be scrolled out of
 * view, and the button that asked for it may be unmounted.
 */
export function Arrival({ of: come, isInView = false, children }: ArrivalProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (come !== null && !(isInView && hasFocus())) ref.current?.focus();
  }, [come, isInView]);
  return (
    <div ref={ref} tabIndex={-1} className="arrival">
      {children}
    </div>
  );
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
