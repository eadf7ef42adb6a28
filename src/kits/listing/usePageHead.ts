import { useEffect, useRef, type RefObject } from 'react';

/**
 * For the heading of a list of which that page is shown, by its number or the key that it comes after: the links of the pages lie below the list,
 * and after following one the focus moves to the list's heading. `list`: what is asked for, whatever the page; after
 * a change of the filters the focus stays with them.
 */
export function usePageHead(page: string | number, list: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ page, list });
  useEffect(() => {
    if (shown.current.page !== page && shown.current.list === list) heading.current?.focus();
    shown.current = { page, list };
  }, [page, list]);
  return heading;
}
