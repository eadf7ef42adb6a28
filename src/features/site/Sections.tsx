import { memo, useDeferredValue, useMemo } from 'react';
import { PATHS } from '../../shared/paths';
import { leaves } from '../menu/entriesUnder';
import { EntryTitle } from '../menu/EntryLink';
import type { MenuEntry } from '../menu/menuEntry';
import { SectionLinks } from '../menu/SectionLinks';

/** The cards of the first paint; the others of a long menu follow without blocking it. */
const FIRST_CARDS = 4;
/** Links of one section; a longer list is the menu's, which can be searched. */
const MOST_LINKS = 9;
const NO_SECTIONS = 'No hay ninguna sección para este usuario.';

/** A heading and its links for each group of the first level; links of the first level stand together. */
export const Sections = memo(function Sections({ entries }: { entries: readonly MenuEntry[] }) {
  const direct = useMemo(() => entries.filter((entry) => entry.items.length === 0 && !isHere(entry)), [entries]);
  const groups = useMemo(() => entries.filter(({ items }) => items.length > 0), [entries]);
  const shown = useDeferredValue(groups, groups.slice(0, FIRST_CARDS));
  return (
    <>
      {(direct.length > 0 || groups.length === 0) && <Links entries={direct} />}
      {shown.map((group) => (
        <section key={group.key} className="section" aria-labelledby={`seccion-${group.key}`}>
          <h2 id={`seccion-${group.key}`}>
            <EntryTitle entry={group} />
          </h2>
          <Links entries={leaves(group.items)} />
        </section>
      ))}
    </>
  );
});

/** The entry of this very page is no section. */
function isHere({ target }: MenuEntry): boolean {
  return target.kind === 'internal' && target.to === PATHS.site;
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  const more = entries.length - MOST_LINKS;
  return (
    <>
      <SectionLinks entries={entries.slice(0, MOST_LINKS)} whenEmpty={NO_SECTIONS} />
      {more > 0 && <p className="section-more">{more === 1 ? 'Y una más en el menú.' : `Y ${more} más en el menú.`}</p>}
    </>
  );
}
