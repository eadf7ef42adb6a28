import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { menuDismissed } from './sideMenuSlice';

interface MenuOverPage {
  menuRef: RefObject<HTMLElement | null>;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** The focus of a menu that lies over the page: in when it opens, back when it closes; Escape dismisses it (D25). */
export function useMenuOverPage(overPage: boolean): MenuOverPage {
  const dispatch = useDispatch();
  const menuRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!overPage) return undefined;
    const menu = menuRef.current;
    const toggle = toggleRef.current;
    menu?.querySelector<HTMLElement>('button, a')?.focus();
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dispatch(menuDismissed());
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
      const active = document.activeElement;
      // A new page's heading that has taken the focus keeps it.
      if (active === null || active === document.body || menu?.contains(active)) toggle?.focus();
    };
  }, [dispatch, overPage]);

  return { menuRef, toggleRef };
}
