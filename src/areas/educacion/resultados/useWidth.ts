import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width in CSS pixels that an element has on the screen, known before it is painted; `until` where it has none. */
export function useWidth<E extends Element>(until: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(until);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) {
        // An observer tells between layout and paint: what is drawn at once by the width is not seen at another one.
        if (contentRect.width > 0) flushSync(() => setWidth(Math.round(contentRect.width)));
      }
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
