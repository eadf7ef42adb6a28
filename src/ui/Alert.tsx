import type { MouseEvent, ReactNode } from 'react';
import { ALERT } from './uiDefaults';
import { focusHeading } from './focusHeading';
import { Glyph } from './Glyph';
import { CLOSE } from './glyphs';
import { Notice } from './Notice';
import './alert.scss';

type AlertProps = {
  tone?: 'warning' | 'danger' | 'info';
  /** 'alert' speaks it at once, 'status' when the person pauses. */
  role?: 'alert' | 'status';
  children: ReactNode;
} & (
  | { dismissible?: true; /** The person has put it away: it is not to be shown any more. */ onDismiss: () => void }
  | { dismissible: false }
);

/** A notice that can be put away (D29: a warning, dismissible). */
export function Alert({ tone = ALERT.tone, role = 'status', children, ...rest }: AlertProps) {
  const dismiss = ({ currentTarget }: MouseEvent, onDismiss: () => void) => {
    focusHeading(currentTarget);
    onDismiss();
  };
  return (
    <Notice tone={tone} role={role}>
      <div className="alert-with-close">
        <div>{children}</div>
        {rest.dismissible !== false && (
          <button
            type="button"
            className="btn btn-icon"
            aria-label="Cerrar el aviso"
            onClick={(event) => dismiss(event, rest.onDismiss)}
          >
            <Glyph shape={CLOSE} />
          </button>
        )}
      </div>
    </Notice>
  );
}
