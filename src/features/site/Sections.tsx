import { useDeferredValue } from 'react';
import { leaves } from '../menu/entriesUnder';
import { EntryTitle } from '../menu/EntryLink';
import type { MenuEntry } from '../menu/menuEntry';
import { SectionLinks } from '../menu/SectionLinks';

/** The cards of the first paint; the others of a long menu follow without blocking it. */
const FIRST_CARDS = 8;
const NO_SECTIONS = 'No hay ninguna sección para este usuario.';

/** A heading and its links for each group of the first level; links of the first level stand together. */
export function Sections({ entries }: { entries: readonly MenuEntry[] }) {
  const shown = useDeferredValue(entries, entries.slice(0, FIRST_CARDS));
  const direct = shown.filter(({ items }) => items.length === 0);
  const groups = shown.filter(({ items }) => items.length > 0);
  return (
    <>
      {(direct.length > 0 || groups.length === 0) && <SectionLinks entries={direct} whenEmpty={NO_SECTIONS} />}
      {groups.map((group) => (
        <section key={group.key} className="section" aria-labelledby={`seccion-${group.key}`}>
          <h2 id={`seccion-${group.key}`}>
            <EntryTitle entry={group} />
          </h2>
          <SectionLinks entries={leaves(group.items)} whenEmpty={NO_SECTIONS} />
        </section>
      ))}
    </>
  );
}
