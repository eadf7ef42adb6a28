import { EntryLink } from './EntryLink';
import type { MenuEntry } from '#core/menu/menuEntry.ts';
import './sectionLinks.scss';

interface SectionLinksProps {
  entries: readonly MenuEntry[];
  /** A list of as many links is shown whole. */
  whole: number;
  /** As many of a longer one are shown, at least two fewer: it is the menu's, which can be searched. */
  first: number;
  /** A sentence for where there is none. */
  whenEmpty: string;
}

/** Entries of the menu as a page's links. */
export function SectionLinks({ entries, whole, first, whenEmpty }: SectionLinksProps) {
  if (entries.length === 0) return <p className="lead-text">{whenEmpty}</p>;
  const shown = entries.length > whole ? entries.slice(0, first) : entries;
  const more = entries.length - shown.length;
  return (
    <>
      <ul className="section-links">
        {shown.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} className="section-link" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="section-more">{`Y ${more} más en el menú.`}</p>}
    </>
  );
}
