import { EntryLink } from './EntryLink';
import type { MenuEntry } from './menuEntry';
import './sectionLinks.scss';

interface SectionLinksProps {
  entries: readonly MenuEntry[];
  /** A sentence for where there is none. */
  whenEmpty: string;
}

/** Entries of the menu as a page's links. */
export function SectionLinks({ entries, whenEmpty }: SectionLinksProps) {
  if (entries.length === 0) return <p className="lead-text">{whenEmpty}</p>;
  return (
    <ul className="section-links">
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} className="section-link" />
        </li>
      ))}
    </ul>
  );
}
