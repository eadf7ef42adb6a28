import { Glyph } from '#ui/Glyph.tsx';
import { EXTERNAL } from '#ui/glyphs.ts';
import type { MenuEntry } from '#core/menu/menuEntry.ts';

interface EntryLinkProps {
  entry: MenuEntry;
  className: string;
  /** It stands for the page on the screen (D24). */
  current?: boolean;
  onClick?: (() => void) | undefined;
}

/** A menu entry by where it leads (D22): a page of this application, another site, or nowhere. */
export function EntryLink({ entry, className, current = false, onClick }: EntryLinkProps) {
  const { target } = entry;
  switch (target.kind) {
    case 'internal':
      return (
        // A plain link: the router's own costs each of a long menu's rows a render at every change of page.
        <a className={className} href={`#${target.to}`} aria-current={current ? 'page' : undefined} onClick={onClick}>
          <EntryTitle entry={entry} />
        </a>
      );
    case 'external':
      return (
        <a className={className} href={target.href} target="_blank" rel="noopener noreferrer">
          <EntryTitle entry={entry} />
          <Glyph shape={EXTERNAL} />
          <span className="visually-hidden">(se abre en otra pestaña)</span>
        </a>
      );
    case 'none':
      return (
        <span className={className}>
          <EntryTitle entry={entry} />
        </span>
      );
  }
}

/** The icon is a class list of Font Awesome (D23); its room is kept until the font is there. */
export function EntryTitle({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <i className={`entry-icon ${entry.icon}`} aria-hidden="true" />
      <span className="entry-title">{entry.title}</span>
    </>
  );
}
