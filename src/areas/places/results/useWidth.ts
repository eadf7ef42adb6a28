import { useEffect, useRef, useState } from 'react';

/**
 * The width in whole CSS pixels that an element has on the screen; null until it is known, a moment after the first
 * picture of the page: to measure it at once would force a layout during rendering.
 */
export function useWidth<E extends Element>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) if (contentRect.width > 0) setWidth(Math.round(contentRect.width));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
