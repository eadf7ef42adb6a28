import { memo, useDeferredValue, useMemo } from 'react';
import { PATHS } from '#core/location/paths.ts';
import { leaves } from '#core/menu/entriesUnder.ts';
import { EntryTitle } from './menu/EntryLink';
import type { MenuEntry } from '#core/menu/menuEntry.ts';
import { SectionLinks } from './menu/SectionLinks';

/** The cards of the first paint; the others of a long menu follow without blocking it. */
const FIRST_CARDS = 4;
/** A section's links. */
const LINKS = { whole: 9, first: 6 };
const NO_SECTIONS = 'No hay ninguna sección para este usuario.';

/** A heading and its links for each group of the first level; links of the first level stand together. */
export const Sections = memo(function Sections({ entries }: { entries: readonly MenuEntry[] }) {
  const direct = useMemo(() => entries.filter((entry) => entry.items.length === 0 && !isHere(entry)), [entries]);
  const groups = useMemo(() => entries.filter(({ items }) => items.length > 0), [entries]);
  const shown = useDeferredValue(groups, groups.slice(0, FIRST_CARDS));
  return (
    <>
      {(direct.length > 0 || groups.length === 0) && <SectionLinks entries={direct} {...LINKS} whenEmpty={NO_SECTIONS} />}
      {shown.map((group) => (
        <section key={group.key} className="section" aria-labelledby={`seccion-${group.key}`}>
          <h2 id={`seccion-${group.key}`}>
            <EntryTitle entry={group} />
          </h2>
          <SectionLinks entries={leaves(group.items)} {...LINKS} whenEmpty={NO_SECTIONS} />
        </section>
      ))}
    </>
  );
});

/** The entry of this very page is no section. */
function isHere({ target }: MenuEntry): boolean {
  return target.kind === 'internal' && target.to === PATHS.site;
}
