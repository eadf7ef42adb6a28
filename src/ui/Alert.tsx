import type { MouseEvent, ReactNode } from 'react';
import { focusHeading } from './focusHeading';
import { Glyph } from './Glyph';
import { CLOSE } from './glyphs';
import { Notice } from './Notice';
import './alert.scss';

interface AlertProps {
  /** The person has put it away: it is not to be shown any more. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A notice that can be put away (D29: a warning, dismissible). */
export function Alert({ onDismiss, children }: AlertProps) {
  const dismiss = ({ currentTarget }: MouseEvent) => {
    focusHeading(currentTarget);
    onDismiss();
  };
  return (
    <Notice role="status">
      <div className="alert-with-close">
        <div>{children}</div>
        <button type="button" className="btn btn-icon" aria-label="Cerrar el aviso" onClick={dismiss}>
          <Glyph shape={CLOSE} />
        </button>
      </div>
    </Notice>
  );
}
