import { memo, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Glyph } from '#ui/Glyph.tsx';
import { MENU } from '#ui/glyphs.ts';
import { selectConfig } from '#core/config/configSlice.ts';
import { signOutRequested } from '#core/session/sessionEvents.ts';
import { selectYear } from '#core/session/sessionSlice.ts';
import { SearchBox } from './SearchBox';
import { menuToggled } from './sideMenuSlice';
import { isNarrow } from './useNarrow';
import { who } from './who';

interface TopBarProps {
  toggleRef: Ref<HTMLButtonElement>;
  menuId: string;
  /** The side menu is on the screen. */
  menuShown: boolean;
  /** The menu lies over the page: the bar is behind it. */
  inert: boolean;
}

/** The top navigation bar (B14): toggle, search box, who is signed in, school year (D27) and 'Salir'. */
export const TopBar = memo(function TopBar({ toggleRef, menuId, menuShown, inert }: TopBarProps) {
  const dispatch = useDispatch();
  const year = useSelector(selectYear);
  const person = useSelector(who.select);
  const { menuTools } = useSelector(selectConfig);
  const toggling = menuTools
    ? { onClick: () => dispatch(menuToggled({ narrow: isNarrow() })), 'aria-expanded': menuShown, 'aria-controls': menuId }
    : {};
  return (
    <header className="bar" inert={inert}>
      <button ref={toggleRef} type="button" className="btn btn-icon bar-toggle" aria-label="Menú" {...toggling}>
        <Glyph shape={MENU} />
      </button>
      <SearchBox menuId={menuId} />
      {person.status === 'known' && (
        <span className="bar-user" translate="no">
          {person.name}
        </span>
      )}
      {year !== null && <span className="bar-year">{`Año ${year}`}</span>}
      <button type="button" className="btn btn-quiet bar-leave" onClick={() => dispatch(signOutRequested())}>
        Salir
      </button>
    </header>
  );
});
