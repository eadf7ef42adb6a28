import { useLayoutEffect, useRef, useState } from 'react';

/** The width in CSS pixels that an element has on the screen, known before it is painted; `until` where it has none. */
export function useWidth<E extends Element>(until: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(until);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const take = (seen: number) => {
      if (seen > 0) setWidth(Math.round(seen));
    };
    // What is drawn by its width would move if it were known a frame later: an observer tells after the first paint.
    take(ref.current.getBoundingClientRect().width);
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) take(contentRect.width);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
