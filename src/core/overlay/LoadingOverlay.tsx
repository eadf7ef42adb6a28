import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { OverlayScreen } from './OverlayScreen';
import { selectOverlayShown } from './overlaySlice';

/** Around the application: inert while the overlay is shown (D21). Dialogs live outside and stay reachable. */
export function LoadingOverlay({ children }: { children: ReactNode }) {
  const shown = useSelector(selectOverlayShown);
  const content = useRef<HTMLDivElement>(null);

  // Set in an effect, not as a prop: the focused element has to be known before `inert` takes the focus away.
  useLayoutEffect(() => {
    const element = content.current;
    if (!shown || !element) return undefined;
    const focused = document.activeElement;
    // A user who types in a search goes on typing: the next letter aborts the request that the overlay is shown for.
    if (focused?.matches('[aria-autocomplete]')) return undefined;
    element.toggleAttribute('inert', true);
    return () => {
      element.toggleAttribute('inert', false);
      if (focused instanceof HTMLElement && element.contains(focused) && nothingElseHasFocus(focused)) {
        focused.focus({ preventScroll: true });
      }
    };
  }, [shown]);

  return (
    <>
      <div ref={content} className="app-content">
        {children}
      </div>
      <OverlayScreen />
    </>
  );
}

function nothingElseHasFocus(focused: Element): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active === focused;
}
