import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import { SEARCH } from './glyphs';
import './emptyState.scss';

/** A list without rows: what that means, and, as children, the way on. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <Glyph shape={SEARCH} />
      <div>
        <p className="empty-state-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
