import { memo, useCallback, useDeferredValue, useMemo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Glyph } from '#ui/Glyph.tsx';
import { CLOSE } from '#ui/glyphs.ts';
import { Logo } from '#ui/Logo.tsx';
import { searchText } from '#domain/words/searchText.ts';
import { countLeaves, filterEntries, firstLeaves } from '#core/menu/filterEntries.ts';
import { MenuList } from './MenuList';
import { filterChanged, selectCurrentKey, selectEntries, selectExpanded, selectFilter } from '#core/menu/menuSlice.ts';
import { useSolicitudSearch } from '../useSolicitudSearch';
import './menu.scss';

/** The rows of the first paint; a longer menu's others follow at once, without blocking. */
const FIRST_ROWS = 40;
/** More results than anyone reads; the count says how many there are. */
const MOST_RESULTS = 60;

interface SideMenuProps {
  ref: Ref<HTMLElement>;
  id: string;
  /** No room beside the page: following a search's result also ends the search, and the page is seen. */
  narrow: boolean;
  /** It lies over the page: it can be closed, and is when one of its links is followed. */
  onClose: (() => void) | null;
}

/** The left side navigation (B12): a logo and the scrolling menu. */
export const SideMenu = memo(function SideMenu({ ref, id, narrow, onClose }: SideMenuProps) {
  const dispatch = useDispatch();
  const entries = useSelector(selectEntries);
  const text = useSelector(selectFilter);
  const expandedKeys = useSelector(selectExpanded);
  const currentKey = useSelector(selectCurrentKey);
  const solicitudes = useSolicitudSearch();

  const expanded = useMemo(() => new Set(expandedKeys), [expandedKeys]);
  const searching = useMemo(() => searchText(text) !== '', [text]);
  const found = useMemo(() => filterEntries(entries, text), [entries, text]);
  const rows = useMemo(() => (searching ? firstLeaves(found, MOST_RESULTS) : found), [found, searching]);
  // A keystroke paints first, the rows that it brings after it.
  const listed = useDeferredValue(rows, rows.slice(0, FIRST_ROWS));
  const filtered = searching && listed !== entries;
  const endSearch = useCallback(() => dispatch(filterChanged({ text: '' })), [dispatch]);

  return (
    <nav ref={ref} id={id} className="side" aria-label="Menú principal">
      <div className="side-head">
        <Logo />
        {onClose && (
          <button type="button" className="btn btn-icon" aria-label="Cerrar el menú" onClick={onClose}>
            <Glyph shape={CLOSE} />
          </button>
        )}
      </div>
      {entries.length === 0 && <p className="menu-status">El menú no tiene entradas.</p>}
      <FilterStatus text={text} count={searching ? countLeaves(found) : null} />
      {solicitudes !== null && (
        <Link className="menu-row menu-search" to={solicitudes} onClick={endSearch}>
          {`Buscar «${text.trim()}» en las solicitudes`}
        </Link>
      )}
      <ul className="menu-list menu-scroll">
        <MenuList
          entries={listed}
          expanded={expanded}
          currentKey={currentKey}
          filtered={filtered}
          onFollow={(narrow && filtered ? endSearch : onClose) ?? undefined}
        />
      </ul>
    </nav>
  );
});

/** Says what the search box found; null: it is not searching. */
function FilterStatus({ text, count }: { text: string; count: number | null }) {
  const worthSeeing = count === 0 || (count !== null && count > MOST_RESULTS);
  return (
    <div className={worthSeeing ? 'menu-status' : 'visually-hidden'} role="status">
      {count !== null && <span>{statusText(text, count)}</span>}
    </div>
  );
}

function statusText(text: string, count: number): string {
  if (count === 0) return `Ninguna entrada del menú contiene «${text.trim()}»`;
  if (count > MOST_RESULTS) return `${count} entradas encontradas; estas son las primeras ${MOST_RESULTS}`;
  return count === 1 ? 'Una entrada encontrada' : `${count} entradas encontradas`;
}
