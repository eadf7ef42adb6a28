import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PageChangeContext, type PageArrived } from './pageChange';

/** Around the whole application: speaks each new page's title, which a hash-routed page does not by itself. */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');
  const arrived = useCallback<PageArrived>((title) => {
    const changed = !isFirst.current;
    isFirst.current = false;
    if (changed) setAnnouncement(title);
    return changed;
  }, []);
  return (
    <PageChangeContext value={arrived}>
      {children}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </PageChangeContext>
  );
}
