import { useCallback, useRef, useState, type ReactNode } from 'react';
import { PageChangeContext, type PageArrived } from './pageChange';

/** Around the whole application: speaks each new page's title, which a hash-routed page does not by itself. */
export function PageAnnouncer({ children }: { children: ReactNode }) {
  const isFirst = useRef(true);
  const [{ title, count }, setAnnouncement] = useState({ title: '', count: 0 });
  const arrived = useCallback<PageArrived>((next) => {
    const changed = !isFirst.current;
    isFirst.current = false;
    if (changed) setAnnouncement((last) => ({ title: next, count: last.count + 1 }));
    return changed;
  }, []);
  return (
    <PageChangeContext value={arrived}>
      {children}
      <p className="visually-hidden" aria-live="polite">
        {/* A new element each time: the title of the page before, left in place, would not be spoken again. */}
        <span key={count}>{title}</span>
      </p>
    </PageChangeContext>
  );
}
