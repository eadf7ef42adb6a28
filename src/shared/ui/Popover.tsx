import { autoUpdate, flip, FloatingFocusManager, offset, shift, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react';
import { useState, type ReactNode } from 'react';
import { POPOVER } from './defaults';
import './floating.scss';

interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opened it, which says `aria-haspopup="dialog"` and `aria-expanded`; it has the focus again afterwards. */
  anchor: Element | null;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  /** The content takes the focus itself; otherwise its first control does. */
  focusesItself?: boolean;
}

/** An open panel above its button (D29): it takes the focus; Escape and a click elsewhere close it. */
export function Popover({ label, anchor, onClose, children, className = 'popover-panel', focusesItself = false }: PopoverProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference: anchor, floating },
    open: true,
    onOpenChange: onClose,
    placement: POPOVER.placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={focusesItself ? -1 : 0}>
      <div ref={setFloating} className={className} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
        {children}
      </div>
    </FloatingFocusManager>
  );
}
