import { EntryLink } from './EntryLink';
import type { MenuEntry } from './menuEntry';
import './sectionLinks.scss';

interface SectionLinksProps {
  entries: readonly MenuEntry[];
  /** As many links at most; a longer list is the menu's, which can be searched. */
  most: number;
  /** A sentence for where there is none. */
  whenEmpty: string;
}

/** Entries of the menu as a page's links. */
export function SectionLinks({ entries, most, whenEmpty }: SectionLinksProps) {
  if (entries.length === 0) return <p className="lead-text">{whenEmpty}</p>;
  const more = entries.length - most;
  return (
    <>
      <ul className="section-links">
        {entries.slice(0, most).map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} className="section-link" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="section-more">{more === 1 ? 'Y una más en el menú.' : `Y ${more} más en el menú.`}</p>}
    </>
  );
}
