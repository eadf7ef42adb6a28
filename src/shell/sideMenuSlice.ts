import { createAction } from '@reduxjs/toolkit';
import { declareMachine } from '#core/machine.ts';
import { locationChanged } from '#core/location/locationSlice.ts';
import { filterChanged } from '#core/menu/menuSlice.ts';

/**
 * The side menu: `resting` is shown beside the page on a wide screen and put away on a narrow one;
 * `hidden` is put away on a wide screen; `overPage` lies over the page on a narrow one (D25).
 */
export type SideMenuState = { status: 'resting' } | { status: 'hidden' } | { status: 'overPage' };

/** The toggle of the top bar was used; `narrow`: the menu has no room beside the page. */
export const menuToggled = createAction<{ narrow: boolean }>('sideMenu/toggled');
/** Escape, or a click beside a menu that lies over the page. */
export const menuDismissed = createAction('sideMenu/dismissed');

const resting = () => ({ status: 'resting' }) as const;

export const sideMenuMachine = declareMachine<SideMenuState>('sideMenu', { status: 'resting' })
  .on('resting', menuToggled, ['overPage', 'hidden'], (_, { payload }) => ({ status: payload.narrow ? 'overPage' : 'hidden' }))
  .on('hidden', menuToggled, ['overPage', 'resting'], (_, { payload }) => ({ status: payload.narrow ? 'overPage' : 'resting' }))
  // What the search box finds is shown in the menu.
  .on('hidden', filterChanged, ['resting', 'hidden'], (state, { payload }) =>
    payload.text.trim() === '' ? state : { status: 'resting' },
  )
  .on('overPage', menuToggled, ['resting', 'hidden'], (_, { payload }) => ({ status: payload.narrow ? 'resting' : 'hidden' }))
  .on('overPage', [menuDismissed, locationChanged], 'resting', resting)
  // The next user at this computer finds the menu.
  .onSessionEnd(['hidden', 'overPage'], 'resting', resting)
  .build();

export const selectSideMenu = ({ sideMenu }: { sideMenu: SideMenuState }): SideMenuState['status'] => sideMenu.status;
