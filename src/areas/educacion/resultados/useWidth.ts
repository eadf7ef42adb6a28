import { useLayoutEffect, useRef, useState } from 'react';

/** The width in CSS pixels that an element has on the screen; `until` before it is known. */
export function useWidth<E extends Element>(until: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(until);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) if (contentRect.width > 0) setWidth(Math.round(contentRect.width));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
