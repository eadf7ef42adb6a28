import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import { TONES } from './tones';

interface NoticeProps {
  /** Bootstrap's alert in three tones; warning is the widgets' default (B39). */
  tone?: 'warning' | 'danger' | 'info';
  /** 'alert' speaks it at once; without a role it is plain content. */
  role?: 'alert' | 'status';
  /** For aria-describedby. */
  id?: string;
  /** What it says, or its first paragraph. */
  text?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'warning', role, id, text, children }: NoticeProps) {
  return (
    <div className={`alert alert-${tone}`} role={role} id={id}>
      <Glyph shape={TONES[tone]} />
      <div className="alert-body">
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
