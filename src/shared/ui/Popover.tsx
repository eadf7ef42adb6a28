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
import { useState, type HTMLProps, type ReactNode, type Ref } from 'react';
import { POPOVER } from './defaults';
import './floating.scss';

interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opens it; it takes what is given as its properties. */
  button: (control: HTMLProps<Element> & { ref: Ref<never> }) => ReactNode;
  /** `close` closes it; the focus is the button's again. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A panel above its button, opened by a click (D29); Escape and a click elsewhere close it. */
export function Popover({ label, button, children, className = 'popover-panel' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
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
      {button({ ...getReferenceProps(), ref: refs.setReference })}
      {open && (
        <FloatingFocusManager context={context} modal={false}>
          <div
            ref={refs.setFloating}
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
