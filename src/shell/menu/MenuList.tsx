import { memo, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { EntryLink, EntryTitle } from './EntryLink';
import { isWithin, type MenuEntry } from '#core/menu/menuEntry.ts';
import { groupToggled } from '#core/menu/menuSlice.ts';

interface MenuListProps {
  entries: readonly MenuEntry[];
  expanded: ReadonlySet<string>;
  currentKey: string | null;
  /** The entries are what the search box found: every group is open. */
  filtered: boolean;
  /** Called when an entry's link is followed. */
  onFollow: (() => void) | undefined;
}

/** Each row costs time at every change of page; few menus have as many in one list. */
const ROWS_AT_A_TIME = 100;
const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * The rows of one level. A closed group and a row that is not current get the same props every time, so
 * that a change renders only the rows that it concerns.
 */
export const MenuList = memo(function MenuList({ entries, expanded, currentKey, filtered, onFollow }: MenuListProps) {
  const [most, setMost] = useState(ROWS_AT_A_TIME);
  const showMore = ({ currentTarget }: MouseEvent) => {
    const rows = currentTarget.closest('ul')?.children ?? [];
    flushSync(() => setMost(most + ROWS_AT_A_TIME));
    // The button is now below the new rows, or unmounted: the focus moves to the first new row.
    const links = Array.from(rows)
      .slice(most)
      .map((row) => row.querySelector<HTMLElement>('a, button'));
    links.find((link) => link !== null)?.focus();
  };
  return (
    <>
      {entries.slice(0, most).map((entry) => {
        if (entry.items.length === 0) {
          return <MenuLeaf key={entry.key} entry={entry} current={entry.key === currentKey} onFollow={onFollow} />;
        }
        const open = filtered || expanded.has(entry.key);
        return (
          <MenuGroup
            key={entry.key}
            entry={entry}
            open={open}
            expanded={open ? expanded : NO_KEYS}
            currentKey={open && currentKey !== null && isWithin(currentKey, entry.key) ? currentKey : null}
            filtered={filtered}
            onFollow={onFollow}
          />
        );
      })}
      {entries.length > most && (
        <li className="menu-item">
          <button type="button" className="menu-row menu-more" onClick={showMore}>
            Mostrar más
          </button>
        </li>
      )}
    </>
  );
});

interface MenuGroupProps extends Omit<MenuListProps, 'entries'> {
  entry: MenuEntry;
  open: boolean;
}

/** A collapsible group: the disclosure navigation of the ARIA Authoring Practices. */
const MenuGroup = memo(function MenuGroup({ entry, open, filtered, ...list }: MenuGroupProps) {
  const dispatch = useDispatch();
  const listId = `menu-${entry.key.replaceAll('.', '-')}`;
  return (
    <li className="menu-item">
      {filtered ? (
        // All groups are open while the box filters: there is nothing to toggle.
        <span className="menu-row menu-group">
          <EntryTitle entry={entry} />
        </span>
      ) : (
        <button
          type="button"
          className="menu-row menu-group"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => dispatch(groupToggled({ key: entry.key }))}
        >
          <EntryTitle entry={entry} />
        </button>
      )}
      <ul id={listId} className="menu-list" hidden={!open}>
        {open && <MenuList entries={entry.items} filtered={filtered} {...list} />}
      </ul>
    </li>
  );
});

interface MenuLeafProps {
  entry: MenuEntry;
  current: boolean;
  onFollow: (() => void) | undefined;
}

const MenuLeaf = memo(function MenuLeaf({ entry, current, onFollow }: MenuLeafProps) {
  return (
    <li className="menu-item">
      <EntryLink entry={entry} className="menu-row" current={current} onClick={onFollow} />
    </li>
  );
});
