import { useCallback, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CONTENT_ID, SkipLink } from '#ui/SkipLink.tsx';
import { selectConfig } from '#core/config/configSlice.ts';
import { selectFilter } from '#core/menu/menuSlice.ts';
import { SideMenu } from './menu/SideMenu';
import { Footer } from './Footer';
import { menuDismissed, selectSideMenu } from './sideMenuSlice';
import { TopBar } from './TopBar';
import { useMenuOverPage } from './useMenuOverPage';
import { useNarrow } from './useNarrow';
import './shell.scss';

const MENU_ID = 'menu-principal';

/** The site shell (B2): side menu, top navigation bar, content area, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const menu = useSelector(selectSideMenu);
  const filtering = useSelector((state: Parameters<typeof selectFilter>[0]) => selectFilter(state) !== '');
  const { menuTools } = useSelector(selectConfig);
  const narrow = useNarrow();
  const overPage = menuTools && narrow && menu === 'overPage';
  const { menuRef, toggleRef } = useMenuOverPage(overPage);
  const dismiss = useCallback(() => dispatch(menuDismissed()), [dispatch]);
  return (
    // Without its toggle the menu cannot be put away: on a narrow screen it stands above the page (D25).
    <div className="shell" data-menu={menuTools ? menu : 'fixed'} data-filtering={filtering || undefined}>
      <SkipLink inert={overPage} />
      <TopBar toggleRef={toggleRef} menuId={MENU_ID} menuShown={narrow ? filtering : menu !== 'hidden'} inert={overPage} />
      {overPage && <button type="button" className="shell-backdrop" tabIndex={-1} aria-hidden onClick={dismiss} />}
      <SideMenu ref={menuRef} id={MENU_ID} narrow={narrow} onClose={overPage ? dismiss : null} />
      <main id={CONTENT_ID} tabIndex={-1} className="content" inert={overPage}>
        {children}
      </main>
      <div className="shell-foot" inert={overPage}>
        <Footer />
      </div>
    </div>
  );
}
