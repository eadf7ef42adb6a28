import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { POPOVER } from './uiDefaults';
import './floating.scss';

interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opened it, which says `aria-haspopup="dialog"` and `aria-expanded`; it has the focus again afterwards. */
  anchor: Element | null;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  /** Selects the control that takes the focus; the first one, where there is none such. */
  focusOn?: string;
}

const CONTROL = 'a[href], button, input, select, textarea';

/** An open panel above its button (D29), or wherever all of it is in view: it takes the focus; Escape and a click elsewhere close it. */
export function Popover({ label, anchor, onClose, children, className = 'popover-panel', focusOn = CONTROL }: PopoverProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context, isPositioned } = useFloating({
    elements: { reference: anchor, floating },
    open: true,
    onOpenChange: onClose,
    placement: POPOVER.placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
  useEffect(() => {
    // Focused only once it is positioned: the browser would scroll to the wrong place.
    if (!isPositioned || !floating) return;
    const control = floating.querySelector<HTMLElement>(focusOn) ?? floating.querySelector<HTMLElement>(CONTROL);
    control?.focus({ preventScroll: true });
  }, [isPositioned, floating, focusOn]);
  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
      <div ref={setFloating} className={className} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
        {children}
      </div>
    </FloatingFocusManager>
  );
}
