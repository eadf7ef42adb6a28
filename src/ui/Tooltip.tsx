import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useState, type ReactNode } from 'react';
import { TOOLTIP } from './uiDefaults';
import type { FloatingControl } from './floatingControl';
import './floating.scss';

interface TooltipProps {
  text: string;
  /** The control that it explains; it takes what is given as its properties. */
  children: (control: FloatingControl) => ReactNode;
}

/** A short text above a control, while the pointer or the focus is on it (D29); Escape puts it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<Element | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference, floating },
    open,
    onOpenChange: setOpen,
    placement: TOOLTIP.placement,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    // The pointer may go on to the text itself (WCAG 1.4.13).
    useHover(context, { move: false, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  return (
    <>
      {children({ ...getReferenceProps(), ref: setReference })}
      {open && (
        <div ref={setFloating} className="tooltip-text" style={floatingStyles} {...getFloatingProps()}>
          {text}
        </div>
      )}
    </>
  );
}
