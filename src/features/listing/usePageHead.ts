import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of a list whose page of that number, from 1, is shown: the links of the pages lie below the list,
 * and whoever follows one goes on reading at the list's head.
 */
export function usePageHead(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);
  return heading;
}
