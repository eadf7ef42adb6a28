import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useState, type ReactNode } from 'react';
import { POPOVER } from './defaults';
import type { FloatingControl } from './floatingControl';
import './floating.scss';

interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opens it; it takes what is given as its properties. */
  button: (control: FloatingControl) => ReactNode;
  /** `close` closes it; the focus is the button's again. */
  children: (close: () => void) => ReactNode;
  className?: string;
  /** The content takes the focus itself when it opens; otherwise its first control does. */
  focusesItself?: boolean;
}

/** A panel above its button, opened by a click (D29); Escape and a click elsewhere close it. */
export function Popover(props: PopoverProps) {
  const { label, button, children, className = 'popover-panel', focusesItself = false } = props;
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<Element | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference, floating },
    open,
    onOpenChange: setOpen,
    placement: POPOVER.placement,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  return (
    <>
      {button({ ...getReferenceProps(), ref: setReference })}
      {open && (
        <FloatingFocusManager context={context} modal={false} initialFocus={focusesItself ? -1 : 0}>
          <div
            ref={setFloating}
            className={className}
            style={floatingStyles}
            aria-label={label}
            {...getFloatingProps()}
          >
            {children(() => setOpen(false))}
          </div>
        </FloatingFocusManager>
      )}
    </>
  );
}
